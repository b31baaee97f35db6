"""What differs between runs: facts, curves, texts."""
