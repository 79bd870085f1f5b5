"""The version of the program, as /garden about tells it: the same as in pyproject.toml, which a test proves."""

VERSION = "0.1.0"
