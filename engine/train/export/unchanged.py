"""A network that is exported stays as it is: what it sets while it runs is put back, and told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from engine.backend import asnumpy
from engine.errors import ArgumentValueError


@contextmanager
def unchanged(where: str, parameters: Iterable[Any]) -> Iterator[None]:
    """Put back the numbers that the block has given to parameters.

    Raises:
        ArgumentValueError: If it has: in a file a parameter is a constant, so that the file would
            compute the same each time where the network does not.

    """
    before = [(one, one.array, one.array.copy()) for one in parameters]
    changed = []
    try:
        yield
    finally:
        for parameter, array, numbers in before:
            if parameter.array is not array or not _equal(array, numbers):
                changed.append(parameter.name)
                array[...] = numbers
                parameter.array = array
    if changed:
        expected = "a network that, when it evaluates, leaves its parameters as they are"
        got = f"one that sets {', '.join(map(repr, changed))}"
        raise ArgumentValueError.of(f"{where}(net)", expected, got)


def _equal(array: Any, numbers: Any) -> bool:
    """Bit for bit: what is no number is equal to itself."""
    one, other = (np.ascontiguousarray(asnumpy(each)).reshape(-1) for each in (array, numbers))
    return bool(np.array_equal(one.view(np.uint8), other.view(np.uint8)))
