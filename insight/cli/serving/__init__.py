"""What `insight serve` takes once it runs, out of the way of help, which loads every command."""
