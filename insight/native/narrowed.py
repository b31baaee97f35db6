"""Code without what the processor has, to see what others get: INSIGHT_NATIVE=avx2 or avx512."""

from __future__ import annotations

import os
from collections.abc import Mapping

# What each leaves out, by the beginnings of names: LLVM's, Linux's and NumPy's.
_WITHOUT = {
    "avx2": ("avx512", "avx10", "amx", "evex512"),
    "avx512": ("amx",),
}


def narrowed_to() -> str:
    """The widest that the environment lets code use, of a wider processor; empty where all is."""
    asked = os.environ.get("INSIGHT_NATIVE", "")
    return asked if asked in _WITHOUT else ""


def allowed(features: Mapping[str, bool]) -> dict[str, bool]:
    """What a processor has, by name, without what is not to be used."""
    without = _WITHOUT.get(narrowed_to(), ())
    return {name: has and not name.lower().startswith(without) for name, has in features.items()}
