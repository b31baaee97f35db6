"""What a model tells of each point beside its loss: on the grid, on the path, kept and resumed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight.errors import SummaryValueError, ValueKindError
from insight.landscape import Plane, surface
from insight.landscape.executors import ProcessExecutor
from insight.landscape.quantities import offered
from tests.insight.landscape.models import (
    Measured,
    OfPlane,
    Quadratic,
    trajectory_plane,
    unit_plane,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


@pytest.fixture(scope="module")
def trained() -> tuple[Measured, Plane]:
    network = Measured((4, 8, 3))
    return network, trajectory_plane(network.trained(30))


def measured_network() -> Measured:
    """The same network, for the workers to make."""
    network = Measured((4, 8, 3))
    network.trained(30)
    return network


def test_every_node_has_what_the_model_measures_there(trained: tuple[Measured, Plane]) -> None:
    network, plane = trained
    found = surface(network, plane, size=(5, 3))

    for j, y in enumerate(found.y.tolist()):
        for i, x in enumerate(found.x.tolist()):
            here = network.measured(plane.at(x, y))
            assert found.z[j, i] == here["loss"]
            assert found.quantities["sampling_error"][j, i] == here["sampling_error"]
            assert found.quantities["accuracy"][j, i] == here["accuracy"]
    assert list(found.quantities) == ["sampling_error", "accuracy"]
    assert found.facts["sampling_parts"] == 96


def test_checkpoints_have_their_own_quantities_and_not_those_of_the_plane(
    trained: tuple[Measured, Plane],
) -> None:
    network, plane = trained
    found = surface(network, plane, size=3)
    expected = [network.measured(one) for one in plane.checkpoints]

    assert found.path.loss_true.tolist() == [one["loss"] for one in expected]
    assert found.path.sampling_error.tolist() == [one["sampling_error"] for one in expected]
    assert found.path.quantities["accuracy"].tolist() == [one["accuracy"] for one in expected]
    assert found.facts["trained"] == {"accuracy": expected[-1]["accuracy"]}
    assert found.facts["sampling_error"] == expected[-1]["sampling_error"]


def test_predicted_nodes_have_no_sampling_error_and_an_accuracy_between_the_computed_ones(
    trained: tuple[Measured, Plane],
) -> None:
    network, plane = trained
    exact = surface(network, plane, size=21)
    found = surface(network, plane, size=21, method="adaptive", tolerance=0.05)
    known, accuracy = found.evaluated, found.quantities["accuracy"]

    assert 0 < known.sum() < known.size
    assert np.array_equal(np.isnan(found.quantities["sampling_error"]), ~known)
    assert np.array_equal(accuracy[known], exact.quantities["accuracy"][known])
    assert accuracy[known].min() <= accuracy[~known].min()
    assert accuracy[~known].max() <= accuracy[known].max()
    assert np.abs(accuracy - exact.quantities["accuracy"]).mean() < 0.02


def test_loss_alone_is_the_loss_of_all(trained: tuple[Measured, Plane]) -> None:
    network, plane = trained
    alone = surface(network, plane, size=3, quantities=())
    one = surface(network, plane, size=3, quantities=["accuracy"])

    assert alone.quantities == {}
    assert list(one.quantities) == ["accuracy"]
    assert np.allclose(alone.z, one.z, rtol=1e-15)


def test_workers_give_the_bits_of_this_process(trained: tuple[Measured, Plane]) -> None:
    network, plane = trained
    workers = ProcessExecutor(2)
    found = surface(network, plane, size=5, executor=workers, factory=measured_network)
    workers.close()
    expected = surface(network, plane, size=5)

    assert found.z.tobytes() == expected.z.tobytes()
    for name, values in expected.quantities.items():
        assert found.quantities[name].tobytes() == values.tobytes()


def test_quantities_of_a_killed_drawing_are_kept(
    trained: tuple[Measured, Plane], tmp_path: Path
) -> None:
    network, plane = trained
    expected = surface(network, plane, size=5, keep=tmp_path / "rows")

    class Refuses(Measured):
        calls = 0

        def measured(self, parameters: Mapping[str, Any]) -> dict[str, float]:
            self.calls += 1
            assert self.calls == 1, "all but the trained parameters is known"
            return super().measured(parameters)

    again = Refuses((4, 8, 3))
    again.held = network.held
    found = surface(again, plane, size=5, keep=tmp_path / "rows")

    assert found.quantities["accuracy"].tobytes() == expected.quantities["accuracy"].tobytes()
    assert found.path.quantities["accuracy"].tolist() == (
        expected.path.quantities["accuracy"].tolist()
    )


def test_rows_kept_without_a_quantity_are_not_taken_for_rows_with_it(
    trained: tuple[Measured, Plane], tmp_path: Path
) -> None:
    network, plane = trained
    surface(network, plane, size=3, keep=tmp_path / "rows", quantities=())
    found = surface(network, plane, size=3, keep=tmp_path / "rows")

    assert np.isfinite(found.quantities["accuracy"]).all()


def test_model_that_knows_rows_of_quantities_is_asked_for_them() -> None:
    class Fast(OfPlane):
        quantities = ("accuracy", "other")

        def measured(self, parameters: Mapping[str, Any]) -> dict[str, float]:
            return {"loss": self.loss(parameters), "accuracy": 0.5, "other": 2.0}

        def row_measures(self, plane: Plane, names: tuple[str, ...]) -> Any:
            assert names == ("other",)
            return lambda x, y: np.stack([x * 0 + y, x])

    found = surface(Fast(lambda x, y: x + y), unit_plane(), size=3, quantities=["other"])

    assert (found.y == found.z.T).all()
    assert (found.quantities["other"] == found.x).all()


def test_parts_of_the_samples_tell_the_error_of_every_node() -> None:
    class InParts(Quadratic):
        def batch_losses(self, parameters: Mapping[str, Any]) -> Any:
            loss = self.loss(parameters)
            return [loss - 1, loss + 1], [8, 8]

    found = surface(InParts(np.eye(2)), unit_plane(), size=3)

    assert np.allclose(found.quantities["sampling_error"], 1.0)
    assert found.facts["sampling_parts"] == 2


def test_fast_model_that_tells_parts_is_not_slowed_down_by_them() -> None:
    class Fast(Quadratic):
        def batch_losses(self, parameters: Mapping[str, Any]) -> Any:
            return [0.0, self.loss(parameters)], [8, 8]

        def row_losses(self, plane: Plane) -> Any:
            return lambda x, y: x + y

    found = surface(Fast(np.eye(2)), unit_plane(), size=3)

    assert found.quantities == {}
    assert found.facts["sampling_error"] == 0.0


@pytest.mark.parametrize("names", ["accuracy", ("loss",), ("a", "a"), ("not a name",), (5,)])
def test_quantities_that_are_no_names_are_told(names: Any) -> None:
    model = OfPlane(lambda x, y: x)
    model.quantities = names  # type: ignore[attr-defined]

    with pytest.raises(ValueKindError, match=r"model\.quantities expected names"):
        offered(model)


def test_quantity_that_is_not_offered_is_told(trained: tuple[Measured, Plane]) -> None:
    with pytest.raises(SummaryValueError, match=r"quantities expected some of .*got 'recall'"):
        surface(*trained, quantities=["recall"])
    with pytest.raises(ValueKindError, match="quantities expected names"):
        surface(*trained, quantities="accuracy")


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ({"loss": 1.0}, "a number 'accuracy'"),
        ({"loss": 1.0, "accuracy": "high"}, "accuracy expected a number"),
        ([1.0, 2.0], "numbers by name"),
    ],
)
def test_model_that_gives_something_else_is_told(told: Any, words: str) -> None:
    class Odd(OfPlane):
        quantities = ("accuracy",)

        def measured(self, parameters: Mapping[str, Any]) -> Any:
            return told

    with pytest.raises(ValueKindError, match=words):
        surface(Odd(lambda x, y: x), unit_plane(), size=3)
