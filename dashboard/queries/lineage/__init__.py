"""Parameters against results: columns, targets, importance."""
