"""Which sounds and videos there are goes to the browser once, and whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight
from dashboard.encode import decode
from dashboard.live import LiveStore
from dashboard.pages.media import tables_of
from dashboard.queries.media import media_series, media_steps, media_structure

if TYPE_CHECKING:
    from pathlib import Path

    import pandas as pd

    Tables = dict[str, pd.DataFrame]


def sound(seconds: float, channels: int = 1) -> insight.Audio:
    return insight.Audio(np.zeros((round(8000 * seconds), channels)), 8000)


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    for run in ("a", "b"):
        with insight.SummaryRecord(tmp_path / run, provenance=False) as record:
            for step in (1, 3):
                video = insight.Video(np.zeros((4, 6, 8, 3), np.uint8), rate=8)
                both = {"same": video} if run == "a" else {}
                record.log(step, {"tone": sound(step / 2, 2)} | both)
            record.log(5, {"late": sound(1)})
    with insight.SummaryRecord(tmp_path / "c", provenance=False) as record:
        for seconds in (1, 2):
            record.add_value("audio", "tone", sound(seconds))
            record.record(0)
    return tables_of(LiveStore(insight.open_runs(tmp_path)))


def test_structure_has_every_pair_of_run_and_tag_of_each_kind(tables: Tables) -> None:
    found = media_structure(tables)
    pairs = {
        kind: {
            (found[kind]["runs"][run], found[kind]["tags"][tag])
            for run, tag in zip(decode(found[kind]["run"]), decode(found[kind]["tag"]), strict=True)
        }
        for kind in ("audio", "video")
    }

    assert pairs["audio"] == {
        ("a", "tone"),
        ("a", "late"),
        ("b", "tone"),
        ("b", "late"),
        ("c", "tone"),
    }
    assert pairs["video"] == {("a", "same")}
    assert media_structure(tables, found["key"]) is None
    assert media_structure(tables | {"video": tables["video"][:0]}, found["key"]) is not None


def test_steps_are_those_of_both_kinds(tables: Tables) -> None:
    found = media_steps(tables)

    assert decode(found["steps"]).tolist() == [0, 1, 3, 5]
    assert found["totals"] == {"audio": 8, "video": 2}
    assert media_steps(tables, found["key"]) is None


def test_series_say_what_each_record_is(tables: Tables) -> None:
    wanted = [
        ("audio", "a", "tone"),
        ("video", "a", "same"),
        ("video", "a", "tone"),
        ("audio", "?", ""),
    ]
    tone, same = media_series(tables, wanted, {})

    assert decode(tone["steps"]).tolist() == [1, 3]
    assert {name: decode(one).tolist() for name, one in tone["facts"].items()} == {
        "duration": [0.5, 1.5],
        "rate": [8000, 8000],
        "channels": [2, 2],
    }
    assert tone["formats"] == ["wav", "wav"]
    assert (same["kind"], decode(same["facts"]["width"]).tolist()) == ("video", [8, 8])
    assert media_series(tables, wanted, {("audio", "a", "tone"): tone["key"]}) == [same]


def test_series_without_steps_are_numbered(tables: Tables) -> None:
    (tone,) = media_series(tables, [("audio", "c", "tone")], {})

    assert decode(tone["steps"]).tolist() == [0, 1]
    assert tone["recorded"] == 0
    assert decode(tone["facts"]["duration"]).tolist() == [1, 2]
