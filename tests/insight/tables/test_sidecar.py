from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

import pytest

from insight import Store, open_runs
from insight.tables import run as run_module
from insight.tables import sidecar as sidecar_module
from insight.tables import store as store_module

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from insight.tables.block import Block


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's cache directory, and stores that hold ten points in memory."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(store_module, "MOST_IN_MEMORY", 10)
    return tmp_path / "cache" / "insight" / "points"


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes each scan of an event file got."""
    from insight.sources import mindspore

    sizes: list[int] = []
    scan = mindspore.scan_scalars

    def counting(buffer: bytes, **options: Any) -> Any:
        sizes.append(len(buffer))
        return scan(buffer, **options)

    monkeypatch.setattr(mindspore, "scan_scalars", counting)
    return sizes


def write(run: Any, steps: range, wall_time: float = 10.0) -> None:
    run.scalars(*((step, {"loss": 1.0 / (step + 1)}, wall_time + step) for step in steps))


def steps(store: Store) -> list[int]:
    return store.table("scalar")["step"].tolist()


def packs(cache: Path) -> list[Path]:
    return sorted(path for root in cache.glob("*") for path in root.iterdir())


def test_points_beyond_what_memory_may_hold_lie_in_the_cache(run: Any, cache: Path) -> None:
    write(run, range(50))
    store = open_runs(run.path)

    assert steps(store) == list(range(50))
    assert [path.name for path in packs(cache)] == ["00000001"]


@pytest.mark.parametrize("ask", [Store.runs, Store.superseded])
def test_overview_holds_what_was_built_of_one_run_at_a_time(
    ask: Callable[[Store], Any], make_run: Any, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in "abcd":
        write(make_run(name), range(20))
        write(make_run(name), range(10, 15), 50.0)
    store = open_runs(make_run("a").path.parent)
    build = run_module.scalar_block
    blocks: WeakSet[Block] = WeakSet()
    held: list[int] = []

    def noted(*told: Any) -> Block:
        blocks.add(block := build(*told))
        held.append(len(blocks))
        return block

    monkeypatch.setattr(run_module, "scalar_block", noted)
    ask(store)

    assert len(held) == 4
    assert max(held) <= 2


def test_store_below_that_writes_nothing(run: Any, cache: Path) -> None:
    write(run, range(5))

    assert steps(open_runs(run.path)) == list(range(5))
    assert not cache.exists()


def test_second_store_reads_the_columns_and_not_the_events(
    run: Any, cache: Path, decoded: list[int]
) -> None:
    write(run, range(50))
    run.value("tensor", "weights", 3, [[1.0]], 30.0)
    first = open_runs(run.path)
    decoded.clear()
    second = open_runs(run.path)

    assert decoded == []
    for kind in ("scalar", "tensor"):
        assert second.table(kind).equals(first.table(kind))
    assert second.value("tensor", ".", "weights", 3).tolist() == [[1.0]]
    assert second.runs().equals(first.runs())
    assert packs(cache)


def test_what_was_written_since_is_read_and_nothing_else(
    run: Any, cache: Path, decoded: list[int]
) -> None:
    write(run, range(50))
    open_runs(run.path)
    size = next(run.path.iterdir()).stat().st_size
    write(run, range(50, 53))
    decoded.clear()

    assert steps(open_runs(run.path)) == list(range(53))
    assert sum(decoded) == next(run.path.iterdir()).stat().st_size - size
    assert packs(cache)


def test_store_goes_on_after_its_points_were_moved(run: Any, cache: Path) -> None:
    write(run, range(50))
    store = open_runs(run.path)
    found = [steps(store)]
    for begin in (50, 100, 200):
        write(run, range(begin, begin + 50))
        store.refresh()
        found.append(steps(store))

    assert [len(part) for part in found] == [50, 100, 150, 200]
    assert len(packs(cache)) == 1  # older packs held no other file


def test_restart_replaces_steps_that_lie_in_the_cache(run: Any, cache: Path) -> None:
    write(run, range(50))
    store = open_runs(run.path)
    write(run, range(20, 30), wall_time=1000.0)
    store.refresh()

    assert steps(store) == list(range(30))
    assert packs(cache)


def test_problems_and_lineage_are_remembered(run: Any, cache: Path, decoded: list[int]) -> None:
    write(run, range(50))
    run.append(b"\xff" * 40)
    write(run, range(50, 60))
    run.lineage("train_lineage", {"algorithm": {"network": "LeNet5"}}, 90.0)
    first = open_runs(run.path)
    decoded.clear()
    second = open_runs(run.path)

    assert decoded == []
    assert second.problems().equals(first.problems())
    assert second.lineage().equals(first.lineage())
    assert len(second.problems()) == 1
    assert packs(cache)


def test_file_that_was_replaced_is_read_anew(run: Any, cache: Path) -> None:
    write(run, range(50))
    open_runs(run.path)
    for file in run.path.iterdir():
        file.unlink()
    write(run, range(100, 120))

    assert steps(open_runs(run.path)) == list(range(100, 120))
    assert packs(cache)


def spoil_columns(pack: Path) -> None:
    path = pack / "values.npy"
    content = bytearray(path.read_bytes())
    content[-1] ^= 1
    path.write_bytes(content)


def cut_columns(pack: Path) -> None:
    path = pack / "steps.npy"
    path.write_bytes(path.read_bytes()[:-8])


def spoil_index(pack: Path) -> None:
    (pack / "index.json").write_text("{")


def forget_a_field(pack: Path) -> None:
    index = json.loads((pack / "index.json").read_text())
    del index["entries"][0]["memory"]["tail"]
    (pack / "index.json").write_text(json.dumps(index))


def lose_a_column(pack: Path) -> None:
    (pack / "wall_times.npy").unlink()


@pytest.mark.parametrize(
    "damage", [spoil_columns, cut_columns, spoil_index, forget_a_field, lose_a_column]
)
def test_damaged_pack_is_as_good_as_none(damage: Any, run: Any, cache: Path) -> None:
    write(run, range(50))
    open_runs(run.path)
    (pack,) = packs(cache)
    damage(pack)

    assert steps(open_runs(run.path)) == list(range(50))


def test_cache_that_cannot_be_written_changes_nothing(
    run: Any, tmp_path: Path, cache: Path
) -> None:
    (tmp_path / "cache").write_text("a file where the folder should be")
    write(run, range(50))
    store = open_runs(run.path)
    write(run, range(50, 90))
    store.refresh()

    assert steps(store) == list(range(90))
    assert not cache.exists()


def test_pack_of_runs_that_are_gone_is_removed(root: Path, make_run: Any, cache: Path) -> None:
    write(make_run("a"), range(50))
    store = open_runs(root)
    for file in (root / "a").iterdir():
        file.unlink()
    write(make_run("b"), range(20))
    store.refresh()

    assert steps(store) == list(range(20))
    (pack,) = packs(cache)
    kept = json.loads((pack / "index.json").read_text())["entries"]
    assert [str(root / "b") in entry["path"] for entry in kept] == [True]


def test_disk_that_refuses_leaves_no_half_pack(
    run: Any, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sidecar_module.np, "save", refuse)
    write(run, range(50))

    assert steps(open_runs(run.path)) == list(range(50))
    assert packs(cache) == []
