"""The rows and columns of the page Runs, the filter's matches, the header and its alerts."""
