"""Print what TensorBoard shows of a folder, as JSON.

    python show_runs.py FOLDER

`accumulated` is what its Python reader has of each run, `served` what its pages are given.
"""

from __future__ import annotations

import base64
import json
import struct
import sys
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from tensorboard import program
from tensorboard.backend.event_processing.event_accumulator import EventAccumulator
from tensorboard.util import tensor_util

FOLDER = Path(sys.argv[1])
RUNS = {path.parent.relative_to(FOLDER).as_posix(): path for path in FOLDER.rglob("*.tfevents.*")}
LONGEST_WAIT_S = 120
MOST_STEPS = 100_000  # zero means all to its Python reader and none to its Rust server


def bits(number):
    """A number that survives JSON, NaN too."""
    return struct.pack("<d", number).hex()


def accumulated(path):
    everything = dict.fromkeys(
        ("scalars", "images", "histograms", "compressedHistograms", "tensors"), 0
    )
    held = EventAccumulator(str(path), everything).Reload()
    tags = held.Tags()
    return {
        "scalars": {t: [(e.step, bits(e.value)) for e in held.Scalars(t)] for t in tags["scalars"]},
        "histograms": {
            t: [(e.step, list(e.histogram_value.bucket)) for e in held.Histograms(t)]
            for t in tags["histograms"]
        },
        "images": {
            t: [(e.step, base64.b64encode(e.encoded_image_string).decode()) for e in held.Images(t)]
            for t in tags["images"]
        },
        "texts": {
            t: [(e.step, tensor_util.make_ndarray(e.tensor_proto).item().decode()) for e in events]
            for t in tags["tensors"]
            if held.SummaryMetadata(t).plugin_data.plugin_name == "text"
            for events in [held.Tensors(t)]
        },
        "has_graph": tags["graph"],
    }


class Pages:
    """TensorBoard's own server, and what it answers."""

    def __init__(self):
        board = program.TensorBoard()
        plugins = ("scalars", "images", "histograms", "text", "tensors")
        keep_all = ",".join(f"{plugin}={MOST_STEPS}" for plugin in plugins)
        flags = ("--port", "0", "--host", "127.0.0.1", "--samples_per_plugin", keep_all)
        board.configure(argv=[None, "--logdir", str(FOLDER), *flags])
        self.url = board.launch()

    def ask(self, page, body=None, **arguments):
        url = f"{self.url}data/{page}" + (f"?{urlencode(arguments)}" if arguments else "")
        data = None if body is None else json.dumps(body).encode()
        request = Request(url, data, {"Content-Type": "application/json"})
        try:
            with urlopen(request, timeout=LONGEST_WAIT_S) as answer:
                return answer.read()
        except HTTPError as error:
            sys.exit(f"{url}: {error.read().decode()}")

    def json(self, page, body=None, **arguments):
        return json.loads(self.ask(page, body, **arguments))

    def wait(self):
        """Until what is loaded no longer grows."""
        before, stop = None, time.monotonic() + LONGEST_WAIT_S
        while time.monotonic() < stop:
            now = [
                self.json(f"plugin/{name}/tags")
                for name in ("scalars", "histograms", "images", "text")
            ]
            runs = self.json("runs")
            if (runs, now) == before and len(runs) >= len(RUNS):
                return
            before = (runs, now)
            time.sleep(1)

    def series(self, plugin, page):
        """What a page is given of each run and tag of a plugin."""
        tags = self.json(f"plugin/{plugin}/tags")
        return {
            run: {tag: self.json(f"plugin/{plugin}/{page}", run=run, tag=tag) for tag in of_run}
            for run, of_run in tags.items()
        }

    def images(self):
        shown = self.series("images", "images")
        for of_run in shown.values():
            for rows in of_run.values():
                for row in rows:
                    content = self.ask(f"plugin/images/individualImage?{row['query']}")
                    row["content"] = base64.b64encode(content).decode()
        return shown

    def graphs(self):
        found = self.json("plugin/graphs/info")
        runs = [run for run, held in found.items() if held["run_graph"]]
        return {
            run: self.ask(
                "plugin/graphs/graph", run=run, limit_attr_size=1024, large_attrs_key="_too_large"
            ).decode()
            for run in runs
        }

    def hyperparameters(self):
        body = {"experimentName": ""}
        experiment = self.json("plugin/hparams/experiment", body)
        query = {
            **body,
            "allowedStatuses": [
                f"STATUS_{name}" for name in ("UNKNOWN", "SUCCESS", "FAILURE", "RUNNING")
            ],
            "colParams": [
                {"hparam": one["name"], "includeInResult": True}
                for one in experiment["hparamInfos"]
            ],
            "startIndex": 0,
            "sliceSize": 1000,
        }
        return self.json("plugin/hparams/session_groups", query)["sessionGroups"]


pages = Pages()
pages.wait()
served = {
    "scalars": pages.series("scalars", "scalars"),
    "histograms": pages.series("histograms", "histograms"),
    "texts": pages.series("text", "text"),
    "images": pages.images(),
    "graphs": pages.graphs(),
    "hyperparameters": pages.hyperparameters(),
}
print(
    json.dumps(
        {
            "accumulated": {run: accumulated(path) for run, path in RUNS.items()},
            "served": served,
        }
    )
)
