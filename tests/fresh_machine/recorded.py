"""Records a run of many kinds, then prints what is read below folders: a script of a light install.

    python recorded.py RUN FOLDER ...

It is started where nothing of the tests is, so it imports what users do.
"""

import json
import sys

import numpy as np

import insight


def record(folder):
    random = np.random.default_rng(0)
    with insight.SummaryRecord(folder, hyperparameters={"rate": 0.1}) as run:
        for step in range(1, 6):
            run.add_value("histogram", "weights", random.normal(size=100))
            run.add_value("image", "input", random.random((1, 3, 8, 8), np.float32))
            run.add_value("tensor", "state", random.normal(size=(2, 3)))
            run.add_value("text", "note", f"step {step}")
            run.log(step, {"loss": 1 / step})
    with insight.run(folder, name="in-a-line", config={"rate": 0.2}, machine=0.1) as run:
        run.log({"loss": 1.0, "val": {"accuracy": 0.5}})
        print("printed", file=sys.stderr)


def read(folder):
    """Of each run what it is and how much of it there is; of each kind how many rows."""
    store = insight.open_runs(folder)
    runs = store.runs()[["run", "source", "last_step", "points", "problems"]]
    kinds = ("message", "scalar", "histogram", "image", "tensor", "text", "graph", "landscape")
    return [runs.to_dict("records"), {kind: len(store.table(kind)) for kind in kinds}]


if __name__ == "__main__":
    record(sys.argv[1])
    print(json.dumps([read(folder) for folder in sys.argv[1:]]))
