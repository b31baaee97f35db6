"""Tables to what a page shows: pure functions of DataFrames, without Dash."""
