"""What is kept of a folder between questions, and how runs are named."""

from __future__ import annotations

import pytest

from insight.cli.answering.folder import MOST_KEPT, Folder
from insight.errors import SummaryValueError
from insight.record import SummaryRecord
from insight.tables import Store


def record_run(folder, rate=0.1, step=1):
    with SummaryRecord(folder, provenance=False, hyperparameters={"lr": rate}) as record:
        record.log(step, {"loss": 0.5})


@pytest.fixture
def folder(tmp_path):
    record_run(tmp_path / "sweep" / "a")
    record_run(tmp_path / "sweep" / "b")
    found = Folder(Store(tmp_path), "runs")
    found.refresh()
    return found


def test_tables_are_kept_until_something_is_recorded(folder, tmp_path):
    scalars, settings = folder.scalars, folder.settings
    folder.refresh()

    assert folder.scalars is scalars
    assert folder.settings is settings

    record_run(tmp_path / "sweep" / "c", rate=0.5)
    folder.refresh()

    assert folder.scalars is not scalars
    assert folder.settings["hyperparameters.lr"].tolist() == [0.1, 0.1, 0.5]


def test_what_hangs_on_facts_outlives_more_scalars(folder, tmp_path):
    told, scalars = folder.told, folder.scalars
    with SummaryRecord(tmp_path / "sweep" / "a", provenance=False) as record:
        record.log(2, {"loss": 0.25})
    folder.refresh()

    assert folder.scalars is not scalars
    assert folder.told is told


def test_answers_that_nobody_asks_for_again_are_let_go(folder):
    made = []
    for number in range(MOST_KEPT + 5):
        folder.keep(("answer", number), lambda number=number: made.append(number))
    folder.keep(("answer", 0), lambda: made.append(0))
    folder.keep(("answer", MOST_KEPT + 4), lambda: made.append(-1))

    assert made == [*range(MOST_KEPT + 5), 0]


@pytest.mark.parametrize("asked", ["sweep/a", "a"])
def test_run_is_found_by_its_name_and_by_its_end(folder, asked):
    assert folder.run(asked) == "sweep/a"


@pytest.mark.parametrize(
    ("asked", "said"),
    [("sweep", "did you mean sweep/a, sweep/b"), ("sweap/b", "did you mean sweep/b"), ("", "run")],
)
def test_name_of_no_run_is_refused_with_the_nearest(folder, asked, said):
    with pytest.raises(SummaryValueError, match=said):
        folder.run(asked)


def test_end_of_several_names_is_refused_with_them(folder, tmp_path):
    record_run(tmp_path / "other" / "a")
    folder.refresh()

    with pytest.raises(SummaryValueError, match="there are other/a, sweep/a"):
        folder.run("a")
