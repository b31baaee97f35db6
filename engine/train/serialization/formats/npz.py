"""NumPy's own files."""

from __future__ import annotations

from insight.format.npz import check_npz_names, npz_parts, npz_values

from .codec import Codec

__all__ = ["NPZ"]

NPZ = Codec(
    "npz",
    ".npz",
    npz_parts,
    npz_values,
    npz_parts,
    is_encryptable=False,
    check_names=check_npz_names,
)
