"""The pages, one a file: each holds a `PAGE`, and that is all it takes to be found."""
