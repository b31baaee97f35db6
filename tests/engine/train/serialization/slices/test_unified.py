"""Safetensors files of several devices become whole parameters in few files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import engine
from engine.errors import ArgumentTypeError, ArgumentValueError, CheckpointError
from engine.train.serialization.slices import unified
from insight.format.safetensors import safetensors_parts
from tests.engine.train.serialization.slices.drawn import Drawn, cut, draw, strategy

W = np.arange(16, dtype=np.float32).reshape(4, 4)
B = np.arange(3, dtype=np.float16)
H = np.arange(4).astype(ml_dtypes.bfloat16)
LAYOUTS = {
    "w": Drawn([2], [[0], [-1]]),
    "b": Drawn([2], [[-1]]),
    "h": Drawn([2], [[0]]),
    "accu_grads.w": Drawn([2], [[0], [-1]]),
    "gone": Drawn([2], [[0]]),
}


def file_of(path: Path, layouts: dict[str, Drawn]) -> str:
    named = {name: layout.message() for name, layout in layouts.items()}
    path.write_bytes(strategy(named, 0).SerializeToString())
    return str(path)


def saved(folder: Path, rank: int, values: dict[str, Any], name: str = "net") -> None:
    path = folder / f"rank_{rank}" / f"{name}.safetensors"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(map(bytes, safetensors_parts("a test", values))))


def of_rank(rank: int) -> dict[str, Any]:
    rows = slice(2 * rank, 2 * rank + 2)
    values = {"w": W[rows], "b": B, "accu_grads.w": W[rows], "h": H[rows]}
    return values | {"learning_rate": np.array(0.5, np.float32), "step": np.array(7 + rank)}


@pytest.fixture
def trained(tmp_path):
    for rank in range(2):
        saved(tmp_path / "src", rank, of_rank(rank))
    return str(tmp_path / "src"), file_of(tmp_path / "s.ckpt", LAYOUTS), str(tmp_path / "dst")


def read(folder: str, name: str) -> dict[str, np.ndarray[Any, Any]]:
    found = engine.load_checkpoint(Path(folder) / name, format="safetensors")
    return {key: value.asnumpy() for key, value in found.items()}


def table(folder: str) -> dict[str, Any]:
    return json.loads((Path(folder) / "param_name_map.json").read_text("utf-8"))


def test_parameters_are_whole_and_others_beside_them(trained):
    engine.unified_safetensors(*trained)
    found = read(trained[2], "part0.safetensors")

    assert set(found) == {"w", "b", "h"}
    for name, expected in {"w": W, "b": B, "h": H}.items():
        assert found[name].dtype == expected.dtype
        assert np.array_equal(found[name], expected)
    assert read(trained[2], "hyper_param.safetensors") == {"learning_rate": 0.5, "step": 7}


def test_table_is_what_mindspore_writes(trained):
    """Measured with MindSpore 2.10, but for the order, which is that of a set there."""
    engine.unified_safetensors(*trained)

    assert table(trained[2]) == {
        "metadata": {"total_size": 78},
        "weight_map": dict.fromkeys(("w", "b", "h"), "part0.safetensors"),
    }


def test_last_file_by_name_counts_unless_a_suffix_says_which(trained, tmp_path):
    src, told, dst = trained
    for rank in range(2):
        zeros = {name: value * 0 for name, value in of_rank(rank).items()}
        saved(tmp_path / "src", rank, zeros, "mat-1_1")
    engine.unified_safetensors(src, told, dst)
    engine.unified_safetensors(src, told, dst + "1", file_suffix="1_1")

    assert read(dst, "part0.safetensors")["w"].any()
    assert not read(dst + "1", "part0.safetensors")["w"].any()


@pytest.mark.parametrize("is_repeated", [True, False])
def test_files_without_what_others_have_are_joined(is_repeated, trained, tmp_path):
    saved(tmp_path / "src", 0, {n: v for n, v in of_rank(0).items() if n != "b"})
    engine.unified_safetensors(*trained, merge_with_redundancy=is_repeated)

    assert np.array_equal(read(trained[2], "part0.safetensors")["b"], B)


@pytest.mark.parametrize("seed", range(6))
def test_drawn_layouts_are_joined(seed, tmp_path):
    random = np.random.default_rng(seed)
    layouts = {f"p{number}": draw(random, 4, 2, shards=True) for number in range(3)}
    arrays = {name: random.standard_normal((16, 16)) for name in layouts}
    for rank in range(4):
        saved(tmp_path / "src", rank, {n: cut(arrays[n], layouts[n])[rank] for n in layouts})
    told = file_of(tmp_path / "s.ckpt", layouts)
    engine.unified_safetensors(str(tmp_path / "src"), told, str(tmp_path / "dst"))

    found = read(str(tmp_path / "dst"), "part0.safetensors")
    assert {name: found[name].tolist() for name in arrays} == {
        name: array.tolist() for name, array in arrays.items()
    }
    assert table(str(tmp_path / "dst"))["metadata"]["total_size"] == 3 * 16 * 16 * 8


def test_choice_leaves_out_and_renames(trained):
    answers = {"w": "net.w", "b": True, "h": False}
    engine.unified_safetensors(*trained, choice_func=answers.__getitem__)

    assert set(read(trained[2], "part0.safetensors")) == {"net.w", "b"}
    assert table(trained[2])["metadata"] == {"total_size": 70}
    assert set(read(trained[2], "hyper_param.safetensors")) == {"learning_rate", "step"}


def test_parts_are_divided_by_size_and_shared_by_calls(trained, monkeypatch):
    monkeypatch.setattr(unified, "_MOST", 20)
    src, told, dst = trained
    engine.unified_safetensors(src, told, dst, split_dst_file=(1, 2))
    first = sorted(path.name for path in Path(dst).glob("part*"))
    engine.unified_safetensors(src, told, dst, split_dst_file=(2, 2), max_process_num=2)

    assert first == ["part0.safetensors"]
    assert list(read(dst, "part0.safetensors")) == ["w"]
    assert list(read(dst, "part1.safetensors")) == ["b", "h"]
    assert set(table(dst)["weight_map"].values()) == {"part0.safetensors", "part1.safetensors"}


def test_unified_files_are_joined_anew_in_the_same_folder(trained):
    engine.unified_safetensors(*trained)
    engine.unified_safetensors(*trained)

    assert set(read(trained[2], "part0.safetensors")) == {"w", "b", "h"}


def test_missing_rank_is_named(trained, tmp_path):
    (tmp_path / "src" / "rank_1" / "net.safetensors").unlink()

    with pytest.raises(CheckpointError, match=r"the files of ranks \[0, 1\], got no \[1\]"):
        engine.unified_safetensors(*trained)


def test_checkpoints_of_two_formats_are_refused(trained, tmp_path):
    (tmp_path / "src" / "rank_1" / "net.ckpt").touch()

    with pytest.raises(ArgumentValueError, match=r"safetensors files alone.*ckpt_to_safetensors"):
        engine.unified_safetensors(*trained)


def test_damaged_file_is_named(trained, tmp_path):
    (tmp_path / "src" / "rank_1" / "net.safetensors").write_bytes(b"\x08")

    with pytest.raises(CheckpointError, match=r"rank_1.net\.safetensors expected a header"):
        engine.unified_safetensors(*trained)


@pytest.mark.parametrize(
    ("given", "kind", "text"),
    [
        ({"src_dir": 3}, ArgumentTypeError, r"unified_safetensors\(src_dir\) expected a str"),
        ({"src_dir": "nowhere"}, CheckpointError, "expected a folder, got none"),
        ({"src_strategy_file": "no.ckpt"}, CheckpointError, "expected a file, got none"),
        ({"file_suffix": "nope"}, CheckpointError, r"files that end in nope\.safetensors"),
        ({"merge_with_redundancy": 1}, ArgumentTypeError, "expected a bool, got int"),
        ({"max_process_num": 0}, ArgumentValueError, "a whole number above 0, got 0"),
        ({"choice_func": lambda _: 3}, ArgumentValueError, "a bool or a str, got int"),
        ({"choice_func": lambda _: "x"}, ArgumentValueError, r"\['x'\] for several"),
        ({"split_dst_file": (3, 2)}, ArgumentValueError, "a number from 1 to the count"),
        ({"split_dst_file": (1,)}, ArgumentValueError, r"expected \(number, count\)"),
        ({"split_dst_file": 1}, ArgumentTypeError, "a tuple of two numbers"),
    ],
)
def test_wrong_arguments_are_refused(given, kind, text, trained):
    names = ("src_dir", "src_strategy_file", "dst_dir")
    arguments = dict(zip(names, trained, strict=True)) | given

    with pytest.raises(kind, match=text):
        engine.unified_safetensors(**arguments)
