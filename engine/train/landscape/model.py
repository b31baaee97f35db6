"""A network with fixed samples as a model of landscapes: parameters in, loss out."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import no_grad
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    MisfitError,
    ShapeError,
    UnknownNameError,
)
from engine.nn import Cell, WithEvalCell
from engine.tensor import Parameter
from engine.train.rehearsal import Standing
from insight.landscape import Plane
from insight.landscape.fast_model import RowLosses
from insight.landscape.repair import ChannelMoments

from .channels import channel_moments
from .curvature import hessian_product
from .metrics import ACCURACY, accuracy_among, metrics_of
from .moved_network import MovedNetwork
from .on_plane import measures_by_network, row_losses_of, row_measures_of
from .passes import Measures, measures_of, number, parts_of, piece_losses, told_of
from .points import PointMeasures
from .samples import Samples, samples_of

Array = np.ndarray[Any, np.dtype[Any]]
_WHERE = "LandscapeModel"
MODES = ("eval", "train", "recompute")
_SAMPLING = ("sampling_error", "sampling_parts")
_VALIDATION = "validation_"


class LandscapeModel:
    """A network, its loss and fixed samples, as `insight.landscape` asks for a model.

    Each call leaves the network as it was: its parameters, buffers, modes and random generators,
    also when an error is raised. The same parameters always give the same loss.

    Args:
        network: The network. Without `loss_fn` it returns its loss itself, alone or as the first
            of several outputs, as `WithEvalCell` does.
        loss_fn: Takes the network's output and the label; then batches are data and label.
        dataset: Batches. They are taken here, once, in the dataset's order; the dataset stays
            where it is.
        num_samples: How many samples to take; None, or more than there are: all.
        mode: `"eval"`: dropout is off, batch norms use their moving statistics. `"train"`: as in
            training: statistics of each batch, and dropout, whose masks are the same at all points.
            `"recompute"`: as `"eval"`, with the moving statistics made anew at each point from the
            batches; those that a point brings along do not count.
        metrics: What else surfaces are to tell, as `Model` takes metrics: a set of names, or a dict
            of names and metrics, of which each gives one number. The accuracy of classes is
            computed as fast as the loss; with others each point takes a pass of the network.
        validation: Batches of other samples, held out: surfaces tell their loss, too, and the same
            metrics of them, as `validation_loss`, `validation_accuracy`, …. As many samples are
            taken of them.

    Attributes:
        samples: The samples, with their `fingerprint`.
        mode: As given.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If an option is out of its range, or the dataset is empty.

    The loss of several batches is the mean of theirs, weighted by their samples.

    >>> import numpy as np
    >>> from engine import dataset, nn
    >>> data = {"x": np.ones((8, 3), np.float32), "y": np.zeros((8, 2), np.float32)}
    >>> batches = dataset.NumpySlicesDataset(data, shuffle=False).batch(4)
    >>> net = nn.Dense(3, 2, weight_init="zeros", bias_init="zeros")
    >>> model = LandscapeModel(net, nn.MSELoss(), batches)
    >>> model.loss({"bias": np.array([2.0, 0.0])})
    2.0
    >>> model.gradient({"bias": np.array([2.0, 0.0])})
    {'bias': array([2., 0.], dtype=float32)}
    >>> net.bias.asnumpy()
    array([0., 0.], dtype=float32)

    """

    def __init__(
        self,
        network: Cell,
        loss_fn: Any = None,
        dataset: Any = None,
        num_samples: int | None = None,
        mode: str = "eval",
        *,
        metrics: Any = None,
        validation: Any = None,
    ) -> None:
        if not isinstance(network, Cell):
            raise ArgumentTypeError.of(f"{_WHERE}(network)", "a Cell", network)
        if mode not in MODES:
            raise ArgumentValueError.of(f"{_WHERE}(mode)", f"one of {MODES}", repr(mode))
        if loss_fn is not None and not callable(loss_fn):
            raise ArgumentTypeError.of(f"{_WHERE}(loss_fn)", "a Cell, a function or None", loss_fn)
        self.mode = mode
        self._cell = network if loss_fn is None else WithEvalCell(network, loss_fn)
        self.samples: Samples = samples_of(dataset, num_samples)
        self._trained_on: Samples | None = None  # where they are others than the samples
        self._network = MovedNetwork(self._cell, mode)
        self._metrics = metrics_of(metrics)
        self._check_columns()
        self._validation = None if validation is None else self._on(validation, num_samples)

    @classmethod
    def of(
        cls,
        parts: tuple[Any, Any, Any, Any],
        num_samples: int | None = None,
        mode: str = "eval",
        *,
        metrics: Any = None,
        validation: Any = None,
    ) -> LandscapeModel:
        """A model of what MindSpore's `callback_fn` returns.

        Args:
            parts: `(model, network, valid_dataset, metrics)`. The loss is that of the model's
                evaluation network; without metrics it has none, and `network` must return its loss.
            num_samples: As in the class.
            mode: As in the class.
            metrics: As in the class; None: the accuracy, if it is among the metrics of `parts`
                and the model's evaluation network is that of its network and loss.
            validation: As in the class.

        Raises:
            TypeError: If it is no tuple of four.

        """
        if not isinstance(parts, tuple) or len(parts) != 4:
            expected = "(model, network, valid_dataset, metrics)"
            raise ArgumentTypeError.of("callback_fn()", expected, parts)
        model, network, dataset, judged = parts
        evaluating = getattr(model, "eval_network", None)
        whole = network if evaluating is None else evaluating
        if metrics is None and isinstance(whole, WithEvalCell):
            metrics = accuracy_among(judged)
        return cls(whole, None, dataset, num_samples, mode, metrics=metrics, validation=validation)

    @property
    def parameter_names(self) -> frozenset[str]:
        """The names of all parameters that `loss` takes, also of those that training leaves."""
        return frozenset(self._network.parameters)

    @property
    def facts(self) -> dict[str, Any]:
        """What its losses are of, as landscapes keep it."""
        told = {
            "samples": self.samples.count,
            "data_sha256": self.samples.fingerprint,
            "batch_norm": self.mode,
        }
        if self._validation is not None:
            told["validation_samples"] = self._validation.samples.count
            told["validation_sha256"] = self._validation.samples.fingerprint
        return told

    @property
    def recomputes(self) -> bool:
        """Whether statistics of batch norms are made anew at each point: where there are any."""
        return self._network.recomputes

    @property
    def quantities(self) -> tuple[str, ...]:
        """What it tells of a point beside the loss."""
        held_out = () if self._validation is None else ("loss", *self._metrics)
        return (*_SAMPLING, *self._metrics, *(f"{_VALIDATION}{name}" for name in held_out))

    def parameters(self) -> dict[str, Array]:
        """Copies of the parameters that training changes, by name, on the host."""
        return {
            name: parameter.asnumpy()
            for name, parameter in self._network.parameters.items()
            if parameter.requires_grad
        }

    def loss(self, parameters: Mapping[str, Array]) -> float:
        """The mean loss over the samples with these parameters; those not named stay as they are.

        Raises:
            UnknownNameError: If the network has no parameter of a name.
            ShapeError: If an array has another shape than the parameter.
            MisfitError: If the network returns no loss.

        """
        return self.measures(parameters).loss

    def measures(self, parameters: Mapping[str, Array]) -> Measures:
        """The mean loss and the accuracy, in one pass over the samples.

        Raises:
            UnknownNameError, ShapeError, MisfitError: As `loss`.

        """
        with self.holding(parameters), no_grad():
            return measures_of(self._network, self.samples)

    def measured(self, parameters: Mapping[str, Array]) -> dict[str, float]:
        """The loss and all `quantities` by name, in one pass over the samples of each dataset.

        The sampling error is that of the means of the batches, as `batch_losses` has them.

        Raises:
            UnknownNameError, ShapeError, MisfitError: As `loss`; MisfitError also where outputs
                and labels have no accuracy.

        """
        with self.kept(parameters) as before, no_grad():
            return self.told_of(parameters, before)

    def told_of(self, parameters: Mapping[str, Array], before: Standing) -> dict[str, float]:
        """`measured`, where the network is kept already; `before` is what it was."""
        before.put_back()
        self.put(parameters)
        told = told_of(self._network, self.samples, self._metrics, cut=self._may_cut)
        if self._validation is not None:
            other = self._validation.told_of(parameters, before)
            told |= {f"{_VALIDATION}{name}": other[name] for name in ("loss", *self._metrics)}
        return told

    def point_measures(self) -> Callable[[Mapping[str, Array]], Mapping[str, float]]:
        """A function that is `measured` for many parameters, one after another, and soon faster.

        Of the network it takes what it is at the second call, but for parameters that are not
        given, and only where that gives what the network gives of the first two, to 1e-6.
        """
        if self._metrics.keys() - {ACCURACY}:
            return self.measured
        if self._validation is None:
            return PointMeasures(self)
        alone = copy.copy(self)
        alone._validation = None
        own, held_out = PointMeasures(alone), PointMeasures(self._validation)
        names = ("loss", *self._metrics)

        def measures(parameters: Mapping[str, Array]) -> dict[str, float]:
            told, other = own(parameters), held_out(parameters)
            return {**told, **{f"{_VALIDATION}{name}": other[name] for name in names}}

        return measures

    def hessian_vector(
        self, parameters: Mapping[str, Array], direction: Mapping[str, Array]
    ) -> dict[str, Array]:
        """The second derivatives of `loss` at these parameters, times a direction, by name.

        Exact but for rounding: the gradient is differentiated again. At kinks, such as those of
        ReLU and max pooling, second derivatives count as 0. With `mode="recompute"` the statistics
        count as constants.

        Args:
            parameters: The point; what is differentiated by.
            direction: Arrays of the same names and shapes.

        Raises:
            UnknownNameError, ShapeError, MisfitError: As `loss`, also for the direction.

        """
        with self.holding(parameters):
            weights = {name: self._network.known(name) for name in parameters}
            return hessian_product(self.loss_of, weights, direction, self.samples)

    def batch_losses(self, parameters: Mapping[str, Array]) -> tuple[Array, Array]:
        """The mean loss of each batch of the samples, and how many samples each has; (batches,).

        Of one batch alone nothing tells how far it hangs on its samples: it is cut into 16 pieces,
        unless its samples are mixed, or their losses do not make up that of the batch.

        Raises:
            UnknownNameError, ShapeError, MisfitError: As `loss`.

        """
        with self.holding(parameters), no_grad():
            losses = [number(self.loss_of(*batch)) for batch in self.samples.batches]
            return self.parts_of(
                losses, lambda most: piece_losses(self._network, self.samples, most)
            )

    def channel_moments(self, parameters: Mapping[str, Array]) -> dict[str, ChannelMoments]:
        """How the channels of each dense and convolutional layer vary over the samples.

        Returns:
            By the name of the layer's weight, in the order of execution: mean and deviation of each
            channel before its activation, and the name of the layer's bias.

        Raises:
            UnknownNameError, ShapeError: As `loss`.
            MisfitError: If the network has batch norms, or no such layer.

        """
        with self.holding(parameters):
            return channel_moments(self._cell, self.samples.batches)

    def gradient(self, parameters: Mapping[str, Array]) -> dict[str, Array]:
        """The gradient of `loss` at these parameters, by the same names.

        With `mode="recompute"` the statistics count as constants.

        Raises:
            UnknownNameError, ShapeError, MisfitError: As `loss`.

        """
        with self.holding(parameters):
            weights = [self._network.known(name) for name in parameters]
            differentiated = ops.value_and_grad(self.loss_of, None, weights)
            total: list[Any] = [0.0] * len(weights)
            for batch, count in zip(self.samples.batches, self.samples.counts, strict=True):
                _, parts = differentiated(*batch)
                share = count / self.samples.count
                for k, part in enumerate(parts):
                    total[k] = total[k] + share * part.asnumpy().astype(np.float64)
            return {
                weight.name: np.asarray(one).astype(weight.array.dtype)
                for weight, one in zip(weights, total, strict=True)
            }

    def row_losses(self, plane: Plane) -> RowLosses:
        """A function of a row's coordinates, (nx,) and a number, that gives its losses, (nx,).

        Each is `loss(plane.at(x, y))` to rounding, several times faster: the operators of the
        network are traced once, and what is linear in the coordinates is computed once. Where that
        does not give what the network gives, the network computes, and the log says why. The same
        row of points gives the same bits, whatever was asked for before; a point alone may differ
        from one among many in its row by rounding. Samples and what the network is at this call
        are kept: a training that goes on does not change the function.

        Raises:
            UnknownNameError: If the network has no parameter of a name on the plane.
            ShapeError: If one of the plane's arrays has another shape than the parameter.

        """
        self._check_plane(plane)
        return row_losses_of(self, plane)

    def row_measures(self, plane: Plane, names: tuple[str, ...]) -> RowLosses:
        """The same of losses and quantities: (1 + k, nx), the loss first, then these names.

        The sampling error is that of the losses of single samples where the loss is a mean over
        them, of the means of the batches otherwise; `sampling_parts` is the number of which it is.
        It costs next to nothing. An accuracy costs a comparison, validation a pass of its own.

        Raises:
            UnknownNameError: As `row_losses`, or if a name is none of `quantities`.
            ShapeError: As `row_losses`.

        """
        self._check_plane(plane)
        for name in names:
            if name not in self.quantities:
                raise UnknownNameError.of(f"{_WHERE}: a quantity", name, self.quantities)
        if {name.removeprefix(_VALIDATION) for name in names} & self._metrics.keys() - {ACCURACY}:
            return measures_by_network(self, plane, names)
        own = tuple(name for name in names if not name.startswith(_VALIDATION))
        rows = [(("loss", *own), self._rows(plane, own))]
        held_out = tuple(name for name in names if name.startswith(_VALIDATION))
        if held_out and self._validation is not None:
            more = tuple(name for name in (ACCURACY,) if f"{_VALIDATION}{name}" in held_out)
            told = tuple(f"{_VALIDATION}{name}" for name in ("loss", *more))
            rows.append((told, self._validation._rows(plane, more)))

        def measures(x: Array, y: float) -> Array:
            found: dict[str, Array] = {}
            for told, of_row in rows:
                found |= dict(zip(told, of_row(x, y), strict=True))
            return np.stack([found[name] for name in ("loss", *names)])

        return measures

    def _rows(self, plane: Plane, names: tuple[str, ...]) -> RowLosses:
        if names:
            return row_measures_of(self, plane, names)
        losses = row_losses_of(self, plane)
        return lambda x, y: losses(x, y)[None]

    def network_parameters(self) -> Mapping[str, Parameter]:
        """All parameters of the network, also those that training leaves alone."""
        return self._network.parameters

    def holding(self, parameters: Mapping[str, Array]) -> AbstractContextManager[None]:
        """Inside the block the network has these parameters and the mode; afterwards all its own.

        Raises:
            UnknownNameError: If the network has no parameter of a name.
            ShapeError: If an array has another shape than the parameter.

        """
        return self._network.holding(parameters, self._counted_by)

    def kept(self, moving: Mapping[str, Any]) -> AbstractContextManager[Standing]:
        """After the block the network is as it was before.

        Inside, what is given makes it so but for the parameters of the names in `moving`.

        Raises:
            UnknownNameError: If the network has no parameter of a name.

        """
        return self._network.kept(moving)

    def put(self, parameters: Mapping[str, Array]) -> None:
        """Give the network these parameters, the mode and the random generators of its start."""
        self._network.put(parameters, self._counted_by)

    @property
    def _counted_by(self) -> Sequence[tuple[Any, ...]]:
        """The batches that statistics are made of."""
        samples = self.samples if self._trained_on is None else self._trained_on
        return samples.batches

    def _on(self, dataset: Any, num_samples: int | None) -> LandscapeModel:
        """The same model on other samples; statistics of batch norms are those of its own."""
        other = copy.copy(self)
        other._trained_on, other._validation = self.samples, None
        other.samples = samples_of(dataset, num_samples)
        other._check_columns()
        return other

    def _check_plane(self, plane: Plane) -> None:
        for name in plane.origin:
            shape = np.shape(plane.origin[name])
            if shape != self._network.known(name).shape:
                own = f"{tuple(self._network.known(name).shape)} of the network's {name!r}"
                raise ShapeError.of(f"{_WHERE}.row_losses(plane)", own, shape)

    def parts_of(
        self, losses: list[float], pieces: Callable[[int], tuple[Array, Array]]
    ) -> tuple[Array, Array]:
        """What the sampling error is estimated from: losses and counts of batches, or pieces.

        Args:
            losses: Of the batches.
            pieces: Gives losses and counts of so many pieces of an only batch.

        """
        return parts_of(self.samples, losses, pieces, cut=self._may_cut)

    @property
    def _may_cut(self) -> bool:
        """Whether the loss of an only batch may be that of its pieces: samples are not mixed."""
        return self.mode != "train"

    def accuracy_of(self, *batch: Any) -> tuple[Any, Any]:
        """The loss of a batch and its accuracy, as tensors, of one pass."""
        return self._network.accuracy_of(*batch)

    def loss_of(self, *batch: Any) -> Any:
        """The loss of a batch with the parameters that the network has now, as a tensor."""
        return self._network.loss_of(*batch)

    def _check_columns(self) -> None:
        columns = len(self.samples.batches[0])
        if isinstance(self._cell, WithEvalCell) and columns != 2:
            expected = "data and label in each batch"
            hint = "a network that returns its loss itself may take any columns"
            raise MisfitError.of(f"{_WHERE}(dataset)", expected, f"{columns} columns", hint)
