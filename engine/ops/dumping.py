"""Tensors written to files while a network runs, to be looked at later."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import beside_the_graph, read
from engine.backend import asnumpy
from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Tensor

__all__ = ["tensordump"]

MODES = ("out", "in")
_numbers = itertools.count()


def tensordump(file_name: str, tensor: Tensor, mode: str = "out") -> None:
    """Write a tensor to a file of NumPy, and return when it is there.

    Its name is what is given, without the ending .npy, with the number type and how many tensors
    this process has written before: `loss_float32_0.npy`. Folders that are missing are made.
    bfloat16 is written as float32. The shortest way to get them back is `numpy.load`.

    Args:
        file_name: Where, with or without folders.
        tensor: Any shape.
        mode: "out" or "in": which side of a tensor that several devices lay out anew is meant.
            Here nothing is laid out anew, so both write the same.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If the name is empty, or `mode` another word.

    >>> import engine
    >>> import numpy
    >>> from pathlib import Path
    >>> tensordump("dumps/loss", engine.Tensor([0.5]))
    >>> [numpy.load(path) for path in Path("dumps").glob("loss_float32_*.npy")]
    [array([0.5], dtype=float32)]

    """
    for name, given in (("file_name", file_name), ("mode", mode)):
        if not isinstance(given, str):
            raise ArgumentTypeError.of(f"tensordump({name})", "a str", given)
    if not isinstance(tensor, Value):
        raise ArgumentTypeError.of("tensordump(tensor)", "a tensor", tensor)
    check_mode("tensordump(mode)", mode)
    if not file_name:
        raise ArgumentValueError.of("tensordump(file_name)", "a name", "an empty text")
    beside_the_graph("a tensor is dumped")
    kind = str(as_dtype(tensor.array.dtype)).lower()
    array = asnumpy(read(tensor))
    if array.dtype.kind == "V":
        array = array.astype(np.float32)
    base = file_name.removesuffix(".npy")
    path = Path(f"{base}_{kind}_{next(_numbers)}.npy")
    path.parent.mkdir(parents=True, exist_ok=True)
    np.save(path, array)


def check_mode(where: str, mode: Any) -> None:
    """Refuse other words.

    Raises:
        ArgumentValueError: If it is none of "in" and "out".

    """
    if mode not in MODES:
        raise ArgumentValueError.of(where, f"one of {MODES}", repr(mode))
