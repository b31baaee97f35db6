"""One landscape less another, other quantities than the loss, and scales of all cards."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import plotly.graph_objects as go
import pytest

import insight
from dashboard.encode import decode
from dashboard.live import LiveStore
from dashboard.queries.landscape.answer import landscape_answer
from dashboard.queries.landscape.scale import CLIPPED_AT
from insight.landscape import Surface, landscape_fields, write_surface
from tests.insight.sources.test_surfaces import FACTS, drawn

if TYPE_CHECKING:
    from pathlib import Path

TAG, OTHER = "landscape_[1, 3]", "landscape_[3]"
SAME_PLANE = FACTS | {"origin_sha256": "a" * 64}


def keep(folder: Path, surface: Surface, tag: str = TAG, *, file: bool = True) -> None:
    fields = landscape_fields(surface, "epoch", step_per_epoch=10)
    with insight.SummaryRecord(folder) as record:
        record.add_value("landscape", tag, fields)
        record.record(0)
    if file:
        write_surface(folder / f"{tag.replace(' ', '')}.landscape.npz", surface)


def shifted(surface: Surface) -> Surface:
    return replace(surface, x=surface.x + 0.5)


def ask(root: Path, tag: str = TAG, **options: Any) -> dict[str, dict[str, Any]]:
    """The panels of a tag by run."""
    live = LiveStore(insight.open_runs(root))
    (card,) = landscape_answer(live, {"cards": {tag: None}, "options": options})["cards"]
    return {panel["run"]: panel for panel in card["panels"]}


def test_what_is_left_is_the_difference_of_the_losses_around_nothing(tmp_path: Path) -> None:
    keep(tmp_path / "a", drawn(facts=SAME_PLANE))
    keep(tmp_path / "b", drawn(lift=0.25, facts=SAME_PLANE))
    found = ask(tmp_path, against=["a", TAG])
    ground = found["b"]["figure"]["data"][0]

    np.testing.assert_allclose(decode(ground["z"]), 0.25)
    assert (ground["zmin"], ground["zmax"]) == (-0.25, 0.25)
    assert ground["hovertemplate"].count("difference") == 1
    assert found["b"]["shown"] == {
        "what": "loss",
        "gaps": False,
        "there": True,
        "less": True,
        "why": "",
        "plane": "same",
    }
    assert found["a"]["shown"]["why"] == "self"
    assert len(go.Figure(found["b"]["figure"]).data) == len(found["b"]["figure"]["data"])


@pytest.mark.parametrize(
    ("facts", "file", "expected"),
    [
        (SAME_PLANE | {"origin_sha256": "b" * 64}, True, "other"),
        (SAME_PLANE | {"plane": {"seed": 4}}, True, "other"),
        (FACTS, True, "unknown"),
        (SAME_PLANE, False, "unknown"),
    ],
)
def test_it_is_said_whether_equal_coordinates_are_equal_parameters(
    tmp_path: Path, facts: Any, file: bool, expected: str
) -> None:
    keep(tmp_path / "a", drawn(facts=SAME_PLANE))
    keep(tmp_path / "b", drawn(lift=1.0, facts=facts), file=file)

    assert ask(tmp_path, against=["a", TAG])["b"]["shown"]["plane"] == expected


def test_other_axes_are_refused_with_the_picture_as_it_is(tmp_path: Path) -> None:
    keep(tmp_path / "a", drawn())
    keep(tmp_path / "b", shifted(drawn(lift=1.0)))
    found = ask(tmp_path, against=["a", TAG])["b"]

    assert found["shown"]["why"] == "axes"
    np.testing.assert_allclose(decode(found["figure"]["data"][0]["z"]), drawn(lift=1.0).z)


def test_reference_may_be_another_interval_and_one_that_is_gone_is_none(tmp_path: Path) -> None:
    keep(tmp_path / "a", drawn())
    keep(tmp_path / "a", drawn(lift=2.0), OTHER)
    found = ask(tmp_path, OTHER, against=["a", TAG])["a"]

    np.testing.assert_allclose(decode(found["figure"]["data"][0]["z"]), 2.0)
    for gone in (["b", TAG], ["a", "x"]):
        assert ask(tmp_path, OTHER, against=gone)["a"]["shown"]["why"] == "gone"
    for odd in (["a"], "a", None, [1, 2]):
        shown = ask(tmp_path, OTHER, against=odd)["a"]["shown"]
        assert (shown["less"], shown["why"]) == (False, "")


def adaptive() -> Surface:
    """Every second node of each axis was computed."""
    surface = drawn()
    known = np.zeros(surface.z.shape, bool)
    known[::2, ::2] = True
    return replace(surface, evaluated=known, error=np.where(known, 0.0, 0.125))


def test_errors_of_predicted_nodes_are_shown_where_the_file_has_them(tmp_path: Path) -> None:
    keep(tmp_path / "a", adaptive())
    keep(tmp_path / "b", drawn(lift=1.0))
    found = ask(tmp_path, shown="interpolation_error")

    np.testing.assert_array_equal(decode(found["a"]["figure"]["data"][0]["z"]), adaptive().error)
    assert [found[run]["shown"]["there"] for run in "ab"] == [True, False]
    assert np.isnan(decode(found["b"]["surface"]["z"])).all()


def test_sampling_errors_go_on_between_computed_nodes_and_that_is_said(tmp_path: Path) -> None:
    surface = adaptive()
    errors = np.where(surface.evaluated, 0.5, np.nan)
    keep(tmp_path / "a", replace(surface, quantities={"sampling_error": errors}))
    found = ask(tmp_path, shown="sampling_error")["a"]

    assert found["shown"]["gaps"]
    assert found["figure"]["data"][0]["connectgaps"]
    assert not ask(tmp_path)["a"]["figure"]["data"][0]["connectgaps"]


def test_computed_nodes_are_marked_where_others_are_predicted(tmp_path: Path) -> None:
    keep(tmp_path / "a", adaptive())
    keep(tmp_path / "b", drawn(lift=1.0))
    found = ask(tmp_path)
    marks = {
        run: [t for t in panel["figure"]["data"] if t.get("meta", {}).get("what") == "computed"]
        for run, panel in found.items()
    }
    (nodes,) = marks["a"]

    assert marks["b"] == []
    held = {*zip(decode(nodes["x"]).tolist(), decode(nodes["y"]).tolist(), strict=True)}
    assert held == {(x, y) for x in adaptive().x[::2].tolist() for y in adaptive().y[::2].tolist()}


def test_one_scale_is_for_all_landscapes_of_the_page(tmp_path: Path) -> None:
    keep(tmp_path / "a", drawn())
    keep(tmp_path / "a", drawn(lift=5.0), OTHER)
    grounds = [ask(tmp_path, tag, scale="all")["a"]["figure"]["data"][0] for tag in (TAG, OTHER)]

    assert [(one["zmin"], one["zmax"]) for one in grounds] == [(drawn().z.min(), 7.0)] * 2
    assert grounds[0]["contours"] == grounds[1]["contours"]


@pytest.mark.parametrize("scale", ["own", "shared", "all"])
def test_clipped_colours_end_where_most_nodes_stay_below(tmp_path: Path, scale: str) -> None:
    keep(tmp_path / "a", drawn())
    ground = ask(tmp_path, colour="clipped", scale=scale)["a"]["figure"]["data"][0]
    high = np.quantile(drawn().z, CLIPPED_AT)

    assert ground["zmax"] == pytest.approx(high)
    np.testing.assert_allclose(decode(ground["z"]), np.minimum(drawn().z, high))
    assert float(ground["text"][0][0]) == pytest.approx(drawn().z[0, 0])  # as it is


def test_loss_of_the_training_stands_beside_the_path_in_its_steps(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        for step in range(1, 1001):
            record.log(step, {"loss": 1 / step, "val/loss": 2.0, "lr": 0.1})
    keep(tmp_path / "a", drawn())
    curve = ask(tmp_path)["a"]["curve"]
    step = decode(curve["step"])

    assert (curve["tag"], curve["per"]) == ("loss", 10)
    assert step.size == 240
    assert step[0] < 5
    assert step[-1] > 995
    means = decode(curve["loss"])
    assert (np.diff(means) < 0).all()


def test_file_of_a_landscape_is_named_for_its_download(tmp_path: Path) -> None:
    keep(tmp_path / "a", drawn())
    keep(tmp_path / "b", drawn(lift=1.0), file=False)
    found = ask(tmp_path)

    assert [found[run]["file"] for run in "ab"] == ["landscape_[1,3].landscape.npz", None]
