"""Whether numbers have stayed numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentTypeError
from engine.tensor import Tensor


def all_finite(inputs: Any) -> Tensor:
    """Whether no number of some tensors is infinite or NaN, as a tensor of bool without axes.

    Args:
        inputs: Gradients: a tuple or list of tensors, nested as may be; or one tensor.

    Raises:
        ArgumentTypeError: If something else is among them.

    >>> import engine
    >>> all_finite((engine.Tensor([1.0, float("nan")]), engine.Tensor([2.0])))
    Tensor(shape=[], dtype=Bool, value= False)

    """
    finite = [ops.isfinite(one).all() for one in _flat(inputs)]
    return ops.stack(finite).all() if finite else Tensor(np.array(True))


def _flat(inputs: Any) -> list[Tensor]:
    if isinstance(inputs, tuple | list):
        return [one for member in inputs for one in _flat(member)]
    if not isinstance(inputs, Tensor):
        raise ArgumentTypeError.of("all_finite(inputs)", "tensors, in tuples or lists", inputs)
    return [inputs]
