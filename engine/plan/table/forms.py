"""By primitive the kernel that computes a node, and how it wants its operands to lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.backend.native import (
    convolution,
    copies,
    half_convolution,
    half_products,
    multiplied,
    pooling,
    reductions,
    row_positions,
    rows,
    steps,
)
from engine.backend.native.arrays import address_of
from engine.backend.native.averages import moved_average_call
from engine.backend.native.calls import Call
from engine.backend.native.moves import Adam, Momentum

__all__ = ["FORMS", "Form"]

Arrays = Sequence[Any]
Calls = Call | list[Call] | None


class Form(NamedTuple):
    """How a kernel computes a node.

    Attributes:
        call: Given the arrays of its inputs, where its results go, and its settings, the call, or
            several; None where the kernel does not take them.
        samples_inside: Which inputs are to lie with their samples innermost.
        makes_inside: Whether the result lies so.
        numbers: Which inputs are numbers of the call, in order; the others are arrays, or settings
            that stay.
        writes: Whether it makes nothing new but writes to what it is given.
        lies_as_read: Whether its result lies as its operator makes it of what it reads.
        may_raise: Whether the operator may refuse numbers of what it is given.
        gradient: Of what writes, which input it follows: of a step of an optimizer the gradient.
        moved: Of such a step, given its inputs, what a product moves whose result is the gradient.

    """

    call: Callable[[Arrays, Arrays, Mapping[str, Any]], Calls]
    samples_inside: tuple[int, ...] = ()
    makes_inside: bool = False
    numbers: tuple[int, ...] = ()
    writes: bool = False
    lies_as_read: bool = False
    may_raise: bool = False
    gradient: int = 0
    moved: Callable[[Arrays], Momentum | Adam] | None = None


def _product(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    x, y = given
    return multiplied.product_call(x, y, out[0]) if x.ndim > 1 and y.ndim > 1 else None


def _dense_product(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    x, weight = given
    return multiplied.product_call(x, weight.T, out[0]) if x.ndim > 1 else None


def _half_product(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    x, y = given
    return half_products.half_product_call(x, y, out[0]) if x.ndim > 1 and y.ndim > 1 else None


def _half_dense_product(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    x, weight = given
    return half_products.half_product_call(x, weight.T, out[0]) if x.ndim > 1 else None


def _convolve(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    x, weight = given
    return convolution.convolved_call(x, weight, out[0], settings["window"], settings["group"])


def _convolve_back(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    g, weight = given
    return convolution.convolved_back_call(g, weight, out[0], settings["window"], settings["group"])


def _convolve_weight(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    x, g = given
    return convolution.convolved_weight_call(x, g, out[0], settings["window"], settings["group"])


def _half_convolve(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    x, weight = given
    how = settings["window"], settings["group"]
    return half_convolution.half_convolved_call(x, weight, out[0], *how)


def _half_convolve_back(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    g, weight = given
    how = settings["window"], settings["group"]
    return half_convolution.half_convolved_back_call(g, weight, out[0], *how)


def _half_convolve_weight(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    x, g = given
    how = settings["window"], settings["group"]
    return half_convolution.half_convolved_weight_call(x, g, out[0], *how)


def _window_max(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    return pooling.largest_below_call(given[0], out[0], settings["window"])


def _window_index(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    x, largest = given
    return pooling.index_of_largest_call(x, largest, out[0], settings["window"])


def _window_sum(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    return pooling.sum_below_call(given[0], out[0], settings["window"])


def _window_spread(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    return pooling.spread_below_call(given[0], out[0], settings["window"])


def _window_put(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    g, indices = given
    return pooling.put_at_call(g, indices, out[0], settings["window"])


def _momentum(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    param, accum, grad, _, _, nesterov = given
    return steps.momentum_call(param, accum, grad, nesterov)


def _moved_by_momentum(given: Arrays) -> Momentum:
    param, accum, _, _, _, nesterov = given
    return Momentum(param, accum, nesterov)


def _moved_by_adam(given: Arrays) -> Adam:
    param, first, second, _, _, _, _, _, nesterov, *largest = given
    return Adam(param, first, second, nesterov, largest[0] if largest else None)


def _adam(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    param, first, second, grad, _, _, _, _, nesterov, *largest = given
    return steps.adam_call(param, first, second, grad, nesterov, largest[0] if largest else None)


def _moved_average(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    kept, delta, _, _ = given
    return moved_average_call(kept, delta)


def _rearranged(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    (x,) = given
    return copies.copied_call(x, out[0].reshape(x.shape))


def _joined(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    axis, calls, begin = settings["axis"], [], 0
    for x in given:
        index = [slice(None)] * x.ndim
        index[axis] = slice(begin, begin + x.shape[axis])
        there = out[0][tuple(index)]
        begin += x.shape[axis]
        if address_of(x) == address_of(there) and x.strides == there.strides:
            continue  # it was made there
        call = copies.copied_call(x, there)
        if call is None:
            return None
        calls.append(call)
    return calls


def _mean(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    (x,) = given
    return reductions.middle_mean_calls(x, out[0], settings["axis"])


def _losses(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    logits, labels = given
    return rows.sparse_losses_call(logits, labels, out[0])


def _one_hot(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    return rows.one_hot_call(given[0], out[0], settings["on"], settings["off"])


# Indices as `engine.ops.index_parts` has them: of rows by one array, and of positions in each row.
_ROWS = ((0, None),)


def _positions(shape: tuple[int, ...]) -> tuple[Any, ...]:
    rank = len(shape)
    return (*[(shape[axis], axis, rank) for axis in range(rank - 1)], *_ROWS)


def _taken(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    if len(given) != 2:
        return None
    (x, indices), index = given, settings["index"]
    if index == _ROWS:
        return rows.gathered_call(x, indices, out[0])
    is_of_positions = x.ndim > 1 and index == _positions(x.shape)
    return row_positions.picked_call(x, indices, out[0]) if is_of_positions else None


def _put_back(given: Arrays, out: Arrays, settings: Mapping[str, Any]) -> Calls:
    if len(given) != 2:
        return None
    (g, indices), index = given, settings["index"]
    if index == _ROWS:
        return rows.scattered_call(g, indices, out[0])
    is_of_positions = out[0].ndim > 1 and index == _positions(out[0].shape)
    return row_positions.placed_call(g, indices, out[0]) if is_of_positions else None


FORMS: Mapping[str, Form] = MappingProxyType(
    {
        "matrix_product": Form(_product),
        "dense_product": Form(_dense_product),
        "held_product": Form(_half_product),
        "held_dense_product": Form(_half_dense_product),
        "sparse_softmax_cross_entropy": Form(_losses, may_raise=True),
        "one_hot_rows": Form(_one_hot, may_raise=True),
        "taken": Form(_taken, may_raise=True),
        "put_back": Form(_put_back, may_raise=True),
        "rearranged": Form(_rearranged),
        "joined": Form(_joined, lies_as_read=True),
        "reduce_mean": Form(_mean, lies_as_read=True),
        "convolve": Form(_convolve, (0,), True),
        "convolve_back": Form(_convolve_back, (0,), True),
        "convolve_weight": Form(_convolve_weight, (0, 1)),
        "held_convolve": Form(_half_convolve, (0,), True),
        "held_convolve_back": Form(_half_convolve_back, (0,), True),
        "held_convolve_weight": Form(_half_convolve_weight, (0, 1)),
        "window_max": Form(_window_max, (0,), True),
        "window_index": Form(_window_index, (0, 1), True),
        "window_sum": Form(_window_sum, (0,), True),
        "window_spread": Form(_window_spread, (0,), True),
        "window_put": Form(_window_put, (0, 1), True),
        "apply_momentum": Form(
            _momentum, numbers=(3, 4), writes=True, gradient=2, moved=_moved_by_momentum
        ),
        "apply_adam": Form(
            _adam, numbers=(4, 5, 6, 7), writes=True, gradient=3, moved=_moved_by_adam
        ),
        "moved_average": Form(_moved_average, numbers=(2, 3), writes=True, gradient=1),
    }
)
