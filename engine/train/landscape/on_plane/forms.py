"""Forms of operators that fill memory that is there, for a block of samples.

Each is asked whether it can, and lays the node out if so. What is done by a channel's number, and
ReLU, wait until somebody reads the result: the largest of a window is the same before additions and
after, for they keep the order, and there it is a quarter of the numbers or fewer. The bits are the
same. Behind a convolution factors of channels, such as those of a batch norm, become part of its
filters (`folded.py`): that rounds otherwise, and takes no pass over the results.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

import numpy as np

from engine.backend.kernels.window import Window
from engine.graph import GraphNode, Source

from . import folded, fused, steps
from .folded import CONVOLVE
from .held import Buffers, Fixed, Held, Slot, Storage, is_laid_out, with_samples_inside
from .row_product import Row, RowProduct, RowWeight
from .steps import Read, Step

# What may wait for a value: to be put together of what is affine, to be convolved, a number of its
# channel's, ReLU.
MOVE = "move"
RELU = ("relu", None)
_FLOATS = (np.dtype(np.float32), np.dtype(np.float64))


class Sheet(Protocol):
    """What a node is laid out on; `layout.Layout` says more."""

    held: dict[Source, Held]
    shapes: Mapping[Source, tuple[int, ...]]
    steps: list[Step]
    row_steps: list[Callable[[Row], None]]
    buffers: Buffers | None
    most_affine: float

    def what(self, source: Source) -> Held:
        """What a value is."""
        ...

    def slot(self, source: Source, *, waiting: bool = False) -> Slot:
        """A value that is made at each point."""
        ...

    def operand(self, source: Source) -> Any:
        """What a step reads."""
        ...

    def row_weight(self, source: Source) -> RowWeight | None:
        """A value that knows no samples, along rows; None if it is made at each point."""
        ...

    def filled(self, source: Source, shape: tuple[int, ...], dtype: Any) -> Any:
        """The array of a new value."""
        ...

    def hold(self, source: Source, array: Any, storages: Iterable[Storage]) -> Slot:
        """A new value in memory that is there."""
        ...

    def finish(self, slot: Slot) -> None:
        """Do what waits for a value."""
        ...

    def release(self, storages: Iterable[Storage]) -> None:
        """One reading less of memory; who was the last gives it back."""
        ...


def _array(layout: Sheet, source: Source | None, *, waiting: bool = False) -> Any:
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


def _is_last(layout: Sheet, source: Source) -> bool:
    """Whether nobody reads the memory of a value but the node that is laid out now."""
    if isinstance(layout.what(source), Fixed):
        return False
    storages = layout.slot(source, waiting=True).storages
    return all(storage.readers == 1 for storage in storages)


def _relu(layout: Sheet, node: GraphNode) -> bool:
    (source,) = node.sources
    array = _array(layout, source, waiting=True)
    assert source is not None
    if array is None:
        return False
    if not _is_last(layout, source):
        array = layout.slot(source).array
        out = layout.filled(Source(node.name), node.shape, array.dtype)
        assert layout.buffers is not None
        layout.steps.append(steps.rectified(array, out, layout.buffers))
        return True
    slot = layout.slot(source, waiting=True)
    made = layout.hold(Source(node.name), array, slot.storages)
    made.pending = [*slot.pending, RELU]
    return True


def _unary(layout: Sheet, node: GraphNode) -> bool:
    (source,) = node.sources
    array = _array(layout, source)
    if array is None or array.dtype != node.outputs[0].dtype:
        return False
    assert source is not None
    out = _target_for(layout, node, source, array)
    layout.steps.append(steps.unary(node.primitive, array, out))
    return True


def _target_for(layout: Sheet, node: GraphNode, source: Source, array: Any) -> Any:
    """The memory of what is read, where nobody else reads it; or new."""
    if array.shape == node.shape and _is_last(layout, source):
        layout.hold(Source(node.name), array, layout.slot(source).storages)
        return array
    return layout.filled(Source(node.name), node.shape, array.dtype)


def _binary(layout: Sheet, node: GraphNode) -> bool:
    first, second = node.sources
    assert first is not None
    assert second is not None
    dtype = node.outputs[0].dtype
    if dtype not in _FLOATS or node.shape[:1] == ():
        return False
    if node.primitive in folded.BY_CHANNEL and _waits_by_channel(layout, node):
        return True
    operands = [layout.operand(one) for one in (first, second)]
    out = None
    for source in (first, second):
        if isinstance(layout.what(source), Fixed):
            continue
        array = _array(layout, source)
        if array is not None and array.shape == node.shape:
            out = _target_for(layout, node, source, array)
            break
    if out is None:
        out = layout.filled(Source(node.name), node.shape, dtype)
    layout.steps.append(steps.binary(node.primitive, operands[0], operands[1], out))
    return True


def _waits_by_channel(layout: Sheet, node: GraphNode) -> bool:
    """Let what is done by a channel's number wait; factors only behind a convolution."""
    first, second = node.sources
    assert first is not None
    assert second is not None
    array = _array(layout, first, waiting=True)
    if array is None or array.shape != node.shape or not _is_last(layout, first):
        return False
    if not _is_by_channel(layout.shapes[second], array.ndim):
        return False
    operand = layout.operand(second)
    if isinstance(operand, Read) and operand.index >= 0:
        return False  # its memory may be another's by then; that of weights is not
    slot = layout.slot(first, waiting=True)
    if node.primitive in folded.FACTORS and not folded.is_behind_convolution(slot.pending):
        return False
    made = layout.hold(Source(node.name), array, slot.storages)
    made.pending = [*slot.pending, (node.primitive, operand)]
    return True


def _is_by_channel(shape: tuple[int, ...], rank: int) -> bool:
    """Whether an array has a number for each index of axis 1 alone."""
    if rank == 2 and len(shape) == 1:
        return True
    return len(shape) == rank > 1 and all(n == 1 for k, n in enumerate(shape) if k != 1)


def _largest(layout: Sheet, node: GraphNode) -> bool:
    (source,) = node.sources
    window = node.attributes["window"]
    if any(window.pads):
        return False
    array = _array(layout, source, waiting=True)
    if array is None:
        return False
    assert source is not None
    assert layout.buffers is not None
    waits = _is_last(layout, source)
    slot = layout.slot(source, waiting=waits)
    out = layout.filled(Source(node.name), node.shape, array.dtype)
    pending, step = slot.pending, None
    if pending and pending[0][0] == MOVE:
        (_, (part, base)), *pending = pending
        step = fused.moved_largest(part, base, out, window, layout.buffers)
        if step is None:
            layout.steps.append(steps.combination(part, base, array))
    elif pending and pending[0][0] == CONVOLVE:
        this, pending = folded.convolution(layout.steps, pending)
        if convolved(layout, this, out, window):
            layout.slot(Source(node.name), waiting=True).pending = pending
            slot.pending = []
            return True
        convolved(layout, this, array)
    if step is None:
        step = fused.largest(array, out, window, layout.buffers)
    layout.steps.append(step or steps.largest(array, out, window, layout.buffers))
    layout.slot(Source(node.name), waiting=True).pending = pending
    slot.pending = []
    return True


def _rearranged(layout: Sheet, node: GraphNode) -> bool:
    """Another view of the same memory, where there is one."""
    (source,) = node.sources
    array = _array(layout, source)
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


def _dense(layout: Sheet, node: GraphNode) -> bool:
    if _along_rows(layout, node):
        return True
    x, weight = node.sources
    below = _array(layout, x)
    assert weight is not None
    if below is None or below.ndim != 2 or below.dtype != node.outputs[0].dtype:
        return False
    operand = layout.operand(weight)
    out = layout.filled(Source(node.name), node.shape, below.dtype)
    layout.steps.append(steps.dense(below, operand, out))
    return True


def _along_rows(layout: Sheet, node: GraphNode) -> bool:
    """The product of a rectified layer that is linear along a row, as the weight is."""
    x, weight = node.sources
    below = _array(layout, x, waiting=True)
    assert x is not None
    assert weight is not None
    if below is None or below.ndim != 2 or not fused.is_native(below.dtype, node.outputs[0].dtype):
        return False
    if not _is_last(layout, x):
        return False
    slot = layout.slot(x, waiting=True)
    if [name for name, _ in slot.pending] != [MOVE, RELU[0]]:
        return False
    (part, base), _ = (operand for _, operand in slot.pending)
    of_layer, of_sums = 2 * math.prod(below.shape), 3 * math.prod(node.shape)
    if part is None or (of_layer + of_sums) * below.itemsize > layout.most_affine:
        return False
    along = layout.row_weight(weight)
    if along is None:
        return False
    slot.pending = []
    out = layout.filled(Source(node.name), node.shape, below.dtype)
    product = RowProduct(part, base, below, along, out)
    layout.row_steps.append(product.begin)
    layout.steps.append(product.step)
    return True


def _convolve(layout: Sheet, node: GraphNode) -> bool:
    x, weight = node.sources
    below = _array(layout, x)
    assert x is not None
    assert weight is not None
    if below is None or below.dtype != node.outputs[0].dtype:
        return False
    operand = layout.operand(weight)
    window, group = node.attributes["window"], node.attributes["group"]
    layout.filled(Source(node.name), node.shape, below.dtype)
    known = isinstance(layout.what(x), Fixed)
    storages = () if known else layout.slot(x).storages
    this = fused.Convolution(below, operand, layout.shapes[weight], window, group, storages)
    for storage in storages:
        storage.readers += 1  # it has not been read when the node is laid out
    slot = layout.slot(Source(node.name), waiting=True)
    slot.pending = [(CONVOLVE, this)]
    if isinstance(operand, Read) and operand.index >= 0:
        layout.finish(slot)  # what it reads may be another's by then; that of weights is not
    return True


def convolved(
    layout: Sheet, this: fused.Convolution, out: Any, largest_of: Window | None = None
) -> bool:
    """Lay out a convolution that waited; False if it cannot give only the largest of windows."""
    assert layout.buffers is not None
    image, before = steps.with_borders(this.below, this.window, layout.buffers)
    step = fused.convolution(image, this, out, layout.buffers, largest_of)
    if step is None and largest_of is not None:
        return False
    layout.steps += before
    layout.steps.append(
        step or steps.convolution(image, this.weight, out, this.window, this.group, layout.buffers)
    )
    layout.release(this.storages)
    return True


def _cross_entropy(layout: Sheet, node: GraphNode) -> bool:
    logits, labels = node.sources
    scores = _array(layout, logits)
    assert logits is not None
    assert labels is not None
    held = layout.what(labels)
    if scores is None or scores.ndim != 2 or not isinstance(held, Fixed):
        return False
    if not _is_last(layout, logits):
        return False
    assert layout.buffers is not None
    out = layout.filled(Source(node.name), node.shape, scores.dtype)
    layout.steps.append(steps.cross_entropy(scores, held.value, out, layout.buffers))
    return True


def _index_of_max(layout: Sheet, node: GraphNode) -> bool:
    """In memory of its own: then a cross entropy of the same scores may change these."""
    (source,) = node.sources
    scores = _array(layout, source)
    if scores is None or scores.ndim != 2 or node.attributes["axis"] not in {1, -1}:
        return False
    if node.attributes["keepdims"] or node.outputs[0].dtype != np.dtype(np.intp):
        return False
    out = layout.filled(Source(node.name), node.shape, node.outputs[0].dtype)
    layout.steps.append(steps.index_of_max(scores, out))
    return True


Form = Callable[[Sheet, GraphNode], bool]
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
