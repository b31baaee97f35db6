"""Scalar cards of a sweep of which some runs diverge, to be read at first sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tools.folders import write_sweep

from .serving import serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .conftest import Visit
    from .serving import Served

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def sweep(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Sixty runs of which eleven diverge."""
    folder = tmp_path_factory.mktemp("sweep")
    write_sweep(folder)
    with serving(folder) as served:
        yield served


def test_groups_of_which_some_runs_diverge_leave_the_others_their_room(
    visit: Visit, sweep: Served
) -> None:
    for hidden in ("", "&members=0"):
        page = visit(f"{sweep[0]}scalars?by=hyperparameters.learning_rate{hidden}")
        ends: dict[str, list[float]] = page.evaluate(
            """Object.fromEntries(["train/loss", "val/loss", "train/grad_norm"].map(
                (tag) => [tag, INSIGHT.fieldOf(tag).scale.axes.y.ends]))"""
        )
        lowest: Any = page.evaluate(
            "Object.values(INSIGHT.groups.model('train/loss')).map((one) => Math.min(...one.low))"
        )

        assert min(lowest) >= 0
        for tag, (low, high) in ends.items():
            assert -1 < low <= 0.7, tag
            assert 2.5 < high < 12, tag
