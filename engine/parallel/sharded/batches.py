"""Batches of which each process loads its part, or all."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import OwnArray, Value, held_of
from engine.autodiff.structure import values_in
from engine.errors import ArgumentValueError, StateError, compose

from .inside import FULL
from .laid import laid_array
from .mesh import Mesh
from .moving import Cuts
from .sharded_array import ShardedArray, settle_together, whole_of
from .strategies import cuts_of

_WHERE = "dataset_strategy"


class DealtBatch:
    """The tensors of a call as parts of whole ones, and what comes out as parts again.

    Args:
        strategy: "full_batch": tensors are whole already. "data_parallel": each process has as
            many rows of each. Or for each tensor into how many parts its axes are cut.
        mesh: The processes.

    """

    def __init__(self, strategy: Any, mesh: Mesh) -> None:
        self._strategy, self._mesh = strategy, mesh
        self._rows: set[int] = set()
        self._made: list[Any] = []

    def joined(self, inputs: tuple[Any, ...]) -> tuple[Any, ...]:
        """The inputs, as wholes of which this process has its part.

        Raises:
            ArgumentValueError: If processes have tensors of other shapes, or the strategy is of
                other tensors.

        """
        if self._strategy == FULL:
            return inputs
        found = []
        for one in inputs:
            is_plain = isinstance(one, Value) and not isinstance(one.array, OwnArray)
            found.append(self._whole(one) if is_plain and len(one.shape) else one)
        self._check_alike(inputs)
        return tuple(found)

    def _whole(self, tensor: Any) -> Any:
        cuts = self._cuts(len(tensor.shape))
        whole = ShardedArray(tensor.array, cuts, self._mesh)
        self._rows.add(whole.shape[0])
        made = Value.wrap(whole if any(cuts) else tensor.array, tensor.origin)
        self._made.append(made)
        return made

    def has_made(self, tensor: Any) -> bool:
        """Whether it is a whole one that stands for a part."""
        return any(tensor is one for one in self._made)

    def _cuts(self, rank: int) -> Cuts:
        if self._strategy == "data_parallel":
            return (self._mesh.axes, *((),) * (rank - 1))
        count = len(self._made)
        if count >= len(self._strategy):
            expected = f"a strategy for each input, of which there are more than {count}"
            raise ArgumentValueError.of(_WHERE, expected, self._strategy)
        parts = self._strategy[count]
        cuts = cuts_of(_WHERE, parts, self._mesh)
        if len(cuts) != rank:
            raise ArgumentValueError.of(_WHERE, f"parts of {rank} axes", parts)
        return cuts

    def _check_alike(self, inputs: Sequence[Any]) -> None:
        """All have tensors of the same shapes, or their sums would be of different numbers."""
        arrays = [one.array for one in inputs if isinstance(one, Value)]
        shapes = [(tuple(one.shape), str(one.dtype)) for one in arrays]
        mine = zlib.crc32(repr(shapes).encode())
        numbers = np.array([mine, -mine], np.int64)
        self._mesh.group(self._mesh.axes).all_reduce(numbers, "max").wait()
        if numbers[0] != -numbers[1]:
            hint = "batch with drop_remainder=True"
            raise ArgumentValueError.of(
                _WHERE, "inputs of one shape in all processes", shapes, hint
            )

    def check_given(self) -> None:
        """Refuse a call that is given no tensor of a batch: what it uses may be a part.

        Raises:
            StateError: If it is so.

        """
        if self._strategy != FULL and not self._made:
            hint = "or say by full_batch=True that all processes have the same"
            expected = "the batch as arguments of the function that is differentiated"
            raise StateError(compose(_WHERE, expected, "none", hint))

    def parted(self, result: Any) -> Any:
        """What came out: rows of the batch as this process's part, other tensors whole."""
        values = values_in(result)
        settle_together([one.array for one in values])
        for one in values:
            array: Any = one.array
            if array.shape and array.shape[0] in self._rows:
                cuts = (self._mesh.axes, *((),) * (array.ndim - 1))
                found = laid_array(array, cuts, self._mesh)
                one.array = held_of(found)
            else:
                one.array = whole_of(array)
        return result
