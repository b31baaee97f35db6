"""What a collector records of an evaluation: each metric as numbers over the steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from engine.tensor import Tensor

# Of an array of one axis, such as the recall of each class: more than that is a tensor, no curves.
MOST_CURVES = 32
# Of lists of several lengths, and of tensors of others that are to be asked in another way.
_REFUSALS = (TypeError, ValueError, RuntimeError, OverflowError)


def evaluation_values(part: str, params: Any) -> Iterator[tuple[str, str, Any]]:
    """(plugin, tag, value) of each number that an evaluation found: `val/accuracy`, `val/recall/0`.

    In `fit` the loss is one of them though no metric is a loss.

    Args:
        part: What stands before the names.
        params: What `RunContext.original_args()` returns at the end of an evaluation.

    """
    metrics = params.metrics or {}
    for name, value in metrics.items():
        yield from _values(f"{part}/{name}", value)
    results = params.get("eval_results") or {}
    if "eval_loss" in results and not {"loss", "eval_loss"} & metrics.keys():
        yield from _values(f"{part}/loss", results["eval_loss"])


def _values(tag: str, value: Any) -> Iterator[tuple[str, str, Any]]:
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield from _values(f"{tag}/{name}", inner)
        return
    array = _numbers(value)
    if array is None:
        for at, inner in enumerate(value if isinstance(value, list | tuple) else ()):
            yield from _part(f"{tag}/{at}", inner)
    elif array.ndim == 0:
        yield "scalar", tag, float(array)
    elif array.ndim == 1 and array.size <= MOST_CURVES:
        for at, number in enumerate(array):
            yield "scalar", f"{tag}/{at}", float(number)
    else:
        yield "tensor", tag, array


def _part(tag: str, value: Any) -> Iterator[tuple[str, str, Any]]:
    """A part of several, such as the rates of a ROC curve: an array among them is no curves."""
    array = _numbers(value)
    if array is not None and array.ndim and array.size:
        yield "tensor", tag, array
    else:
        yield from _values(tag, value)


def _numbers(value: Any) -> Any:
    """An array of real numbers, or None where it is none, such as a list of arrays or of texts."""
    try:
        if _is_list(value) and any(np.ndim(_plain(one)) for one in value):
            return None
        array = np.asarray([_plain(one) for one in value] if _is_list(value) else _plain(value))
    except _REFUSALS:
        return None
    return array.astype(np.float64) if array.dtype.kind in "biuf" else None


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)


def _plain(value: Any) -> Any:
    return value.asnumpy() if isinstance(value, Tensor) else value
