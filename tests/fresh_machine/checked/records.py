"""Records and tables, without the engine."""

from __future__ import annotations

import numpy as np

import insight

settings = {"learning_rate": 0.1, "layers": [64, 10], "name": "a"}
with insight.SummaryRecord("./runs/by_hand", hyperparameters=settings) as record:
    for step in range(1, 11):
        record.log(step, {"loss": 1 / step, "accuracy": np.float32(1 - 1 / step)})
        record.add_value("histogram", "weights", np.random.default_rng(0).normal(size=100))
        record.add_value("image", "noise", np.zeros((1, 3, 8, 8), np.float32))
        record.record(step)
    record.log(np.int64(11), {"loss": 0.05})
    record.record(np.int32(12))
    print(record.synced_step)
store = insight.open_runs("./runs")
runs = store.runs()
scalars = store.table("scalar", runs=["by_hand"], tags=["loss"])
print(scalars.groupby(["run", "tag"])["value"].last(), runs["status"], store.refresh())
print(store.value("image", "by_hand", "noise", 1), store.lineage().columns, store.problems())
print(insight.__version__)
