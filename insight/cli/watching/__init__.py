"""What `insight watch` is made of."""
