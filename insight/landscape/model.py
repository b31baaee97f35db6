"""What a landscape asks of a model: parameters in, loss out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from .parameters import Array, Parameters


class Model(Protocol):
    """A network and fixed samples: the same parameters always give the same loss."""

    def parameters(self) -> Parameters:
        """The trained parameters, on the host."""
        ...

    def loss(self, parameters: Parameters) -> float:
        """The mean loss over the samples with these parameters; the model stays as it was."""
        ...


class DifferentiableModel(Model, Protocol):
    """A model that knows the gradient of its loss: Hessian planes and curves need it."""

    def gradient(self, parameters: Parameters) -> Parameters:
        """The gradient of `loss` at these parameters, by the same names and shapes."""
        ...


class CurvedModel(DifferentiableModel, Protocol):
    """A model that multiplies by its Hessian: exact where differences of gradients see kinks."""

    def hessian_vector(self, parameters: Parameters, direction: Parameters) -> Parameters:
        """The second derivatives of `loss` at these parameters, times a direction, by name."""
        ...


class DescribedModel(Model, Protocol):
    """A model that says what its losses are of; landscapes keep it."""

    @property
    def facts(self) -> Mapping[str, Any]:
        """By name, what JSON can hold: `samples`, `data_sha256`, `batch_norm`, `dtype`, …."""
        ...


class SampledModel(Model, Protocol):
    """A model that tells how far its loss hangs on the choice of the samples."""

    def batch_losses(self, parameters: Parameters) -> tuple[Array, Array]:
        """The mean loss of each of some parts of the samples, and how many samples each has."""
        ...


class MeasuredModel(Model, Protocol):
    """A model that tells more of a point than its loss, in the same call.

    Names are its own; these are known to files and pages: `accuracy`, `validation_loss`,
    `validation_accuracy`, `sampling_error` (the loss's standard error by the choice of the samples)
    and `sampling_parts` (of how many samples, or batches, that was estimated).
    """

    @property
    def quantities(self) -> Sequence[str]:
        """The names of what it tells beside the loss, each an identifier."""
        ...

    def measured(self, parameters: Parameters) -> Mapping[str, float]:
        """`loss`, and the quantities by name, with these parameters; the model stays as it was."""
        ...
