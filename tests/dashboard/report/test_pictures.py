"""The newest pictures of the best runs stand in the file, small ones as they are."""

from __future__ import annotations

import base64
import io
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

import insight
from dashboard.report.sections.pictures import MOST_BYTES, SIDE_PX

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from .conftest import Read

    Report = Callable[..., Read]


def pictures_of(found: Read) -> list[bytes]:
    addresses = [value for tag, name, value in found.attributes if (tag, name) == ("img", "src")]
    return [base64.b64decode(one.partition(",")[2]) for one in addresses]


def test_newest_picture_of_each_run_is_there_as_it_was_recorded(
    tmp_path: Path, report: Report
) -> None:
    for run, value in (("a", 0.0), ("b", 1.0)):
        with insight.SummaryRecord(tmp_path / run) as record:
            for step in (1, 2):
                record.add_value(
                    "image", "drawn", np.full((1, 3, 8, 8), value * step / 2, np.float32)
                )
                record.record(step)
    store = insight.open_runs(tmp_path)

    found = pictures_of(report(store))

    assert found == [store.value("image", run, "drawn", 2) for run in ("b", "a")] or found == [
        store.value("image", run, "drawn", 2) for run in ("a", "b")
    ]


def test_large_pictures_become_small_ones(tmp_path: Path, report: Report) -> None:
    noise = np.random.default_rng(0).random((1, 3, 500, 900), np.float32)
    with insight.SummaryRecord(tmp_path / "a") as record:
        record.add_value("image", "noise", noise)
        record.record(1)

    [found] = pictures_of(report(insight.open_runs(tmp_path)))

    assert max(Image.open(io.BytesIO(found)).size) == SIDE_PX
    assert len(found) < MOST_BYTES
