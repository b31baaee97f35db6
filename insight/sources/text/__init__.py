"""Files of text: lines, tables, JSON and YAML, read as they grow and whatever is in them."""
