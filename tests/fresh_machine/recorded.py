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


IN_PARQUET = ("others/neptune/", "others/pluto/", "others/trackio_parquet/")


def read(folder):
    """Of each run what it is and how much of it there is; of each kind how many rows.

    Runs in Parquet are left out: they need pyarrow.
    """
    store = insight.open_runs(folder)
    runs = store.runs()[["run", "source", "last_step", "points", "problems"]]
    runs = runs[~runs["run"].str.startswith(IN_PARQUET)]
    names = runs["run"].tolist()
    kinds = ("message", "scalar", "histogram", "image", "tensor", "text", "graph", "landscape")
    return [runs.to_dict("records"), {kind: len(store.table(kind, names)) for kind in kinds}]


def problems_in_parquet(folder):
    """What is wrong with the runs that `read` leaves out."""
    problems = insight.open_runs(folder).problems()
    return problems[problems["run"].str.startswith(IN_PARQUET)]["problem"].tolist()


if __name__ == "__main__":
    record(sys.argv[1])
    print(json.dumps([*map(read, sys.argv[1:]), problems_in_parquet(sys.argv[2])]))
