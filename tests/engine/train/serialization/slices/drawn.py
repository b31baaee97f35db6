"""Layouts drawn at random, and slices cut by the definition of a layout with NumPy alone."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from engine.train.node_strategy_pb2 import ParallelLayouts, ParallelStrategyMap

Array = np.ndarray[Any, Any]


class Drawn(NamedTuple):
    """A layout as MindSpore's files say it."""

    devices: list[int]
    axes: list[list[int]]  # for each axis the axes of devices, counted from the last
    step: int = 0
    shards: int = 0

    def message(self, *, rows: tuple[int, ...] = (), field: int = 0) -> ParallelLayouts:
        layout = ParallelLayouts(
            field=field, opt_weight_shard_step=self.step, opt_weight_shard_size=self.shards
        )
        layout.dev_matrix.add(dim=self.devices)
        flat = all(len(axis) == 1 for axis in self.axes)
        for entry in [[axis[0] for axis in self.axes]] if flat else self.axes:
            layout.tensor_map.add(dim=entry)
        layout.param_split_shape.add(dim=rows)
        layout.indices_offset.add()
        return layout


def cut(array: Array, layout: Drawn) -> list[Array]:
    """What each device has, in the order of ranks."""
    slices = []
    sharers: dict[tuple[int, ...], int] = {}
    for rank in range(int(np.prod(layout.devices))):
        coordinates = np.unravel_index(rank, layout.devices)[::-1]
        part, block = array, []
        for axis, cutters in enumerate(layout.axes):
            for cutter in cutters:
                if cutter != -1:
                    count, index = layout.devices[-1 - cutter], int(coordinates[cutter])
                    part = np.split(part, count, axis)[index]
                    block.append(index)
        if layout.shards:
            turn = sharers[tuple(block)] = sharers.get(tuple(block), -1) + 1
            shards = layout.shards if layout.shards > 0 else _sharers(layout)
            part = np.split(part, shards)[turn % shards]
        slices.append(part)
    return slices


def _sharers(layout: Drawn) -> int:
    used = {axis for axes in layout.axes for axis in axes if axis != -1}
    free = [size for axis, size in enumerate(layout.devices[::-1]) if axis not in used]
    return int(np.prod(free))


def draw(random: np.random.Generator, devices: int, dimensions: int, *, shards: bool) -> Drawn:
    """A layout of so many devices, a power of two."""
    matrix, left = [], devices
    while left > 1:
        size = 2 ** int(random.integers(1, left.bit_length()))
        matrix.append(size)
        left //= size
    matrix = matrix or [1]
    free = list(random.permutation(len(matrix)))
    axes: list[list[int]] = []
    for _ in range(dimensions):
        taken = [int(free.pop())] if free and random.random() < 0.6 else [-1]
        # Of a parameter with one axis, a file cannot say that two axes of devices cut it.
        if taken != [-1] and free and dimensions > 1 and random.random() < 0.2:
            taken.append(int(free.pop()))
        axes.append(taken)
    layout = Drawn(matrix, axes)
    repeated = [a for a in sorted(map(int, free)) if matrix[-1 - a] > 1]
    if not shards or not repeated or not axes or random.random() < 0.5:
        return layout
    step = int(np.prod(matrix[len(matrix) - repeated[0] :]))
    inner = matrix[-1 - repeated[0]]
    return layout._replace(step=step, shards=int(random.choice([-1, inner, 2])))


def strategy(layouts: dict[str, ParallelLayouts], stage: int = 0) -> ParallelStrategyMap:
    """What a strategy file holds."""
    message = ParallelStrategyMap(current_stage=0)
    operator = message.parallel_strategy_item.add(node_name="MatMul-op1")
    operator.parallel_strategys.stage = stage
    for name, layout in layouts.items():
        message.parallel_layout_item.add(param_name=name, parallel_layouts=layout)
    return message
