"""Code without AVX-512 where the processor has it, to see what others get: INSIGHT_NATIVE=avx2."""

from __future__ import annotations

import os
from collections.abc import Mapping

_WIDE = ("avx512", "avx10", "amx", "evex512")


def is_narrowed() -> bool:
    """Whether the environment asks for it."""
    return os.environ.get("INSIGHT_NATIVE") == "avx2"


def allowed(features: Mapping[str, bool]) -> dict[str, bool]:
    """What a processor has, by name, without what is not to be used."""
    if not is_narrowed():
        return dict(features)
    return {name: has and not name.lower().startswith(_WIDE) for name, has in features.items()}
