"""Elements by their positions, and the other way round."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.train.loading.mindir.registry import reads

_HOW = {0: "none", 1: "add"}


@reads("Gather", inputs="tensor tensor whole whole")
def gather(x: Any, indices: Any, axis: int, batch_dims: int) -> Any:
    return ops.gather(x, indices, axis, batch_dims)


@reads("GatherD", inputs="tensor whole tensor")
def gather_d(x: Any, axis: int, indices: Any) -> Any:
    return ops.gather_elements(x, axis, indices)


@reads("GatherNd", inputs="tensor tensor")
def gather_nd(x: Any, indices: Any) -> Any:
    return ops.gather_nd(x, indices)


@reads("OneHot", inputs="tensor whole operand operand whole")
def one_hot(indices: Any, depth: int, on: Any, off: Any, axis: int) -> Any:
    return ops.one_hot(indices, depth, on, off, axis)


@reads("TensorScatterElements", inputs="tensor tensor tensor whole whole", only={4: tuple(_HOW)})
def scatter_elements(x: Any, indices: Any, updates: Any, axis: int, how: int) -> Any:
    return ops.tensor_scatter_elements(x, indices, updates, axis, _HOW[how])


@reads("ScatterNd", inputs="tensor tensor wholes")
def scatter_nd(indices: Any, updates: Any, shape: Any) -> Any:
    return ops.scatter_nd(indices, updates, shape)
