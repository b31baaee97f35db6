"""Checkpoints of several devices are cut to other layouts, as NumPy cuts the whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import engine
from insight.format.checkpoint import read_checkpoint, write_checkpoint
from tests.engine.train.serialization.slices.drawn import Drawn, strategy
from tests.engine.train.serialization.slices.drawn_cases import drawn_case

X = np.arange(8, dtype=np.float32).reshape(4, 2)
ROWS = Drawn([2], [[0], [-1]])
COLUMNS = Drawn([2], [[-1], [0]])


def file_of(path: Path, stage: int = 0, **layouts: Drawn) -> str:
    named = {name: layout.message() for name, layout in layouts.items()}
    path.write_bytes(strategy(named, stage).SerializeToString())
    return str(path)


def saved(folder: Path, rank: int, **values: Any) -> Path:
    path = folder / f"rank_{rank}" / "net.ckpt"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_checkpoint(path, values)
    return path


def same(found: dict[str, Any], expected: dict[str, Any]) -> bool:
    return list(found) == list(expected) and all(
        np.asarray(found[name]).dtype == np.asarray(value).dtype
        and np.array_equal(found[name], value)
        for name, value in expected.items()
    )


@pytest.mark.parametrize("seed", range(10))
def test_drawn_checkpoints_are_cut_anew(seed: int, tmp_path: Path) -> None:
    case = drawn_case(tmp_path / "case", seed, most=2)
    files = [next(iter(case.folder.glob(f"{name}.*")), None) for name in ("src", "dst")]
    source, target = (str(path) if path else None for path in files)
    engine.transform_checkpoints(
        str(case.folder / "before"), str(tmp_path / "after"), "net_", source, target
    )

    for rank in range(case.ranks):
        found = read_checkpoint(tmp_path / "after" / f"rank_{rank}" / f"net_{rank}.ckpt")
        expected = case.expected(rank)
        assert same({name: found[name] for name in expected}, expected), (seed, rank)
        assert set(found) == set(expected)


def test_one_rank_needs_the_files_of_its_list_alone(tmp_path: Path) -> None:
    before = file_of(tmp_path / "b.ckpt", w=Drawn([4], [[0], [-1]]))
    after = file_of(tmp_path / "a.ckpt", w=ROWS)
    files = {rank: str(saved(tmp_path, rank, w=X[rank : rank + 1])) for rank in range(4)}
    ranks = engine.rank_list_for_transform(1, before, after)
    path = tmp_path / "new.ckpt"
    engine.transform_checkpoint_by_rank(
        1, {rank: files[rank] for rank in ranks}, str(path), before, after
    )

    assert ranks == [3, 2, 1]
    assert same(read_checkpoint(path), {"w": X[2:]})


@pytest.mark.parametrize(("seed", "most"), [(3, 2), (7, 2), (564867, 4)])
def test_files_of_its_list_alone_make_any_rank(seed: int, most: int, tmp_path: Path) -> None:
    """The last is one whose lists MindSpore draws up otherwise."""
    case = drawn_case(tmp_path / "case", seed, most)
    files = [next(iter(case.folder.glob(f"{name}.*")), None) for name in ("src", "dst")]
    strategies = [str(path) if path else None for path in files]

    for rank in range(case.ranks):
        ranks = engine.rank_list_for_transform(rank, *strategies)
        needed = {one: str(case.folder / f"before/rank_{one}/net.ckpt") for one in ranks}
        path = tmp_path / f"{rank}.ckpt"
        engine.transform_checkpoint_by_rank(rank, needed, str(path), *strategies)
        found, expected = read_checkpoint(path), case.expected(rank)
        assert same({name: found[name] for name in expected}, expected), rank


def test_number_types_and_texts_stay(tmp_path: Path) -> None:
    half = X.astype(ml_dtypes.bfloat16)
    files = {
        rank: str(saved(tmp_path, rank, w=half[2 * rank : 2 * rank + 2], note="as it was"))
        for rank in range(2)
    }
    before = file_of(tmp_path / "b.ckpt", w=ROWS)
    engine.transform_checkpoint_by_rank(0, files, str(tmp_path / "new.ckpt"), before)

    assert same(read_checkpoint(tmp_path / "new.ckpt"), {"w": half, "note": "as it was"})


def test_what_one_strategy_lacks_is_taken_as_it_lies(tmp_path: Path) -> None:
    before = file_of(tmp_path / "b.ckpt", w=ROWS, grads=ROWS)
    after = file_of(tmp_path / "a.ckpt", w=COLUMNS)
    files = {
        rank: str(saved(tmp_path, rank, grads=X[rank:], w=X[2 * rank : 2 * rank + 2], lr=rank))
        for rank in range(2)
    }
    engine.transform_checkpoint_by_rank(1, files, str(tmp_path / "new.ckpt"), before, after)
    found = read_checkpoint(tmp_path / "new.ckpt")

    assert same(found, {"w": X[:, 1:], "grads": X[1:], "lr": np.int64(1)})


def test_uneven_slices_are_joined(tmp_path: Path) -> None:
    message = strategy({"w": ROWS.message(rows=(3, 1))})
    (tmp_path / "b.ckpt").write_bytes(message.SerializeToString())
    files = {0: str(saved(tmp_path, 0, w=X[:3])), 1: str(saved(tmp_path, 1, w=X[3:]))}
    before = str(tmp_path / "b.ckpt")
    engine.transform_checkpoint_by_rank(0, files, str(tmp_path / "new.ckpt"), before)

    assert same(read_checkpoint(tmp_path / "new.ckpt"), {"w": X})


def test_stage_by_itself_becomes_a_part(tmp_path: Path) -> None:
    before = file_of(tmp_path / "b.ckpt", stage=1, b=ROWS)
    after = file_of(tmp_path / "a.ckpt", a=COLUMNS, b=COLUMNS)
    saved(tmp_path / "before", 0, a=X)
    for rank in (2, 3):
        saved(tmp_path / "before", rank, b=X[2 * rank - 4 : 2 * rank - 2])
    engine.transform_checkpoints(
        str(tmp_path / "before"), str(tmp_path / "after"), "net", before, after, process_num=2
    )
    made = sorted((tmp_path / "after").glob("rank_*/*"))

    assert [path.name for path in made] == ["net0_part1.ckpt", "net1_part1.ckpt"]
    assert [read_checkpoint(path)["b"].tolist() for path in made] == [
        X[:, :1].tolist(),
        X[:, 1:].tolist(),
    ]


def test_last_checkpoint_of_a_folder_counts(tmp_path: Path) -> None:
    path = saved(tmp_path / "before", 0, w=X)
    write_checkpoint(path.with_name("older.ckpt"), {"w": X + 1})
    (tmp_path / "before" / "rank_x").mkdir()
    (tmp_path / "before" / "rank_0" / "notes.txt").touch()
    engine.transform_checkpoints(str(tmp_path / "before"), str(tmp_path / "after"), "n")

    assert same(read_checkpoint(tmp_path / "after" / "rank_0" / "n0.ckpt"), {"w": X + 1})


def test_strategies_of_all_stages_become_one(tmp_path: Path) -> None:
    folder = tmp_path / "stages"
    folder.mkdir()
    for number, name in enumerate(("a", "b")):
        file_of(folder / f"{number}.ckpt", stage=number, **{name: ROWS})
        file_of(folder / f"{number}_again.ckpt", stage=number, **{name: ROWS})
    merged = tmp_path / "new" / "all.ckpt"
    engine.merge_pipeline_strategys(str(folder), str(merged))

    assert list(engine.build_searched_strategy(str(merged)) or {}) == ["0-a", "1-b"]


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ({"src_checkpoints_dir": "nowhere"}, NotADirectoryError, "none at nowhere"),
        ({"src_checkpoints_dir": "empty"}, ValueError, "checkpoints of one format"),
        ({"src_checkpoints_dir": 3}, TypeError, "src_checkpoints_dir"),
        ({"dst_checkpoints_dir": "a.ckpt"}, NotADirectoryError, "the file a.ckpt"),
        ({"ckpt_prefix": 3}, TypeError, "ckpt_prefix"),
        ({"ckpt_prefix": "../x"}, ValueError, "beginning of a file"),
        ({"process_num": 0}, ValueError, "above 0"),
        ({"output_format": "onnx"}, ValueError, "output_format"),
        ({"src_strategy_file": "missing.ckpt"}, ValueError, "none at 'missing.ckpt'"),
        ({"src_strategy_file": "four.ckpt"}, ValueError, r"none of \[2, 3\]"),
        ({"src_strategy_file": "other.ckpt"}, ValueError, "parameters of the strategies"),
        ({"dst_strategy_file": "odd.ckpt"}, ValueError, "an axis of 4"),
    ],
)
def test_what_cannot_be_is_refused(
    change: dict[str, Any], error: Any, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("empty").mkdir()
    for rank in range(2):
        saved(Path("before"), rank, w=X[2 * rank : 2 * rank + 2])
    file_of(Path("b.ckpt"), w=ROWS)
    file_of(Path("a.ckpt"), w=COLUMNS)
    file_of(Path("four.ckpt"), w=Drawn([4], [[0], [-1]]))
    file_of(Path("other.ckpt"), v=ROWS)
    file_of(Path("odd.ckpt"), w=Drawn([3], [[0], [-1]]))
    options: dict[str, Any] = {
        "src_checkpoints_dir": "before",
        "dst_checkpoints_dir": "after",
        "ckpt_prefix": "net",
        "src_strategy_file": "b.ckpt",
        "dst_strategy_file": "a.ckpt",
    }

    with pytest.raises(error, match=says):
        engine.transform_checkpoints(**(options | change))
    assert list(Path().glob("after/**/*.*")) == []


def test_slices_that_are_missing_are_named(tmp_path: Path) -> None:
    before = file_of(tmp_path / "b.ckpt", w=ROWS)
    files = {0: str(saved(tmp_path, 0, w=X[:2]))}

    with pytest.raises(
        ValueError, match=r"'w' expected a slice of each device, got none of.*\[1\]"
    ):
        engine.transform_checkpoint_by_rank(0, files, str(tmp_path / "new.ckpt"), before)
    assert not (tmp_path / "new.ckpt").exists()


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ((0, [], "x.ckpt"), TypeError, "a dict of ranks"),
        (("0", {}, "x.ckpt"), TypeError, "rank_id"),
        ((0, {}, 3), TypeError, "save_checkpoint_file_name"),
        ((0, {}, "x.npz"), ValueError, "ckpt"),
        ((0, {0: "missing.ckpt"}, "x.ckpt"), ValueError, "none at missing.ckpt"),
        ((1, {}, "x.ckpt"), ValueError, "a rank below 1"),
    ],
)
def test_calls_for_one_rank_are_checked(arguments: Any, error: Any, says: str) -> None:
    with pytest.raises(error, match=says):
        engine.transform_checkpoint_by_rank(*arguments)


@pytest.mark.parametrize(
    ("files", "error", "says"),
    [
        ({}, ValueError, "got neither"),
        ({"a.ckpt": b"", "b.json": b"{}"}, ValueError, "got both"),
        ({"b.json": b"{}"}, ValueError, "strategies of a stage"),
        ({"b.json": b"{"}, TypeError, "as JSON"),
        (
            {"b.json": b'{"parallel_strategy_item": {"a": {}}, "parallel_layout_item": {"w": {}}}'},
            ValueError,
            "the stage of",
        ),
    ],
)
def test_strategies_that_cannot_be_joined_are_refused(
    files: dict[str, bytes], error: Any, says: str, tmp_path: Path
) -> None:
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)

    with pytest.raises(error, match=says):
        engine.merge_pipeline_strategys(str(tmp_path), str(tmp_path / "new" / "all.ckpt"))
    with pytest.raises(NotADirectoryError, match="none at"):
        engine.merge_pipeline_strategys(str(tmp_path / "missing"), "all.ckpt")


def test_files_in_json_serve_as_well(tmp_path: Path) -> None:
    layout = {"dev_matrix": [2], "tensor_map": [0, -1], "field": 0}
    layout |= {"opt_weight_shard_step": 0, "opt_weight_shard_size": 0}
    content = {
        "parallel_strategy_item": {"MatMul": {"stage": 0}},
        "parallel_layout_item": {"w": layout},
    }
    path = tmp_path / "before.json"
    path.write_text(json.dumps(content))

    assert engine.rank_list_for_transform(0, str(path)) == [1, 0]


@pytest.mark.parametrize("before", ["ckpt", "safetensors", "npz"])
@pytest.mark.parametrize("after", ["ckpt", "safetensors", "npz"])
def test_files_of_every_format_are_cut_anew(before: str, after: str, tmp_path: Path) -> None:
    source, target = file_of(tmp_path / "a.ckpt", w=ROWS), file_of(tmp_path / "b.ckpt", w=COLUMNS)
    for rank in range(2):
        folder = tmp_path / "before" / f"rank_{rank}"
        folder.mkdir(parents=True)
        part = {"w": X[2 * rank : 2 * rank + 2]}
        engine.save_checkpoint(part, folder / "net", format=before)
    options: tuple[Any, ...] = (str(tmp_path / "after"), "net_", source, target)
    if before == "ckpt" and after != "ckpt":
        with pytest.raises(ValueError, match="Hint: ckpt_to_safetensors converts them"):
            engine.transform_checkpoints(str(tmp_path / "before"), *options, output_format=after)
        return
    engine.transform_checkpoints(str(tmp_path / "before"), *options, output_format=after)

    for rank in range(2):
        path = tmp_path / "after" / f"rank_{rank}" / f"net_{rank}.{after}"
        found = engine.load_checkpoint(path, format=after)["w"].asnumpy()
        assert np.array_equal(found, X[:, rank : rank + 1])
