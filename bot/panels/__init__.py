"""What people see and press: pages built from a table, and what a press on them does."""
