"""How several processes make one array of theirs, in words and types that MPI knows."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, compose

_OF_TRUTHS = {"sum": "max", "prod": "min", "avg": "min"}  # any, all, and a mean that reaches 1


class MadeOfSeveral:
    """A reduction.

    Args:
        where: What asks for it.
        op: "sum", "prod", "min", "max" or "avg".
        dtype: The number type of the arrays.
        count: How many processes have one.

    Attributes:
        word: What MPI is asked for.
        dtype: The type that it is made in.

    Raises:
        ArgumentTypeError: If complex numbers are to be put in order.

    """

    def __init__(self, where: str, op: str, dtype: Any, count: int) -> None:
        if dtype.kind == "c" and op in {"min", "max"}:
            expected = "real numbers, which have an order"
            raise ArgumentTypeError(compose(f"{where}({op!r})", expected, dtype.name))
        self._divisor = count if op == "avg" and dtype.kind != "b" else 1
        self.word = "sum" if op == "avg" else op
        if dtype.kind == "b":
            self.word = _OF_TRUTHS.get(op, op)
        is_half = dtype.itemsize == 2 and dtype.kind in "fV"
        self.dtype = np.dtype(np.float32) if is_half and op == "avg" else dtype

    def finish(self, array: Any) -> None:
        """Make what MPI gave the result, in place; means of whole numbers are rounded to 0."""
        if self._divisor == 1:
            return
        if array.dtype.kind in "iu":
            array[...] = np.sign(array) * (np.abs(array) // self._divisor)
        else:
            array /= self._divisor
