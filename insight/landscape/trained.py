"""Which arrays of a checkpoint are trained parameters.

A training's checkpoint holds more than that: the optimizer's state, counters, running statistics
of norm layers, facts that a user put beside them.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np

from insight.errors import SummaryError

# What stands before a parameter's name in the name of its state, here and in MindSpore.
_STATE_PREFIXES = {
    *("accum", "accum_update", "adam_m", "adam_v", "ax_", "delta", "grad_accumulation"),
    *("grad_res_momentum", "lamb_m", "lamb_v", "linear", "mean_grad", "mean_gradient"),
    *("mean_square", "moment", "moment1", "moment2", "moments", "moments1", "moments2", "prev"),
    *("stat", "step_size", "vhat", "weights_clone"),
}
# What an optimizer or a loss scaler keeps one of.
_SETTINGS = {
    *("beta1_power", "beta2_power", "global_step", "learning_rate", "momentum", "scale_sense"),
    *("current_iterator_step", "last_overflow_iterator_step"),
}
_STATISTICS = ("moving_mean", "moving_variance", "running_mean", "running_var")


def is_float(array: Any) -> bool:
    """Whether an array, of which only the type is looked at, is of real floating-point numbers.

    >>> is_float(np.zeros(1, np.float16)), is_float(np.zeros(1, np.int8))
    (True, False)
    """
    try:
        dtype = array.dtype
    except SummaryError:  # a type that only other libraries compute with
        return False
    return _is_float(dtype)


@functools.cache  # NumPy takes a while to name a type
def _is_float(dtype: np.dtype[Any]) -> bool:
    return dtype.name in {"float16", "bfloat16", "float32", "float64"}


def trained_names(arrays: Mapping[str, Any], *, of_model: bool) -> list[str]:
    """The names of the trained parameters, in the order of the checkpoint.

    They are its floating-point arrays but for the optimizer's state: `moments.fc.weight` beside a
    `fc.weight` of the same shape. Of a file, settings such as `learning_rate`, running statistics
    of norm layers, and single numbers, which may be facts, are left out too.

    Args:
        arrays: What the checkpoint holds; only types and shapes are looked at.
        of_model: Whether they are a model's `parameters()`, which has reasons for what it gives.

    >>> arrays = {"w": np.ones(2), "moments.w": np.ones(2), "bn.moving_mean": np.ones(2)}
    >>> trained_names(arrays, of_model=False), trained_names(arrays, of_model=True)
    (['w'], ['w', 'bn.moving_mean'])

    """
    return [
        name
        for name, array in arrays.items()
        if is_float(array)
        and not _is_state(name, arrays)
        and (of_model or not _is_of_training(name, array))
    ]


def _is_of_training(name: str, array: Any) -> bool:
    """Whether a file's array is a setting, a fact or a statistic."""
    return array.shape == () or name in _SETTINGS or name.endswith(_STATISTICS)


def _is_state(name: str, arrays: Mapping[str, Any]) -> bool:
    prefix, _, parameter = name.partition(".")
    if prefix not in _STATE_PREFIXES or parameter not in arrays:
        return False
    return bool(arrays[parameter].shape == arrays[name].shape)
