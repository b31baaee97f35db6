from __future__ import annotations

import pytest

import engine
from engine import hal, runtime
from engine.errors import ArgumentTypeError, ArgumentValueError, UnsupportedError
from tests.engine.fake_cupy.array import only_beside_the_stand_in
from tests.engine.fake_cupy.gpu import fake_gpu

# As MindSpore 2.10 says on a CPU, whatever is computed.
NOTHING = {
    "total_reserved_memory": 0,
    "total_allocated_memory": 0,
    "total_idle_memory": 0,
    "total_eager_free_memory": 0,
    "max_reserved_memory": 0,
    "max_allocated_memory": 0,
    "common_mem_pool_stats": {"block_unit_size": 0, "block_counts": 0, "blocks_info": {}},
    "persistent_mem_pool_stats": {"block_unit_size": 0, "block_counts": 0, "blocks_info": {}},
}
EMPTY = """\
|=============================================|
|               Memory summary                |
|=============================================|
| Metric               | Data                 |
|---------------------------------------------|
| Reserved memory      |      0 B             |
|---------------------------------------------|
| Allocated memory     |      0 B             |
|---------------------------------------------|
| Idle memory          |      0 B             |
|---------------------------------------------|
| Eager free memory    |      0 B             |
|---------------------------------------------|
| Max reserved memory  |      0 B             |
|---------------------------------------------|
| Max allocated memory |      0 B             |
|=============================================|
"""


@pytest.mark.parametrize("module", [runtime, hal])
def test_cpu_has_no_pool(module):
    held = engine.ops.ones(1000)
    module.empty_cache()
    module.reset_max_memory_allocated()
    module.reset_max_memory_reserved()
    module.reset_peak_memory_stats()

    assert module.memory_allocated() == module.memory_reserved() == 0
    assert module.max_memory_allocated() == module.max_memory_reserved() == 0
    assert module.memory_stats() == (NOTHING if module is runtime else {})
    assert module.memory_summary() == EMPTY
    assert held.asnumpy().sum() == 1000


@only_beside_the_stand_in
@pytest.mark.parametrize("module", [runtime, hal])
def test_figures_of_a_gpu_are_those_of_its_pool(module):
    with fake_gpu() as cupy:
        pool = cupy.get_default_memory_pool()

        assert module.memory_allocated() == 100
        assert module.memory_reserved() == module.max_memory_reserved() == 300
        assert module.memory_stats()["total_idle_memory"] == 200
        assert "max_allocated_memory" not in module.memory_stats()

        module.empty_cache()

        assert module.memory_reserved() == 100
        assert module.max_memory_reserved() == 300

        module.reset_peak_memory_stats()

        assert module.max_memory_reserved() == 100

        pool.used = pool.reserved = 3 << 30

        assert "| Reserved memory      |    3.0 GB            |" in module.memory_summary()
        assert "| Max allocated memory |    not kept          |" in module.memory_summary()
        with pytest.raises(UnsupportedError, match="expected a CPU, got GPU:0"):
            module.max_memory_allocated()


@only_beside_the_stand_in
def test_pool_of_a_gpu_has_a_limit():
    with fake_gpu() as cupy:
        runtime.set_memory(max_size="1.5GB")

        assert cupy.get_default_memory_pool().limit == 3 << 29


def test_sizes_are_kept():
    runtime.set_memory("1GB", "1GB", "10GB", "O1", "0GB")

    assert engine.get_context("max_device_memory") == 10
    assert engine.get_context("memory_optimize_level") == 1


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"max_size": "2"}, ArgumentValueError),
        ({"max_size": "0GB"}, ArgumentValueError),
        ({"init_size": 3}, ArgumentTypeError),
        ({"increase_size": "2gb"}, ArgumentValueError),
        ({"optimize_level": "O3"}, ArgumentValueError),
        ({"huge_page_reserve_size": "much"}, ArgumentValueError),
    ],
)
def test_sizes_are_checked(options, error):
    with pytest.raises(error, match="set_memory"):
        runtime.set_memory(**options)
