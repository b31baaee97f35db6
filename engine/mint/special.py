"""Special functions under PyTorch's names."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.ops import erfc, exp2, expm1, log1p, sinc

from .nn.functional.activation import log_softmax

__all__ = ["erfc", "exp2", "expm1", "log1p", "log_softmax", "round", "sinc"]


def round(input: Any) -> Any:
    """Each number rounded to the nearest whole one, halves to the even one.

    >>> import engine
    >>> from engine import mint
    >>> mint.special.round(engine.Tensor([0.5, 1.5])).asnumpy()
    array([0., 2.], dtype=float32)

    """
    return ops.round(input)
