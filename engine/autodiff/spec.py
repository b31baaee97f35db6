"""The shape and dtype of an array that need not exist."""

from __future__ import annotations

from typing import Any, NamedTuple


class Spec(NamedTuple):
    """What a primitive's `infer` takes for each input, and returns for each output.

    `dtype` is a NumPy dtype. A Python number has shape () and dtype None: it takes the dtype of
    what it meets.
    """

    shape: tuple[int, ...]
    dtype: Any

    @classmethod
    def of(cls, value: Any) -> Spec | None:
        """The spec of an array or number; None stays None (an input that was left out)."""
        if value is None:
            return None
        if isinstance(value, bool | int | float | complex):
            return cls((), None)
        return cls(tuple(value.shape), value.dtype)
