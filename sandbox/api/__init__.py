"""Discord's HTTP API v10, as far as a bot of our kind uses it: one module for each kind of thing."""
