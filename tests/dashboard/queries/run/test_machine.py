from __future__ import annotations

import pandas as pd
import pytest

from dashboard.queries.run.machine import machine_facts
from insight.tables.scalar_index import ScalarIndex


def index_of(**series: list[float]) -> ScalarIndex:
    rows = [
        ("a", tag.replace("_", "/"), step, 100.0 + step, value)
        for tag, values in sorted(series.items())
        for step, value in enumerate(values, 1)
    ]
    columns = ["run", "tag", "step", "wall_time", "value"]
    return ScalarIndex(pd.DataFrame(rows, columns=columns).sort_values(columns))


def test_run_is_told_of_its_mean_loads_and_its_most_memory() -> None:
    index = index_of(
        loss=[1.0],
        machine_cpu=[10.0, 50.0],
        machine_process_memory=[1e9, 3e9, 2e9],
        machine_memory=[20.0, 40.0],
        machine_gpu_0_load=[100.0, 100.0],
        machine_gpu_1_load=[0.0, 0.0],
        machine_gpu_1_power=[300.0],
    )

    assert machine_facts(index, "a") == [
        ["cpu", "share", 30.0],
        ["process", "bytes", 3e9],
        ["memory", "share", 40.0],
        ["gpu", "share", 50.0],
    ]


def test_what_was_not_sampled_is_not_told() -> None:
    assert machine_facts(index_of(machine_cpu=[10.0]), "a") == [["cpu", "share", 10.0]]
    assert machine_facts(index_of(loss=[1.0], machine_fan=[1.0]), "a") is None
    assert machine_facts(index_of(loss=[1.0]), "b") is None


@pytest.mark.parametrize("odd", [float("nan"), float("inf")])
def test_samples_that_are_no_numbers_count_for_nothing(odd: float) -> None:
    assert machine_facts(index_of(machine_cpu=[odd, 10.0]), "a") == [["cpu", "share", 10.0]]
    assert machine_facts(index_of(machine_cpu=[odd]), "a") is None
