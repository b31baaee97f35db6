"""Every page of an empty folder teaches, and shows its runs once there are some."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight
from insight.format.frames import message_frame
from insight.format.tensorboard import FILE_VERSION, DataType, Event
from tests.dashboard.queries.graphs import message

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from .conftest import Serve, Tour, Until

pytestmark = pytest.mark.browser

# What a page holds of the two runs below; the numbers are those of `write_every_kind`.
SHOWN = {
    "runs": "INSIGHT.runsModel().rows.b?.['metric:loss'] === 0.25",
    "scalars": "INSIGHT.model('loss')?.b?.raw.join() === '1,0.5,0.25'",
    "histograms": "INSIGHT.model('weight')?.b",
    "images": "INSIGHT.images.model().tiles.filter(({ state }) => state === 'shown').length === 2",
    "tensors": "document.querySelectorAll('.elements tbody td').length === 6",
    "text": "document.querySelector('.text-row pre')?.textContent === 'written'",
    "graph": "INSIGHT.graphModel()?.nodes.length === 2",
    "dataset": "INSIGHT.graphModel()?.nodes.length === 2",
    "landscape": "INSIGHT.model('valley')?.b >= 1",
    "lineage": "INSIGHT.lineage.model().shown.length === 2",
    "compare": "dash_ag_grid.getApi('compare-grid')?.getDisplayedRowCount() > 1",
}


def write_every_kind(folder: Path, rate: float) -> None:
    axis = np.linspace(-1, 1, 5)
    source = {"parameter": {"mapStr": {"op_type": "Mnist"}}}
    with insight.SummaryRecord(folder) as record:
        hyper = {"optimizer": "Adam", "learning_rate": rate}
        record.add_value("train_lineage", "train_lineage", {"hyper_parameters": hyper})
        record.add_value("graph", "graph", message([("1", "A", "", []), ("2", "B", "", ["1"])]))
        stage = {"parameter": {"mapStr": {"op_type": "Batch"}}, "children": [source]}
        record.add_value("dataset_graph", "dataset_graph", stage)
        surface = {"x": axis, "y": axis, "z": np.add.outer(axis**2, axis**2)}
        record.add_value("landscape", "valley", surface)
        record.add_value("image", "sample", np.zeros((1, 3, 4, 4), np.uint8))
        record.add_value("tensor", "weight", np.arange(6.0).reshape(2, 3))
        record.add_value("histogram", "weight", np.arange(9.0))
        for step, loss in enumerate((1.0, 0.5, 0.25), 1):
            record.add_value("scalar", "loss", loss)
            record.record(step)
    event = Event(wall_time=1.7e9, step=1)
    value = event.summary.value.add(tag=b"notes")
    value.metadata.plugin_data.plugin_name = "text"
    value.tensor.dtype = DataType.DT_STRING
    value.tensor.tensor_shape.SetInParent()
    value.tensor.string_val.append(b"written")
    frames = [message_frame(Event(file_version=FILE_VERSION)), message_frame(event)]
    (folder / "events.out.tfevents.1700000000.host.7.0").write_bytes(b"".join(frames))


def test_every_page_of_an_empty_folder_teaches_and_then_shows_its_runs(
    page: Page, tour: Tour, serve: Serve, until: Until, tmp_path: Path
) -> None:
    url, _ = serve(tmp_path)
    for name in tour(url):
        text = page.locator("main").inner_text()

        assert "No runs here yet" in text, name
        assert "SummaryCollector" in text, name
        assert str(tmp_path) in text, name
    for run, rate in (("a", 0.1), ("b", 0.2)):
        write_every_kind(tmp_path / run, rate)
    until("document.querySelector('.empty') === null")
    for name in tour(url):
        until(SHOWN[name])

        assert page.locator(".empty").count() == 0, name
