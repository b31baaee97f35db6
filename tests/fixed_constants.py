"""The constants that hypothesis puts among its examples: the same ones, whatever was imported.

By itself it reads them out of the source of every module of ours that is loaded at the time. So a
property was tried with other examples alone than among others, and each process read a thousand
files for it. Here is one pool instead, beside the one that hypothesis has for everybody: where our
formats, types and buffers end.
"""

from __future__ import annotations

from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants
from sortedcontainers import SortedSet

_ENDS = (127, 255, 1_023, 2_047, 4_095, 32_767)
INTEGERS = {value for end in _ENDS for value in (end, end + 1, end + 2, -end - 1, -end - 2)}
FLOATS = {6.1e-5, 65_504.0, 65_520.0, 2_049.0, 16_777_217.0, 1e-8, 1e-4, 1e-3, 100.0, 1_000.0}
TEXTS = {".", "..", "/", "a/b", "loss", "step", "cupy", "float16", "utf-8", "\n", "\0", "\ufeff"}
BYTES = {b"\x00", b"\xff", b"\n", b"PK\x03\x04", b"\x89PNG", b"\xef\xbb\xbf", b"\x00" * 8}
POOL = Constants(
    integers=SortedSet(INTEGERS),
    floats=SortedSet(FLOATS | {-value for value in FLOATS}),
    bytes=SortedSet(BYTES),
    strings=SortedSet(TEXTS),
)


def fix_constants() -> None:
    """Have every property draw from the pool.

    Hypothesis has no setting for it; `tests/tools/test_fixed_constants.py` says when this function
    of its own is another.
    """
    providers._get_local_constants = lambda: POOL
