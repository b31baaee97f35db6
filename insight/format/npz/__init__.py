"""NumPy's `.npz` files: a ZIP archive with one array a member. Nothing is pickled either way."""

from __future__ import annotations

from .arrays import npz_arrays
from .reading import npz_contents, npz_values
from .writing import check_npz_names, npz_parts

__all__ = ["check_npz_names", "npz_arrays", "npz_contents", "npz_parts", "npz_values"]
