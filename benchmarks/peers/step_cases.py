"""The training steps that are compared: network, batch, optimizer, and the goals of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np

from . import step_products
from .network_sizes import HEADS, INNER, LAYERS, MLP_WIDTHS, STEPS, WIDTH

CLASSES = 10
LEARNING_RATE = {"momentum": 0.01, "adam": 0.001}
MOMENTUM = 0.9
BETAS, EPSILON = (0.9, 0.999), 1e-8
# Of what our time is compared with: PyTorch as it is, the best of PyTorch, JAX.
Goals = tuple[float, float, float]


@dataclass(frozen=True)
class Case:
    """One training step.

    Attributes:
        network: A name of `NETWORKS`.
        batch: Samples of a step.
        optimizer: "momentum" or "adam".
        goals: What our times, by name of our side, are to be ahead of the peers' by.
        half_goal: The same of our planned time in bfloat16, beside PyTorch's best autocast.

    """

    network: str
    batch: int
    optimizer: str = "momentum"
    goals: Mapping[str, Goals] = field(default_factory=dict)
    half_goal: float = 2.0

    @property
    def name(self) -> str:
        return f"{NETWORKS[self.network].title}, batch {self.batch}, {self.optimizer}"

    @property
    def key(self) -> str:
        return f"{self.network}-{self.batch}"

    @property
    def has_images(self) -> bool:
        """Whether channels can lie last."""
        return len(NETWORKS[self.network].shape) == 3

    @property
    def flops(self) -> int:
        return NETWORKS[self.network].flops(self.batch)

    def batch_of(self) -> tuple[np.ndarray, np.ndarray]:
        """Inputs, float32 of (batch, ...), and classes, int32 of (batch,)."""
        rng = np.random.default_rng(0)
        x = rng.standard_normal((self.batch, *NETWORKS[self.network].shape)).astype(np.float32)
        return x, rng.integers(0, CLASSES, self.batch).astype(np.int32)


@dataclass(frozen=True)
class Network:
    """What is known of a network without any library."""

    title: str
    shape: tuple[int, ...]
    flops: Callable[[int], int]


NETWORKS = {
    "mlp": Network(
        "MLP 784-512-256-10", (784,), lambda batch: step_products.mlp(batch, MLP_WIDTHS)
    ),
    "lenet": Network("LeNet-5", (1, 32, 32), step_products.lenet),
    "transformer": Network(
        f"Transformer d{WIDTH} h{HEADS} L{LAYERS} s{STEPS}",
        (STEPS, WIDTH),
        lambda batch: step_products.transformer(batch, STEPS, WIDTH, INNER, LAYERS),
    ),
    "resnet": Network("ResNet-20", (1, 32, 32), step_products.resnet),
}
EAGER, PLANNED, HALF = "ours eager", "ours planned", "ours bfloat16"
CASES = (
    Case("mlp", 32, goals={PLANNED: (3.5, 3.5, 2.0), EAGER: (2.0, 2.0, 1.2)}),
    Case("mlp", 128, goals={PLANNED: (2.5, 2.5, 1.5), EAGER: (2.0, 2.0, 1.2)}),
    Case("lenet", 32, goals={PLANNED: (4.0, 4.0, 8.0), EAGER: (1.5, 1.5, 2.0)}),
    Case("lenet", 128, goals={PLANNED: (4.0, 4.0, 8.0), EAGER: (1.5, 1.5, 2.0)}),
    Case("transformer", 32, "adam", goals={PLANNED: (2.2, 2.2, 3.0)}),
    Case("resnet", 128, goals={PLANNED: (1.7, 1.25, 3.5), EAGER: (1.4, 1.1, 2.0)}, half_goal=1.3),
)
