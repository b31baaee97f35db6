"""SQLite files of other tools, read without a trace beside them."""
