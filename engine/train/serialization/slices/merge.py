"""Slices of one parameter, joined."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, UnknownNameError
from engine.tensor import Parameter

from .layout import SliceLayout
from .pieces import Pieces
from .strategy import layout_of

_WHERE = "merge_sliced_parameter"


def merge_sliced_parameter(
    sliced_parameters: list[Parameter], strategy: dict[str, Any] | None = None
) -> Parameter:
    """The parameter whose slices are given, one of each device.

    Slices that an optimizer cut further are joined here as if it had not: `transform_checkpoints`
    and `load_distributed_checkpoint` join these, too.

    Args:
        sliced_parameters: The slices in the order of their ranks, all of one name, and of one shape
            but for the first axis.
        strategy: By name how each parameter lies in slices, from `build_searched_strategy`. None or
            empty: the slices are joined along their first axis.

    Returns:
        A parameter of the name, `requires_grad` and `layerwise_parallel` of the first slice.

    Raises:
        TypeError: If `sliced_parameters` is no list of parameters, or `strategy` no dict.
        KeyError: If `strategy` lacks the name.
        ValueError: If there is no slice, or the slices do not fit each other or the strategy.

    >>> import engine
    >>> halves = [engine.Parameter([1.0, 2.0], name="table"), engine.Parameter([3.0], name="table")]
    >>> merge_sliced_parameter(halves)
    Parameter (name=table, shape=(3,), dtype=Float32, requires_grad=True)

    """
    first = _checked(sliced_parameters, strategy)
    slices = [parameter.asnumpy() for parameter in sliced_parameters]
    if not strategy:
        if not first.shape:
            raise ShapeError.of(_WHERE, "slices with axes", ())
        merged = np.concatenate(slices)
    elif first.name not in strategy:
        raise UnknownNameError.of(f"{_WHERE}(strategy)", first.name, list(strategy)[:5])
    else:
        merged = _joined(slices, _layout(first.name, strategy[first.name]))
    return Parameter(
        merged,
        name=first.name,
        requires_grad=first.requires_grad,
        layerwise_parallel=first.layerwise_parallel,
    )


def _checked(slices: Any, strategy: Any) -> Parameter:
    """The first of slices that fit each other."""
    if not isinstance(slices, list):
        raise ArgumentTypeError.of(f"{_WHERE}(sliced_parameters)", "a list", slices)
    if not slices:
        raise ArgumentValueError.of(f"{_WHERE}(sliced_parameters)", "slices", "an empty list")
    if strategy and not isinstance(strategy, dict):
        raise ArgumentTypeError.of(f"{_WHERE}(strategy)", "a dict or None", strategy)
    for index, parameter in enumerate(slices):
        where = f"{_WHERE}(sliced_parameters)[{index}]"
        if not isinstance(parameter, Parameter):
            raise ArgumentTypeError.of(where, "a Parameter", parameter)
        if parameter.name != slices[0].name:
            expected = f"a slice of {slices[0].name!r}"
            raise ArgumentValueError.of(where, expected, f"one of {parameter.name!r}")
        like = slices[0].shape
        if parameter.ndim != len(like) or parameter.shape[1:] != like[1:]:
            raise ShapeError.of(where, f"(…, {', '.join(map(str, like[1:]))})", parameter.shape)
    first: Parameter = slices[0]
    return first


def _layout(name: str, message: Any) -> SliceLayout:
    """The layout in which the slices are joined: without the optimizer's part in it."""
    where = f"{_WHERE}(strategy)[{name!r}]"
    try:
        slices = type(message)()
        slices.CopyFrom(message)
        slices.opt_weight_shard_size = 0
    except (AttributeError, TypeError) as error:
        expected = "a ParallelLayouts of build_searched_strategy"
        raise ArgumentValueError.of(where, expected, type(message).__name__) from error
    return layout_of(where, slices)


def _joined(slices: list[np.ndarray[Any, Any]], layout: SliceLayout) -> np.ndarray[Any, Any]:
    where = f"{_WHERE}(sliced_parameters)"
    if len(slices) != prod(layout.devices):
        expected = f"one slice of each of {prod(layout.devices)} devices"
        raise ArgumentValueError.of(where, expected, str(len(slices)))
    if not layout.sizes and len({part.shape for part in slices}) > 1:
        raise ShapeError.of(where, f"{slices[0].shape} in every slice", slices[-1].shape)
    pieces = Pieces(where, layout)
    number_type = np.result_type(*slices)
    for rank, part in enumerate(slices):
        pieces.add(rank, part.astype(number_type, copy=False))
    return pieces.joined()
