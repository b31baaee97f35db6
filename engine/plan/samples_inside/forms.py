"""Forms of operators that fill memory that is there, of arrays with the samples innermost.

Each is asked whether it can, and lays the node out if so. What is done by a channel's number, and
ReLU, wait until somebody reads the result (`waiting.py`). Behind a convolution factors of channels,
such as those of a batch norm, become part of its filters (`channel_factors.py`): that rounds
otherwise, and takes no pass over the results.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.graph import GraphNode, Source
from engine.plan.held import Fixed, Read
from engine.plan.layout import Form, Layout

from . import channel_factors, fused, steps
from .convolving import Convolve, is_behind_convolution
from .order import is_laid_out, with_samples_inside
from .waiting import ByChannel, Rectify, WaitingMaker

_FLOATS = (np.dtype(np.float32), np.dtype(np.float64))


def array_of(layout: Layout, source: Source | None, *, waiting: bool = False) -> Any:
    """The array that a value is always in, samples innermost; None where there is none."""
    if source is None:
        return None
    held = layout.what(source)
    if isinstance(held, Fixed):
        array = held.value
        if isinstance(array, np.ndarray) and array.ndim > 1 and not is_laid_out(array):
            array = with_samples_inside(array)
            layout.held[source] = Fixed(array)
    else:
        array = layout.slot(source, waiting=waiting).array
    fits = isinstance(array, np.ndarray) and array.dtype in _FLOATS and is_laid_out(array)
    return array if fits else None


def is_last(layout: Layout, source: Source) -> bool:
    """Whether nobody reads the memory of a value but the node that is laid out now.

    Of memory that the layout did not give nothing is known.
    """
    if isinstance(layout.what(source), Fixed):
        return False
    storages = layout.slot(source, waiting=True).storages
    return bool(storages) and all(storage.readers == 1 for storage in storages)


def _relu(layout: Layout, node: GraphNode) -> bool:
    (source,) = node.sources
    array = array_of(layout, source, waiting=True)
    assert source is not None
    if array is None:
        return False
    if not is_last(layout, source):
        array = layout.slot(source).array
        out = layout.filled(Source(node.name), node.shape, array.dtype)
        assert layout.buffers is not None
        layout.steps.append(steps.rectified(array, out, layout.buffers))
        return True
    slot = layout.slot(source, waiting=True)
    made = layout.hold(Source(node.name), array, slot.storages)
    made.pending = [*slot.pending, Rectify()]
    return True


def _unary(layout: Layout, node: GraphNode) -> bool:
    (source,) = node.sources
    array = array_of(layout, source)
    if array is None or array.dtype != node.outputs[0].dtype:
        return False
    assert source is not None
    out = _target_for(layout, node, source, array)
    layout.steps.append(steps.unary(node.primitive, array, out))
    return True


def _target_for(layout: Layout, node: GraphNode, source: Source, array: Any) -> Any:
    """The memory of what is read, where nobody else reads it; or new."""
    if array.shape == node.shape and is_last(layout, source):
        layout.hold(Source(node.name), array, layout.slot(source).storages)
        return array
    return layout.filled(Source(node.name), node.shape, array.dtype)


def _binary(layout: Layout, node: GraphNode) -> bool:
    first, second = node.sources
    assert first is not None
    assert second is not None
    dtype = node.outputs[0].dtype
    if dtype not in _FLOATS or node.shape[:1] == ():
        return False
    if node.primitive in channel_factors.BY_CHANNEL and _waits_by_channel(layout, node):
        return True
    operands = [layout.operand(one) for one in (first, second)]
    out = None
    for source in (first, second):
        if isinstance(layout.what(source), Fixed):
            continue
        array = array_of(layout, source)
        if array is not None and array.shape == node.shape:
            out = _target_for(layout, node, source, array)
            break
    if out is None:
        out = layout.filled(Source(node.name), node.shape, dtype)
    layout.steps.append(steps.binary(node.primitive, operands[0], operands[1], out))
    return True


def _waits_by_channel(layout: Layout, node: GraphNode) -> bool:
    """Let what is done by a channel's number wait; factors only behind a convolution."""
    first, second = node.sources
    assert first is not None
    assert second is not None
    array = array_of(layout, first, waiting=True)
    if array is None or array.shape != node.shape or not is_last(layout, first):
        return False
    if not _is_by_channel(layout.specs[second].shape, array.ndim):
        return False
    operand = layout.operand(second)
    if isinstance(operand, Read) and operand.index >= 0:
        return False  # its memory may be another's by then; that of weights is not
    slot = layout.slot(first, waiting=True)
    factor = node.primitive in channel_factors.FACTORS
    if factor and not is_behind_convolution(slot.pending):
        return False
    made = layout.hold(Source(node.name), array, slot.storages)
    made.pending = [*slot.pending, ByChannel(node.primitive, operand)]
    return True


def _is_by_channel(shape: tuple[int, ...], rank: int) -> bool:
    """Whether an array has a number for each index of axis 1 alone."""
    if rank == 2 and len(shape) == 1:
        return True
    return len(shape) == rank > 1 and all(n == 1 for k, n in enumerate(shape) if k != 1)


def _largest(layout: Layout, node: GraphNode) -> bool:
    (source,) = node.sources
    window = node.attributes["window"]
    if any(window.pads):
        return False
    array = array_of(layout, source, waiting=True)
    if array is None:
        return False
    assert source is not None
    assert layout.buffers is not None
    waits = is_last(layout, source)
    slot = layout.slot(source, waiting=waits)
    out = layout.filled(Source(node.name), node.shape, array.dtype)
    pending, is_done = slot.pending, False
    if pending and isinstance(pending[0], WaitingMaker):
        first, *behind = pending
        is_done, pending = first.largest(layout, array, out, window, behind)
    if not is_done:
        step = fused.largest(array, out, window, layout.buffers)
        layout.steps.append(step or steps.largest(array, out, window, layout.buffers))
    layout.slot(Source(node.name), waiting=True).pending = [*pending]
    slot.pending = []
    return True


def _rearranged(layout: Layout, node: GraphNode) -> bool:
    """Another view of the same memory, where there is one."""
    (source,) = node.sources
    array = array_of(layout, source)
    if array is None:
        return False
    assert source is not None
    try:
        view = array.reshape(node.shape, copy=False)
    except ValueError:  # only a copy has this shape
        return False
    if not is_laid_out(view):
        return False
    layout.hold(Source(node.name), view, layout.slot(source).storages)
    return True


def _dense(layout: Layout, node: GraphNode) -> bool:
    x, weight = node.sources
    below = array_of(layout, x)
    assert weight is not None
    if below is None or below.ndim != 2 or below.dtype != node.outputs[0].dtype:
        return False
    operand = layout.operand(weight)
    out = layout.filled(Source(node.name), node.shape, below.dtype)
    layout.steps.append(steps.dense(below, operand, out))
    return True


def _convolve(layout: Layout, node: GraphNode) -> bool:
    x, weight = node.sources
    below = array_of(layout, x)
    assert x is not None
    assert weight is not None
    if below is None or below.dtype != node.outputs[0].dtype:
        return False
    operand = layout.operand(weight)
    window, group = node.attributes["window"], node.attributes["group"]
    layout.filled(Source(node.name), node.shape, below.dtype)
    known = isinstance(layout.what(x), Fixed)
    storages = () if known else layout.slot(x).storages
    this = fused.Convolution(below, operand, layout.specs[weight].shape, window, group, storages)
    for storage in storages:
        storage.readers += 1  # it has not been read when the node is laid out
    slot = layout.slot(Source(node.name), waiting=True)
    slot.pending = [Convolve(this)]
    if isinstance(operand, Read) and operand.index >= 0:
        layout.finish(slot)  # what it reads may be another's by then; that of weights is not
    return True


def _cross_entropy(layout: Layout, node: GraphNode) -> bool:
    logits, labels = node.sources
    scores = array_of(layout, logits)
    assert logits is not None
    assert labels is not None
    held = layout.what(labels)
    if scores is None or scores.ndim != 2 or not isinstance(held, Fixed):
        return False
    if not is_last(layout, logits):
        return False
    assert layout.buffers is not None
    out = layout.filled(Source(node.name), node.shape, scores.dtype)
    layout.steps.append(steps.cross_entropy(scores, held.value, out, layout.buffers))
    return True


def _index_of_max(layout: Layout, node: GraphNode) -> bool:
    """In memory of its own: then a cross entropy of the same scores may change these."""
    (source,) = node.sources
    scores = array_of(layout, source)
    if scores is None or scores.ndim != 2 or node.attributes["axis"] not in {1, -1}:
        return False
    if node.attributes["keepdims"] or node.outputs[0].dtype != np.dtype(np.intp):
        return False
    out = layout.filled(Source(node.name), node.shape, node.outputs[0].dtype)
    layout.steps.append(steps.index_of_max(scores, out))
    return True


FORMS: dict[str, Form] = {
    "relu": _relu,
    **dict.fromkeys(("add", "sub", "mul", "div"), _binary),
    **dict.fromkeys(("neg", "tanh", "square", "exp", "sqrt"), _unary),
    "window_max": _largest,
    "rearranged": _rearranged,
    "dense_product": _dense,
    "convolve": _convolve,
    "sparse_softmax_cross_entropy": _cross_entropy,
    "index_of_max": _index_of_max,
}
