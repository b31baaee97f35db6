"""The Hessian of a model's loss, known by what it makes of vectors."""

from __future__ import annotations

from typing import Any

import numpy as np

from insight.errors import SummaryValueError, ValueKindError

from .checkpoints import Snapshot, centre
from .gram import check_finite
from .model import DifferentiableModel
from .parameters import Array, Parameters

# Half the way between the two gradients, as a share of the parameters' length. Shorter ways drown
# in the rounding of gradients and parameters, longer ones in what is curved more than once.
_STEPS = {"float64": 1e-5, "float32": 1e-3, "float16": 3e-2, "bfloat16": 1e-1}


class Hessian:
    """The second derivatives of a loss at one point, as an operator on vectors of all parameters.

    Nothing of its P x P numbers is made. A product is the model's own `hessian_vector(parameters,
    direction)` where it has one, else a central difference of two gradients:
    (g(θ + h v) - g(θ - h v)) / 2h.

    Args:
        model: It has `parameters()` and `gradient(parameters)`.
        step: The length of h v, half the way between the two gradients; None: a share of the
            parameters' length that suits their type.

    Attributes:
        origin: The parameters.
        size: How many numbers they are.
        step: As given, or chosen.
        is_exact: Whether the model makes the products itself.
        products: How many were asked for so far.

    Raises:
        ValueKindError: If the model has no `gradient`.
        SummaryValueError: If a parameter is not finite, or the step is not above 0.

    A network with ReLU or max pooling has kinks: its second derivative at a point leaves out what
    changes there, while a difference of gradients over any way sees some of it. So the two differ,
    and the difference depends on the step; both are right answers to other questions.

    >>> class Bowl:
    ...     def parameters(self): return {"w": np.zeros(2)}
    ...     def loss(self, parameters): return float(3 * parameters["w"][0] ** 2)
    ...     def gradient(self, parameters): return {"w": np.array([6 * parameters["w"][0], 0])}
    >>> Hessian(Bowl()).product(np.array([1.0, 1.0])).round(6)
    array([6., 0.])

    """

    def __init__(self, model: DifferentiableModel, step: float | None = None) -> None:
        self._model: Any = model
        self.is_exact = callable(getattr(model, "hessian_vector", None))
        if not self.is_exact and not callable(getattr(model, "gradient", None)):
            expected, hint = "a model with gradient(parameters)", "random_plane needs no gradient"
            raise ValueKindError.of("Hessian", expected, model, hint)
        self.origin: Snapshot = centre(model.parameters())
        for name in self.origin:
            check_finite([self.origin], name)
        self._point = dict(self.origin)
        self.size = sum(array.size for array in self._point.values())
        self.step = self._default_step() if step is None else float(step)
        if not 0 < self.step < np.inf:
            raise SummaryValueError.of("Hessian: step", "a number above 0", step)
        self.products = 0

    def product(self, vector: Array) -> Array:
        """The Hessian times a vector, (size,) in float64.

        Raises:
            SummaryValueError: If the gradient has other names or shapes, or is not finite.

        """
        self.products += 1
        if self.is_exact:
            return self._joined(self._model.hessian_vector(self._point, self.split(vector)))
        length = float(np.linalg.norm(vector))
        if length == 0:
            return np.zeros(self.size)
        half = self.step / length
        ahead, behind = (self.gradient(half * sign * vector) for sign in (1, -1))
        product: Array = (ahead - behind) / (2 * half)
        return product

    def gradient(self, offset: Array) -> Array:
        """The gradient at an offset from the origin, (size,) in float64.

        Raises:
            SummaryValueError: If it has other names or shapes, or is not finite.

        """
        return self._joined(self._model.gradient(self.moved(offset)))

    def moved(self, offset: Array) -> dict[str, Array]:
        """The parameters at an offset from the origin, in their types."""
        return {
            name: (self._point[name] + part).astype(self._point[name].dtype)
            for name, part in self.split(offset).items()
        }

    def split(self, vector: Array) -> dict[str, Array]:
        """A vector as arrays by name, in float64."""
        found, begin = {}, 0
        for name, array in self._point.items():
            found[name] = vector[begin : begin + array.size].reshape(array.shape)
            begin += array.size
        return found

    def _joined(self, arrays: Parameters) -> Array:
        joined = np.empty(self.size)
        begin = 0
        for name, like in self._point.items():
            array = np.asarray(arrays[name]) if name in arrays else None
            if array is None or array.shape != like.shape:
                got = "none" if array is None else f"shape {array.shape}"
                where = f"the model's derivative by {name!r}"
                raise SummaryValueError.of(where, f"shape {like.shape}", got)
            joined[begin : begin + array.size] = array.reshape(-1)
            begin += array.size
        if not np.isfinite(joined).all():
            hint = "the training has diverged, or the step is too long"
            raise SummaryValueError.of("the model's gradient", "finite numbers", "others", hint)
        return joined

    def _default_step(self) -> float:
        share = max(_STEPS[array.dtype.name] for array in self._point.values())
        squares = sum(float(np.square(array, dtype=float).sum()) for array in self._point.values())
        return share * (float(np.sqrt(squares)) or 1.0)
