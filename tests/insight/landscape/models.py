"""Small models of which everything is known."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.landscape import Plane

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Array = np.ndarray[Any, np.dtype[np.float64]]


class Quadratic:
    """`0.5 (w - at)' H (w - at)` of one parameter, and its gradient."""

    def __init__(self, hessian: Any, at: Any = 0.0) -> None:
        self.hessian = np.asarray(hessian, np.float64)
        self.at = np.zeros(len(self.hessian)) + at
        self.calls = 0

    def parameters(self) -> dict[str, Array]:
        return {"w": self.at}

    def loss(self, parameters: Mapping[str, Array]) -> float:
        self.calls += 1
        off = parameters["w"] - self.at
        return float(off @ self.hessian @ off / 2)

    def gradient(self, parameters: Mapping[str, Array]) -> dict[str, Array]:
        return {"w": self.hessian @ (parameters["w"] - self.at)}


class OfPlane:
    """A model whose loss on the plane of two unit directions is any function of x and y."""

    def __init__(self, function: Any) -> None:
        self.function = function
        self.calls = 0

    def parameters(self) -> dict[str, Array]:
        return {"w": np.zeros(2)}

    def loss(self, parameters: Mapping[str, Array]) -> float:
        self.calls += 1
        x, y = parameters["w"]
        return float(self.function(x, y))


def unit_plane(size: int = 2, **more: Any) -> Plane:
    """The plane of the first two coordinates of one parameter."""
    first, second = np.eye(size)[:2]
    return Plane({"w": np.zeros(size)}, ({"w": first}, {"w": second}), **more)


class Network:
    """A network of dense layers between tanh or ReLU, its data drawn from a seed; exact in float64.

    Weights are (out, in), as our engine's and PyTorch's are.
    """

    def __init__(
        self, sizes: Sequence[int] = (6, 16, 16, 3), *, relu: bool = False, seed: int = 0
    ) -> None:
        rng = np.random.default_rng(seed)
        self.relu = relu
        self.inputs = rng.normal(size=(96, sizes[0]))
        teacher = rng.normal(size=(sizes[0], sizes[-1]))
        self.labels = np.argmax(self.inputs @ teacher + np.sin(3 * self.inputs[:, :1]), axis=1)
        self.held = dict(self.drawn(sizes, seed))

    @staticmethod
    def drawn(sizes: Sequence[int], seed: int) -> dict[str, Array]:
        rng = np.random.default_rng([seed, 1])
        found = {}
        for index, (inputs, outputs) in enumerate(pairwise(sizes)):
            scale = np.sqrt(2 / inputs)
            found[f"layer{index}.weight"] = rng.normal(size=(outputs, inputs)) * scale
            found[f"layer{index}.bias"] = rng.normal(size=outputs) * 0.1
        return found

    def parameters(self) -> dict[str, Array]:
        return self.held

    def _values(self, parameters: Mapping[str, Array]) -> list[Array]:
        values = [self.inputs]
        layers = len(parameters) // 2
        for index in range(layers):
            weight, bias = (parameters[f"layer{index}.{name}"] for name in ("weight", "bias"))
            found = values[-1] @ weight.T + bias
            if index < layers - 1:
                found = np.maximum(found, 0) if self.relu else np.tanh(found)
            values.append(found)
        return values

    def loss(self, parameters: Mapping[str, Array]) -> float:
        rows = np.arange(len(self.labels))
        return float(-np.log(self._shares(parameters)[rows, self.labels]).mean())

    def _shares(self, parameters: Mapping[str, Array]) -> Array:
        scores = self._values(parameters)[-1]
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        return np.asarray(shares / shares.sum(axis=1, keepdims=True))

    def gradient(self, parameters: Mapping[str, Array]) -> dict[str, Array]:
        values = self._values(parameters)
        down = self._shares(parameters)
        down[np.arange(len(self.labels)), self.labels] -= 1
        down /= len(self.labels)
        found = {}
        for index in reversed(range(len(values) - 1)):
            found[f"layer{index}.weight"] = down.T @ values[index]
            found[f"layer{index}.bias"] = down.sum(axis=0)
            down = down @ parameters[f"layer{index}.weight"]
            down = down * (values[index] > 0 if self.relu else 1 - values[index] ** 2)
        return {name: found[name] for name in parameters}

    def trained(self, steps: int = 60, rate: float = 0.3) -> list[dict[str, Array]]:
        """Checkpoints of a training by gradient descent, every tenth step; the last is kept."""
        now = {name: array.copy() for name, array in self.held.items()}
        checkpoints = [now]
        for step in range(1, steps + 1):
            slope = self.gradient(now)
            now = {name: now[name] - rate * slope[name] for name in now}
            if step % 10 == 0:
                checkpoints.append(now)
        self.held = now
        return checkpoints


class Measured(Network):
    """It tells its accuracy, and how far its 96 samples decide, in the same pass."""

    quantities = ("sampling_error", "sampling_parts", "accuracy")

    def measured(self, parameters: Mapping[str, Array]) -> dict[str, float]:
        shares = self._shares(parameters)
        losses = -np.log(shares[np.arange(96), self.labels])
        return {
            "loss": float(losses.mean()),
            "sampling_error": float(losses.std(ddof=1) / np.sqrt(96)),
            "sampling_parts": 96.0,
            "accuracy": float((shares.argmax(axis=1) == self.labels).mean()),
        }


def flat(parameters: Mapping[str, Array]) -> Array:
    return np.concatenate([array.ravel() for array in parameters.values()])


def shaped(vector: Array, like: Mapping[str, Array]) -> dict[str, Array]:
    found, begin = {}, 0
    for name, array in like.items():
        found[name] = vector[begin : begin + array.size].reshape(array.shape)
        begin += array.size
    return found


def trajectory_plane(checkpoints: Sequence[Mapping[str, Array]]) -> Plane:
    """The plane of the checkpoints' first two principal axes through the last, by NumPy's SVD."""
    rows = np.stack([flat(one) for one in checkpoints]) - flat(checkpoints[-1])
    axes = np.linalg.svd(rows - rows.mean(axis=0), full_matrices=False)[2][:2]
    path = rows @ axes.T
    lengths = np.linalg.norm(rows, axis=1)
    off = np.linalg.norm(rows - path @ axes, axis=1)
    return Plane(
        checkpoints[-1],
        (shaped(axes[0], checkpoints[-1]), shaped(axes[1], checkpoints[-1])),
        kind="pca",
        path=path,
        checkpoints=tuple(checkpoints),
        steps=np.arange(len(checkpoints)) * 10,
        residual=np.divide(off, lengths, out=np.zeros_like(off), where=lengths > 0),
    )
