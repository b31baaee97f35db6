"""Tensors as slices, statistics and pictures."""
