"""Models in float64 whose derivatives are known."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


class Quadratic:
    """Half of x'Hx for a known H, with `x` in two arrays."""

    def __init__(self, curvatures: Array, seed: int = 0) -> None:
        size = len(curvatures)
        rng = np.random.default_rng(seed)
        self.axes = np.linalg.qr(rng.standard_normal((size, size)))[0]
        self.hessian = self.axes @ np.diag(curvatures) @ self.axes.T
        self.start = rng.standard_normal(size)

    def split(self, row: Array) -> dict[str, Array]:
        return {"one": row[:4].reshape(2, 2), "two": row[4:]}

    def joined(self, parameters: Any) -> Array:
        return np.concatenate([parameters["one"].reshape(-1), parameters["two"]])

    def parameters(self) -> dict[str, Array]:
        return self.split(self.start)

    def loss(self, parameters: Any) -> float:
        row = self.joined(parameters)
        return float(row @ self.hessian @ row / 2)

    def gradient(self, parameters: Any) -> dict[str, Array]:
        return self.split(self.hessian @ self.joined(parameters))


class TanhNet:
    """A network with one hidden layer of tanh, its mean squared error and the gradient by hand."""

    def __init__(self, dtype: Any = np.float64, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.inputs = rng.standard_normal((30, 6))
        self.targets = np.sin(self.inputs[:, :2])
        self.weights = {
            "w1": rng.standard_normal((9, 6)).astype(dtype),
            "b1": rng.standard_normal(9).astype(dtype),
            "w2": rng.standard_normal((2, 9)).astype(dtype),
        }

    def parameters(self) -> dict[str, Array]:
        return self.weights

    def loss(self, parameters: Any) -> float:
        hidden = np.tanh(self.inputs @ parameters["w1"].T + parameters["b1"])
        return float(np.square(hidden @ parameters["w2"].T - self.targets).mean())

    def gradient(self, parameters: Any) -> dict[str, Array]:
        hidden = np.tanh(self.inputs @ parameters["w1"].T + parameters["b1"])
        out = 2 * (hidden @ parameters["w2"].T - self.targets) / self.targets.size
        back = (out @ parameters["w2"]) * (1 - hidden**2)
        found = {"w1": back.T @ self.inputs, "b1": back.sum(axis=0), "w2": out.T @ hidden}
        return {name: array.astype(self.weights[name].dtype) for name, array in found.items()}


class Kinks:
    """The mean of relu(Wx): flat but for its kinks, so its second derivatives are 0."""

    def __init__(self) -> None:
        rng = np.random.default_rng(3)
        self.inputs = rng.standard_normal((400, 3))
        self.start = {"w": 0.5 * rng.standard_normal((2, 3))}

    def parameters(self) -> dict[str, Array]:
        return self.start

    def loss(self, parameters: Any) -> float:
        return float(np.maximum(self.inputs @ parameters["w"].T, 0).mean())

    def gradient(self, parameters: Any) -> dict[str, Array]:
        is_on = self.inputs @ parameters["w"].T > 0
        return {"w": is_on.T.astype(float) @ self.inputs / is_on.size}


class KinksByHand(Kinks):
    """The same, which tells its second derivatives."""

    def hessian_vector(self, parameters: Any, direction: Any) -> dict[str, Array]:
        return {"w": np.zeros_like(direction["w"])}
