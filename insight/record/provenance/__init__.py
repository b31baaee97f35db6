"""What reproduces a run, taken once when it begins to record, and never at its cost."""
