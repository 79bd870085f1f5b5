"""The games: pure functions over frozen states. No clock, no Discord, no pictures, no files but their own data."""
