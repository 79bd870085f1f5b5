"""Discord on your own machine: its HTTP API v10 and gateway on loopback, people to play as, and a page to play on.

It speaks Discord's protocol and knows nothing of Allotment. See README.md in this folder for how it is used.
"""
