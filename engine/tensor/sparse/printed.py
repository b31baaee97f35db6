"""How tensors of sparse layout are printed, as MindSpore's."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.tensor.tensor import Tensor, _formatter


def printed(layout: str, shape: Any, **parts: Tensor) -> str:
    """The layout, shape and number type, then each tensor by its name.

    >>> printed("RowTensor", (2, 1), indices=Tensor([0]), values=Tensor([[1]]))
    'RowTensor(shape=[2, 1], dtype=Int64, indices=Tensor(shape=[1], dtype=Int64, value=[0]), ...
    """
    inner = ", ".join(f"{name}={_part(tensor)}" for name, tensor in parts.items())
    return f"{layout}(shape={list(shape)}, dtype={parts['values'].dtype}, {inner})"


def _part(tensor: Tensor) -> str:
    array = tensor.asnumpy()
    text = np.array2string(
        array, threshold=1000, max_line_width=200, formatter=_formatter(array.dtype)
    )
    line = "\n" if array.ndim > 1 else ""
    return f"Tensor(shape={list(tensor.shape)}, dtype={tensor.dtype}, value={line}{text})"
