from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight.errors import ValueKindError
from insight.landscape import surface
from insight.landscape.sampling import loss_and_parts, sampling_error
from tests.insight.landscape.models import Network, Quadratic, trajectory_plane

if TYPE_CHECKING:
    from collections.abc import Mapping


class InParts(Network):
    """Its 96 samples in parts of 10, and one of 6."""

    def batch_losses(self, parameters: Mapping[str, Any]) -> tuple[Any, Any]:
        shares = self._shares(parameters)[np.arange(96), self.labels]
        parts = np.split(-np.log(shares), range(10, 96, 10))
        return [one.mean() for one in parts], [one.size for one in parts]


def test_error_is_that_of_independent_samples(rng: np.random.Generator) -> None:
    found = []
    for _ in range(400):
        samples = rng.exponential(2.0, size=200)
        parts = np.split(samples, [30, 60, 110, 150])
        counts = np.array([one.size for one in parts])
        means = np.array([one.mean() for one in parts])
        found.append(sampling_error(means, counts, samples.mean()) ** 2)

    assert np.mean(found) == pytest.approx(2.0**2 / 200, rel=0.1)


def test_equal_parts_give_the_error_of_their_means() -> None:
    losses = np.array([1.0, 2.0, 4.0, 5.0])
    expected = losses.std(ddof=1) / np.sqrt(4)

    assert sampling_error(losses, np.full(4, 8), 3.0) == pytest.approx(expected)


def test_surface_tells_the_errors_of_its_path() -> None:
    network = InParts((4, 8, 3))
    plane = trajectory_plane(network.trained(30))
    found = surface(network, plane, size=3)
    expected = [loss_and_parts(network, one) for one in plane.checkpoints]

    assert found.path.sampling_error.tolist() == [error for _, error, _ in expected]
    assert found.facts["sampling_error"] == expected[-1][1] > 0
    assert np.allclose(found.path.loss_true, [network.loss(one) for one in plane.checkpoints])


def test_model_without_parts_has_no_error() -> None:
    loss, error, parts = loss_and_parts(Quadratic(np.eye(2)), {"w": np.ones(2)})

    assert loss == 1.0
    assert np.isnan(error)
    assert not parts


@pytest.mark.parametrize("losses", [[1.0], [1.0, np.nan], [1.0, np.inf]])
def test_one_part_or_no_number_has_no_error(losses: list[float]) -> None:
    held = np.array(losses)

    assert np.isnan(sampling_error(held, np.ones(len(held)), 1.0))


def test_parts_that_do_not_fit_are_told() -> None:
    class Odd(Quadratic):
        def batch_losses(self, parameters: Any) -> Any:
            return [1.0, 2.0], [3]

    with pytest.raises(ValueKindError, match="batch_losses expected losses and counts"):
        loss_and_parts(Odd(np.eye(2)), {"w": np.ones(2)})
