"""Where runs come from and what came of them, as one graph of all that are shown."""
