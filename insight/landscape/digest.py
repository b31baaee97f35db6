"""What tells parameters from others: a checksum of all their numbers."""

from __future__ import annotations

import hashlib

import numpy as np

from .parameters import Parameters


def digest_of(*parameters: Parameters) -> str:
    """The SHA-256 of names, types, shapes and numbers, whatever the order of the names.

    >>> digest_of({"w": np.zeros(2)})[:8]
    'e421951f'

    """
    found = hashlib.sha256()
    for one in parameters:
        for name in sorted(one):
            array = np.ascontiguousarray(one[name])
            found.update(repr((name, array.dtype.str, array.shape)).encode())
            found.update(
                array.view(np.uint8).data if array.ndim and array.size else array.tobytes()
            )
        found.update(b"\n")
    return found.hexdigest()
