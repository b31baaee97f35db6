"""NumPy's own files."""

from __future__ import annotations

from insight.format.npz import npz_parts, npz_values

from .codec import Codec

__all__ = ["NPZ"]

NPZ = Codec("npz", ".npz", npz_parts, npz_values, npz_parts, is_encryptable=False)
