"""The gallery's runs are real: a network is trained, judged on digits held out, and told of."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

import engine
import insight
from tools.gallery_runs import report, write_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

SAMPLES = Path(__file__).resolve().parents[2] / "sample_runs"


@pytest.fixture
def sweep(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(SAMPLES)
    sys.modules.pop("digits_sweep", None)
    import digits_sweep

    engine.set_context(mode=engine.GRAPH_MODE)  # as the script does: else there is no graph
    yield digits_sweep
    engine.set_context(mode=engine.PYNATIVE_MODE)


def test_run_of_the_sweep_is_recorded_with_what_it_gets_wrong_and_told_in_markdown(
    sweep: ModuleType, tmp_path: Path
) -> None:
    setting = sweep.Setting(0.01, 64, 1)
    held_out = sweep.train(str(tmp_path / setting.name), setting, epochs=1)
    text = report(setting, held_out)
    write_text(tmp_path / setting.name, "report", text)
    store = insight.open_runs(tmp_path)
    scalars = store.table("scalar").set_index("tag")["value"]
    wrong = int((held_out.answers != held_out.labels).sum())

    batches = np.split(held_out.surprise, range(64, len(held_out.labels), 64))
    assert scalars["val/accuracy"] == pytest.approx(1 - wrong / len(held_out.labels))
    assert scalars["val/loss"] == pytest.approx(np.mean([one.mean() for one in batches]))
    assert held_out.confusion.sum() == len(held_out.labels)
    assert np.trace(held_out.confusion) == len(held_out.labels) - wrong
    assert set(store.table("image")["tag"]) >= {"mistakes"}
    assert len(store.table("graph")) == 1
    assert store.table("text")["value"].tolist() == [text]
    assert f"**{wrong} of {len(held_out.labels)}** held-out digits are wrong." in text
    assert store.runs()[["run", "status"]].to_numpy().tolist() == [[setting.name, "finished"]]
    assert store.problems().empty
