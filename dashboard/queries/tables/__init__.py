"""Recorded tables: several runs' joined to one, sorted, searched, and sent a few rows at a time."""
