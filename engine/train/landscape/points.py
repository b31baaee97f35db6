"""What a network tells of many points, one after another: as fast as on a plane, without one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, Protocol

import numpy as np

from engine.errors import EngineError
from insight.landscape.sampling import sampling_error

from .metrics import ACCURACY
from .on_plane.agreement import NetworkModel, ends_of, is_close, traces_of
from .on_plane.given_losses import GivenLosses
from .on_plane.laying import Laying
from .on_plane.traced import same_operators, traced

Array = np.ndarray[Any, np.dtype[Any]]
Told = dict[str, float]
_logger = logging.getLogger("engine.train")


class PointModel(NetworkModel, Protocol):
    """What is asked of a model; `LandscapeModel` says more."""

    @property
    def quantities(self) -> tuple[str, ...]:
        """What it tells of a point beside the loss."""
        ...

    def parts_of(
        self, losses: list[float], pieces: Callable[[int], tuple[Array, Array]]
    ) -> tuple[Array, Array]:
        """What a sampling error is estimated from."""
        ...


class PointMeasures:
    """`model.measured` of one mapping of parameters after another.

    The network itself computes the first. What it computes of the second is laid out, and where
    that gives the same of both, all others are computed so. Not for a network that changes
    meanwhile, but for its parameters.

    Args:
        model: The model; None of its quantities are of samples held out.

    """

    def __init__(self, model: PointModel) -> None:
        self._model = model
        self._first: tuple[Mapping[str, Array], Mapping[str, float]] | None = None
        self._fast: GivenLosses | None = None
        self._is_tried = False

    def __call__(self, parameters: Mapping[str, Array]) -> Mapping[str, float]:
        """The loss and the quantities by name.

        Raises:
            UnknownNameError, ShapeError, MisfitError: As `LandscapeModel.measured`.

        """
        fits = self._fits(parameters)
        if fits and self._first is not None:
            self._fast = self._agreeing(*self._first, parameters)
            self._first = None
        if fits and self._fast is not None:
            return self._told(self._fast, parameters)
        told = self._model.measured(parameters)
        if not self._is_tried:
            self._first, self._is_tried = (parameters, told), True
        return told

    def _fits(self, parameters: Mapping[str, Array]) -> bool:
        own = self._model.network_parameters()
        return all(
            name in own and np.shape(one) == own[name].shape for name, one in parameters.items()
        )

    def _agreeing(
        self, first: Mapping[str, Array], known: Mapping[str, float], second: Mapping[str, Array]
    ) -> GivenLosses | None:
        """The fast form, where it gives what is known of the first, and of the second the same."""
        try:
            fast, ends = self._laid_out(second)
            if fast is None:
                return None
            here, there = (self._told(fast, one) for one in (first, second))
        except (EngineError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            _logger.info("Points are computed by the network itself: %s.", error)
            return None
        names = ("loss", *self._model.quantities)
        found = [*(here[name] for name in names), *islice(there.values(), len(ends))]
        if is_close(found, [*(known[name] for name in names), *ends]):
            return fast
        _logger.info("Points are computed by the network itself: the fast form differs.")
        return None

    def _laid_out(self, parameters: Mapping[str, Array]) -> tuple[GivenLosses | None, list[float]]:
        """The fast form, and what the network gives of these parameters as it is traced."""
        model = self._model
        own = model.network_parameters()
        on_host = all(isinstance(one.array, np.ndarray) for one in own.values())
        if model.recomputes or not on_host:
            return None, []
        of_batch = model.accuracy_of if ACCURACY in model.quantities else model.loss_of
        with model.holding(parameters):
            here = traces_of(model, of_batch)
            laying = Laying(
                dict.fromkeys(own),
                lambda batch, count: traced(of_batch, batch, own.values(), count),
            )
            batches = list(zip(model.samples.batches, here, model.samples.counts, strict=True))
            fast = laying.given(batches)
        same = all(same_operators(here[0], one, laying.cut) for one in here[1:])
        return fast if same else None, ends_of(model, here)

    def _told(self, fast: GivenLosses, parameters: Mapping[str, Array]) -> Told:
        own, counts = self._model.network_parameters(), self._model.samples.counts
        given = {
            name: np.ascontiguousarray(parameters.get(name, own[name].array), own[name].array.dtype)
            for name in fast.names
        }
        found = fast(given)

        def pieces(most: int) -> tuple[Array, Array]:
            each = found[0][1]
            cut = np.array_split(each, min(most, each.size)) if each.size else []
            return np.array([one.mean() for one in cut]), np.array([one.size for one in cut])

        means = np.average([ends for ends, _ in found], 0, counts)
        losses, sizes = self._model.parts_of([ends[0] for ends, _ in found], pieces)
        told = dict(zip(("loss", ACCURACY), means.tolist(), strict=False))
        error = sampling_error(losses, sizes, told["loss"])
        return told | {"sampling_error": error, "sampling_parts": float(len(losses))}
