"""What a run printed, a window of lines at a time."""
