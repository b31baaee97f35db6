"""Running a run again: whether it can be, doing it, and what came of it."""
