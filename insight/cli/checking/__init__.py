"""What `insight check` says of files that are no files of runs."""
