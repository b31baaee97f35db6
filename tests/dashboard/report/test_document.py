"""The file of a report opens anywhere, asks for nothing and stays small of any number of runs."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

import insight
from dashboard.live import LiveStore
from dashboard.report import Asked, made
from dashboard.report.document import MARK, SAID
from dashboard.words import words
from insight.tables.scalar_index import ScalarIndex
from tests.contracts.test_words import _JS as SAY

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from .conftest import Read

    Report = Callable[..., Read]

SCRIPT = Path(insight.__file__).parents[1] / "dashboard" / "report" / "script"


def test_file_names_no_address_that_it_would_fetch(
    read_only: insight.Store, report: Report
) -> None:
    found = report(read_only, notes="[a](https://example.org) ![b](https://example.org/b.png)")
    fetched = [
        (tag, name, value)
        for tag, name, value in found.attributes
        if name in {"src", "srcset", "data", "poster", "action"} or (tag, name) == ("link", "href")
    ]

    assert fetched == []
    assert "@import" not in found.report.html.decode()
    assert set(re.findall(r'url\("(\w+):', found.report.html.decode())) == {"data"}


def test_policy_allows_the_script_and_the_styles_of_the_file_alone(
    read_only: insight.Store, report: Report
) -> None:
    found = report(read_only)
    text = found.report.html.decode()
    policy = next(value for _, name, value in found.attributes if "default-src" in value)
    inside = [re.findall(rf"<{tag}>(.*?)</{tag}>", text, re.DOTALL) for tag in ("style", "script")]

    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    for [content] in inside:
        digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in policy


def test_file_is_known_to_be_a_report(read_only: insight.Store, report: Report) -> None:
    assert f'<meta name="{MARK}"'.encode() in report(read_only).report.html


def test_all_that_the_script_says_comes_with_it_in_chinese() -> None:
    said = {
        one or other
        for path in SCRIPT.glob("*.mjs")
        for one, other in SAY.findall(path.read_text("utf-8"))
    }

    assert said == set(SAID)
    assert said <= words("zh").keys()


def test_thousand_runs_of_twenty_tags_stay_within_two_megabytes(
    empty: insight.Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = LiveStore(empty)
    runs, tags, points = 1_000, 20, 40
    names = [f"sweep/run-with-a-long-name-{at:04d}" for at in range(runs)]
    draws = np.random.default_rng(0)
    size = runs * tags * points
    scalars = pd.DataFrame(
        {
            "run": pd.Categorical(np.repeat(names, tags * points)),
            "tag": pd.Categorical(
                np.tile(np.repeat([f"t/{at:02d}" for at in range(tags)], points), runs)
            ),
            "step": np.tile(np.arange(points), runs * tags),
            "wall_time": np.zeros(size),
            "value": draws.random(size),
        }
    )
    table = empty.runs()
    rows = pd.DataFrame(
        {"run": names, "source": "insight", "status": "finished"}
        | dict.fromkeys(("last_step", "points", "files", "bytes", "problems"), 1)
        | {name: pd.Timestamp("2026-01-01", tz="UTC") for name in ("started", "updated")}
    )[list(table.columns)].astype(table.dtypes)
    lineage = pd.DataFrame({"run": names} | {f"user.p{at}": draws.random(runs) for at in range(30)})
    for name, value in (("runs", rows), ("lineage", lineage), ("scalars", ScalarIndex(scalars))):
        monkeypatch.setattr(LiveStore, name, lambda _self, value=value: value)
    monkeypatch.setattr(insight.Store, "runs", lambda _self: rows)

    found = made(store, Asked(tags=("*",)), "1.2")

    assert found.runs == runs
    assert 1_000_000 < len(found.html) <= 2_000_000
    assert "runs the curves of" in " ".join(found.notes)
    texts = {f"user.t{at}": [f"{at} {run} {'x' * 60}" for run in names] for at in range(30)}
    wordy = pd.DataFrame({"run": names} | texts)
    monkeypatch.setattr(LiveStore, "lineage", lambda _self: wordy)
    worded = made(LiveStore(empty), Asked(tags=("*",)), "1.2")

    assert len(worded.html) <= 2_000_000
    assert b"runs are listed, the best." in worded.html
