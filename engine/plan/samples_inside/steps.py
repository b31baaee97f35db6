"""Operators on some samples, in memory that is there: what one computation costs is done here.

Each function returns a step: called with the values it fills the array that it was given. Arrays
have the samples innermost (`order.inner`).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.backend.kernels.window import Window, all_windows, slices
from engine.backend.products import product
from engine.plan.held import Step, Values, read
from engine.plan.memory import Array, Buffers

from .order import inner

UFUNCS: dict[str, Any] = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": np.divide,
    "neg": np.negative,
    "tanh": np.tanh,
    "square": np.square,
    "exp": np.exp,
    "sqrt": np.sqrt,
}
COLUMN_BYTES = 3 << 17  # of the windows of a convolution: they stay in the cache; measured


def binary(name: str, first: Any, second: Any, out: Array) -> Step:
    """One operator of two: indices among the values as `Read`, or the values."""
    function = UFUNCS[name]

    def step(values: Values) -> None:
        function(read(first, values), read(second, values), out)

    return step


def unary(name: str, source: Any, out: Array) -> Step:
    """One operator of one value."""
    function = UFUNCS[name]

    def step(values: Values) -> None:
        function(read(source, values), out)

    return step


def rectified(x: Array, out: Array, buffers: Buffers) -> Step:
    """`max(x, 0)`; beside an array of zeros NumPy takes half as long as beside a number."""
    source, target = inner(x).reshape(-1), inner(out).reshape(-1)
    zeros = buffers.kept("zeros", source.shape, x.dtype)

    def step(_values: Values) -> None:
        np.maximum(source, zeros, out=target)

    return step


def dense(x: Array, weight: Any, out: Array) -> Step:
    """`x @ weight.T`, of arrays (samples, in) and (samples, out)."""
    below, result = inner(x), inner(out)

    def step(values: Values) -> None:
        product(read(weight, values), below, result)

    return step


def with_borders(x: Array, window: Window, buffers: Buffers) -> tuple[Array, list[Step]]:
    """An image as it lies in memory, zeros around it, and the steps that put it there."""
    image = inner(x)
    if not any(window.pads):
        return image, []
    size = window.padded_size(x.shape[2:])
    padded = buffers.kept("padded", (x.shape[1], *size, len(x)), x.dtype)
    inside = tuple(
        slice(before, before + n) for before, n in zip(window.pads[::2], x.shape[2:], strict=True)
    )
    return padded, [_copying(padded[(slice(None), *inside)], image, _borders(padded, inside))]


def convolution(
    image: Array, weight: Any, out: Array, window: Window, group: int, buffers: Buffers
) -> Step:
    """The windows of some rows of positions as columns, times the filters, rows after rows."""
    filters, samples = out.shape[1], len(out)
    positions = out.shape[2:]
    elements = len(image) * math.prod(window.kernel)
    row = elements * math.prod(positions[1:]) * samples
    count = min(max(COLUMN_BYTES // (row * image.itemsize), 1), positions[0])
    memory = buffers.kept("columns", (row * count,), image.dtype)
    flat = inner(out).reshape(group, filters // group, -1)
    blocks = []
    for first in range(0, positions[0], count):
        stop = min(first + count, positions[0])
        below = image[:, first * window.stride[0] :]
        view = all_windows(below, window, (stop - first, *positions[1:]))
        columns = memory[: view.size].reshape(view.shape)
        per_row = flat.shape[2] // positions[0]
        part = flat[:, :, first * per_row : stop * per_row]
        blocks.append((columns, view, columns.reshape(group, elements // group, -1), part))

    def step(values: Values) -> None:
        by_group = read(weight, values).reshape(group, filters // group, -1)
        for columns, view, flat_columns, part in blocks:
            np.copyto(columns, view)
            for k in range(group):
                product(by_group[k], flat_columns[k], part[k])

    return step


def _borders(padded: Array, inside: tuple[slice, ...]) -> list[Array]:
    """What lies around the inside, axis by axis."""
    found = []
    for axis, part in enumerate(inside, 1):
        before = (slice(None),) * axis
        found += [
            padded[(*before, slice(0, part.start))],
            padded[(*before, slice(part.stop, None))],
        ]
    return [one for one in found if one.size]


def _copying(inside: Array, image: Array, borders: list[Array]) -> Step:
    def step(_values: Values) -> None:
        for border in borders:  # others use the memory with other borders
            border.fill(0)
        np.copyto(inside, image)

    return step


def largest(x: Array, out: Array, window: Window, buffers: Buffers) -> Step:
    """The largest below each position of a window without borders, an axis after the other."""
    calls: list[tuple[Array, Array, Array]] = []
    rank = len(window.kernel)
    present = inner(x)
    for axis in reversed(range(rank)):
        if window.kernel[axis] == 1 and window.stride[axis] == 1 and axis:
            continue
        one = Window(
            tuple(window.kernel[k] if k == axis else 1 for k in range(rank)),
            tuple(window.stride[k] if k == axis else 1 for k in range(rank)),
            (),
            tuple(window.dilation[k] if k == axis else 1 for k in range(rank)),
        )
        positions = one.positions(*present.shape[1:-1])
        shape = (present.shape[0], *positions, present.shape[-1])
        target = inner(out) if axis == 0 else buffers.kept(("largest", axis), shape, x.dtype)
        first, *others = slices(present, one, positions)
        if not others:
            calls.append((first, first, target))
        for k, other in enumerate(others):
            calls.append((target if k else first, other, target))
        present = target

    def step(_values: Values) -> None:
        for one, other, target in calls:
            np.maximum(one, other, out=target)

    return step


def cross_entropy(logits: Array, labels: Array, out: Array, buffers: Buffers) -> Step:
    """Minus the log-softmax of each row at its label; the logits are changed."""
    scores = inner(logits)
    count = scores.shape[1]
    chosen = labels.astype(np.intp) * count + np.arange(count)
    flat = scores.reshape(-1)
    high = buffers.kept("highest", (count,), scores.dtype)
    picked = buffers.kept("picked", (count,), scores.dtype)

    def step(_values: Values) -> None:
        np.maximum.reduce(scores, 0, out=high)
        np.subtract(scores, high, scores)
        np.take(flat, chosen, None, picked, "clip")
        np.exp(scores, scores)
        np.add.reduce(scores, 0, out=out)
        np.log(out, out)
        np.subtract(out, picked, out)

    return step


def index_of_max(scores: Array, out: Array) -> Step:
    """Of each row the first of its largest numbers."""
    below = inner(scores)

    def step(_values: Values) -> None:
        np.argmax(below, 0, out)

    return step
