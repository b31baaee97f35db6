"""Points of scalars: where they lie, and how many of them become few."""
