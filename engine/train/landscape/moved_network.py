"""A network that is given the parameters of a point, and gets back what it had."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from engine.backend import is_array
from engine.errors import MisfitError, UnknownNameError
from engine.nn import Cell
from engine.tensor import Parameter, Tensor
from engine.train.rehearsal import Standing, untouched
from engine.train.resume.randomness import process_randomness, set_process_randomness

from .metrics import accuracy_of
from .statistics import batch_norms, recompute

_WHERE = "LandscapeModel"

Array = np.ndarray[Any, np.dtype[Any]]
Batch = tuple[Any, ...]


class MovedNetwork:
    """A network that returns its loss, alone or as the first of several outputs.

    Random generators are at each point what they are when this is made.

    Args:
        cell: The network.
        mode: `"eval"`, `"train"` or `"recompute"`, as `LandscapeModel` takes it.

    Attributes:
        cell: As given.
        parameters: Those of the network by name, also those that training leaves alone.

    """

    def __init__(self, cell: Cell, mode: str) -> None:
        self.cell = cell
        self.parameters: dict[str, Parameter] = {one.name: one for one in cell.get_parameters()}
        self._mode = mode
        self._randomness = process_randomness()

    @property
    def recomputes(self) -> bool:
        """Whether statistics of batch norms are made anew at each point: where there are any."""
        return self._mode == "recompute" and bool(batch_norms(self.cell))

    def known(self, name: str) -> Parameter:
        """The parameter of a name.

        Raises:
            UnknownNameError: If there is none.

        """
        if name not in self.parameters:
            raise UnknownNameError.of(f"{_WHERE}: a parameter", name, sorted(self.parameters))
        return self.parameters[name]

    @contextmanager
    def holding(self, parameters: Mapping[str, Array], batches: Sequence[Batch]) -> Iterator[None]:
        """Inside the block it is at a point, as `put` does; afterwards it is what it was."""
        with untouched([self.cell], [], []):
            self.put(parameters, batches)
            yield

    @contextmanager
    def kept(self, moving: Mapping[str, Any]) -> Iterator[Standing]:
        """After the block the network is as it was before.

        Inside, what is given makes it so but for the parameters of the names in `moving`.

        Raises:
            UnknownNameError: If the network has no parameter of a name.

        """
        own = {name: self.known(name) for name in moving}
        with untouched([self.cell], [], []):
            yield Standing(self.cell, own)

    def put(self, parameters: Mapping[str, Array], batches: Sequence[Batch]) -> None:
        """Give it parameters, the mode and the random generators of its start.

        Args:
            parameters: By name.
            batches: Those that statistics of batch norms are made of, where they are made anew.

        Raises:
            UnknownNameError: If the network has no parameter of a name.
            ShapeError: If an array has another shape than the parameter.

        """
        for name, array in parameters.items():
            self.known(name).set_data(array if is_array(array) else np.asarray(array))
        set_process_randomness(self._randomness)
        if self.recomputes:
            recompute(self.cell, batches)
        self.cell.set_train(self._mode == "train")

    def outputs(self, batch: Batch) -> tuple[Any, Any]:
        """The loss of a batch as a tensor of one number, and all that the network returns.

        Raises:
            MisfitError: If there is no loss among it.

        """
        made = self.cell(*batch)
        return self._loss_among(made), made

    def loss_of(self, *batch: Any) -> Any:
        """The loss of a batch with the parameters that the network has now, as a tensor."""
        return self.outputs(batch)[0]

    def accuracy_of(self, *batch: Any) -> tuple[Any, Any]:
        """The loss of a batch and its accuracy, as tensors, of one pass."""
        loss, made = self.outputs(batch)
        return loss, accuracy_of(made)

    def _loss_among(self, made: Any) -> Any:
        loss = made[0] if isinstance(made, tuple | list) and made else made
        if isinstance(loss, Tensor) and loss.size == 1:
            return loss.reshape(())
        got = f"shape {loss.shape}" if isinstance(loss, Tensor) else type(loss).__name__
        hint = "give a loss_fn, one with reduction='mean', or the Model metrics={'loss'}"
        where = f"{_WHERE}: what {type(self.cell).__name__} returns"
        raise MisfitError.of(where, "a loss of one number", got, hint)
