"""One run: how well it did beside the others, what it was made of, what it recorded."""
