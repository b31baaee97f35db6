"""The parts of a report, one a file, as elements."""
