"""Times that no calendar has cost no listing, and are shown as the numbers they are."""

from __future__ import annotations

import math
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pandas as pd
import pytest

from insight import open_runs
from insight.cli import main
from insight.tables.moments import in_calendar, moment_text, moments

if TYPE_CHECKING:
    from pathlib import Path

NOW = 1_700_000_000.0
BEYOND = {"ms": NOW * 1e3, "us": NOW * 1e6, "ns": NOW * 1e9, "huge": 1e300, "before": -1e12}
NO_TIMES = {"nan": math.nan, "infinite": math.inf, "minus": -math.inf}
IN_IT = {"now": NOW, "simulated": 0.25, "year 9000": 2.2e11, "early": -5.0}


@pytest.fixture
def odd_runs(root: Path, make_run: Any) -> Path:
    for name, wall_time in (BEYOND | NO_TIMES | IN_IT).items():
        make_run(name).scalars((1, {"loss": 0.5}, wall_time), (2, {"loss": 0.25}, wall_time))
    return root


def test_calendar_is_that_of_pythons_dates() -> None:
    first = datetime(1, 1, 2, tzinfo=UTC).timestamp()
    last = datetime(9999, 12, 31, tzinfo=UTC).timestamp()

    assert [in_calendar(time) for time in (first - 1, first, last, last + 1)] == [
        *(False, True),
        *(True, False),
    ]
    assert moments([first, last])[1].to_pydatetime() == datetime(9999, 12, 31, tzinfo=UTC)


def test_tables_have_no_moment_where_no_calendar_has_it(odd_runs: Path) -> None:
    runs = open_runs(odd_runs).runs().set_index("run")

    assert str(runs["updated"].dtype) == "datetime64[us, UTC]"
    assert sorted(runs.index[runs["updated"].isna()]) == sorted(BEYOND | NO_TIMES)
    assert len(runs.to_dict("records")) == len(runs)
    assert runs.loc["now", "started"] == pd.Timestamp(NOW, unit="s", tz="UTC")


def test_spans_are_the_numbers_that_were_recorded(odd_runs: Path) -> None:
    spans = open_runs(odd_runs).spans()

    assert spans == {name: (time, time) for name, time in (BEYOND | IN_IT).items()}


def test_one_infinite_time_among_others_hides_none_of_them(root: Path, run: Any) -> None:
    times = (10.0, math.inf, 11.0, -math.inf, math.nan, 12.0)
    run.scalars(*((step, {"loss": 0.5}, time) for step, time in enumerate(times)))

    assert open_runs(root).spans() == {"a": (10.0, 12.0)}


@pytest.mark.parametrize("more", [[], ["--filter", "last_step > 1"], ["--sort=-updated"]])
def test_every_run_is_listed_whatever_its_times(odd_runs: Path, capsys: Any, more: Any) -> None:
    assert main(["runs", str(odd_runs), *more]) == 0

    out = capsys.readouterr().out
    assert len(out.splitlines()) == 1 + len(BEYOND | NO_TIMES | IN_IT)
    assert out.count("1700000000000 s") == out.count("1e+300 s") == 2
    assert out.count("2023-11-14 22:13:20") == 2


@pytest.mark.parametrize(
    ("moment", "text"),
    [
        (NOW, "2023-11-14 22:13:20"),
        (0, "1970-01-01 00:00:00"),
        (-5.0, "1969-12-31 23:59:55"),
        (NOW * 1e3 + 0.5, "1700000000000.5 s"),
        (1e300, "1e+300 s"),
        (pd.NaT, ""),
        (math.nan, ""),
        (None, ""),
    ],
)
def test_moment_is_a_date_or_the_number_that_it_is(moment: Any, text: str) -> None:
    assert moment_text(moment) == text
