"""What layers with distributions as weights share: priors, posteriors, and how they diverge."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.errors import ArgumentTypeError
from engine.nn.cell import Cell
from engine.nn.probability.distribution.normal import Normal

__all__: list[str] = []


class Variational(Cell):
    """A layer whose weights, and biases where it has some, are drawn from a posterior.

    A subclass calls `learn` for each kind of weight, and draws with `drawn`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.learned: tuple[str, ...] = ()

    def learn(self, kind: str, shape: Any, prior_fn: Any, posterior_fn: Any) -> None:
        """Keep the prior and the posterior of "weight" or "bias".

        Raises:
            ArgumentTypeError: If one is not normal.

        """
        prior = prior_fn if isinstance(prior_fn, Cell) else prior_fn()
        _check_normal(f"{type(self).__name__}({kind}_prior_fn)", prior)
        where = f"{type(self).__name__}({kind}_posterior_fn)"
        try:
            posterior = posterior_fn(shape=shape, name=f"bnn_{kind}")
        except TypeError as error:
            expected = "a function of `name` and `shape` that gives a NormalPosterior"
            raise ArgumentTypeError.of(where, expected, posterior_fn) from error
        _check_normal(where, posterior)
        setattr(self, f"{kind}_prior", prior)
        setattr(self, f"{kind}_posterior", posterior)
        self.learned += (kind,)

    def drawn(self, kind: str) -> Any:
        """Weights of this call."""
        return getattr(self, f"{kind}_posterior")("sample")

    def compute_kl_loss(self) -> Any:
        """How far the priors diverge from the posteriors, summed over all weights."""
        total: Any = 0
        for kind in self.learned:
            posterior = getattr(self, f"{kind}_posterior")
            given = posterior("get_dist_type"), *posterior("get_dist_args")
            total = ops.sum(getattr(self, f"{kind}_prior")("kl_loss", *given)) + total
        return total


def _check_normal(where: str, distribution: Any) -> None:
    held = distribution.name_cells() if isinstance(distribution, Cell) else {}
    if list(held) != ["normal"] or not isinstance(held["normal"], Normal):
        raise ArgumentTypeError.of(where, "a cell with a Normal called `normal`", distribution)
