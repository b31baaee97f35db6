"""save_checkpoint writes what MindSpore's does, and refuses what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import load_checkpoint, nn, save_checkpoint
from insight.format import atomic

Make = Callable[..., Any]


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "net.ckpt")


def test_cell_comes_back_in_its_order(make_net: Make, path: str) -> None:
    net = make_net()
    save_checkpoint(net, path)
    loaded = load_checkpoint(path)

    assert list(loaded) == ["weight", "bias"]
    assert np.array_equal(loaded["weight"].asnumpy(), net.weight.asnumpy())


def test_list_of_names_and_data_comes_back(path: str) -> None:
    half = engine.Tensor(np.ones((2, 3), np.float16))
    save_checkpoint([{"name": "a", "data": engine.Tensor(1.0)}, {"name": "b", "data": half}], path)
    loaded = load_checkpoint(path)
    found = {name: (p.shape, str(p.dtype)) for name, p in loaded.items()}

    assert found == {"a": ((), "Float32"), "b": ((2, 3), "Float16")}


def test_dict_comes_back(make_net: Make, path: str) -> None:
    save_checkpoint(dict(make_net().parameters_and_names()), path)

    assert list(load_checkpoint(path)) == ["weight", "bias"]


def test_function_chooses_by_name(make_net: Make, path: str) -> None:
    save_checkpoint(make_net(), path, choice_func=lambda name: name.startswith("w"))

    assert list(load_checkpoint(path)) == ["weight"]


def test_facts_stand_behind_the_parameters(make_net: Make, path: str) -> None:
    facts = {"epoch": 3, "loss": 0.25, "done": True, "name": "first"}
    save_checkpoint(make_net(), path, append_dict=facts)
    loaded = load_checkpoint(path)

    assert list(loaded) == ["weight", "bias", *facts]
    assert loaded["name"] == "first"
    assert [str(loaded[name].dtype) for name in ("epoch", "loss", "done")] == [
        *("Int64", "Float32", "Bool"),
    ]


def test_every_number_type_comes_back(path: str) -> None:
    kinds = (
        *("bool_", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"),
        *("float16", "float32", "float64", "bfloat16"),
    )
    values = {kind: engine.Tensor([0, 1, 1], getattr(engine, kind)) for kind in kinds}
    save_checkpoint(values, path)
    loaded = load_checkpoint(path)

    assert {name: p.dtype for name, p in loaded.items()} == {
        name: value.dtype for name, value in values.items()
    }
    assert all(p.asnumpy().astype(int).tolist() == [0, 1, 1] for p in loaded.values())


def test_two_parameters_of_one_name_are_refused(make_net: Make, path: str) -> None:
    around = nn.Cell(auto_prefix=False)
    around.first, around.second = make_net(), make_net()

    with pytest.raises(ValueError, match="names that differ, got 'weight'"):
        save_checkpoint(around, path)


def test_ending_is_added(make_net: Make, tmp_path: Path) -> None:
    save_checkpoint(make_net(), str(tmp_path / "net.v2"))

    assert (tmp_path / "net.v2.ckpt").is_file()


def test_file_is_replaced(make_net: Make, path: str) -> None:
    save_checkpoint({"old": engine.Tensor(1.0)}, path)
    save_checkpoint(make_net(), path)

    assert list(load_checkpoint(path)) == ["weight", "bias"]


def test_file_stays_whole_when_writing_fails(
    make_net: Make, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_checkpoint({"old": engine.Tensor(1.0)}, path)

    def full(descriptor: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(atomic.os, "fsync", full)
    with pytest.raises(OSError, match="no space left"):
        save_checkpoint(make_net(), path)

    assert list(load_checkpoint(path)) == ["old"]
    assert [file.name for file in Path(path).parent.iterdir()] == ["net.ckpt"]


def test_file_behind_a_link_is_replaced_and_the_link_stays(make_net: Make, tmp_path: Path) -> None:
    link, target = tmp_path / "latest.ckpt", tmp_path / "runs" / "net.ckpt"
    target.parent.mkdir()
    link.symlink_to(target)
    save_checkpoint(make_net(), link)

    assert link.is_symlink()
    assert list(load_checkpoint(target)) == ["weight", "bias"]
    assert [path.name for path in target.parent.iterdir()] == ["net.ckpt"]


def test_what_stands_where_the_ending_is_added_is_told(make_net: Make, tmp_path: Path) -> None:
    (tmp_path / "net.ckpt").mkdir()
    with pytest.raises(IsADirectoryError):
        save_checkpoint(make_net(), tmp_path / "net")

    assert [path.name for path in tmp_path.iterdir()] == ["net.ckpt"]


@pytest.mark.parametrize("way", [False, "thread", "process"])
@pytest.mark.parametrize(
    "name", ["a\udcff", "n" * 250, "\N{WATER WAVE}" * 62], ids=["no UTF-8", "long", "waves"]
)
def test_any_name_that_a_file_can_have_is_saved(
    make_net: Make, tmp_path: Path, name: str, way: bool | str
) -> None:
    path = tmp_path / f"{name}.ckpt"
    save_checkpoint(make_net(), path, async_save=way)

    assert list(load_checkpoint(path)) == ["weight", "bias"]


def test_name_that_is_too_long_is_told(make_net: Make, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="File name too long"):
        save_checkpoint(make_net(), tmp_path / ("n" * 251))

    assert list(tmp_path.iterdir()) == []


def test_folder_is_no_file(make_net: Make, tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError, match="the path of a file"):
        save_checkpoint(make_net(), str(tmp_path))


def test_missing_folder_is_told(make_net: Make, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="No such file or directory"):
        save_checkpoint(make_net(), str(tmp_path / "missing" / "net.ckpt"))


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"save_obj": 1}, TypeError),
        ({"save_obj": [1, 2]}, TypeError),
        ({"save_obj": [{"name": "a"}]}, TypeError),
        ({"save_obj": {1: engine.Tensor(1.0)}}, TypeError),
        ({"save_obj": {"a": [1]}}, TypeError),
        ({"ckpt_file_name": 1}, TypeError),
        ({"integrated_save": 1}, TypeError),
        ({"async_save": 1}, TypeError),
        ({"append_dict": [1]}, TypeError),
        ({"append_dict": {"a": [1]}}, TypeError),
        ({"append_dict": {1: 1}}, TypeError),
        ({"choice_func": "w"}, TypeError),
        ({"crc_check": 1}, ValueError),
        ({"format": "foo"}, ValueError),
    ],
)
def test_wrong_argument_is_refused(path: str, options: dict, error: type[Exception]) -> None:
    given = {"save_obj": {"a": engine.Tensor(1.0)}, "ckpt_file_name": path} | options

    with pytest.raises(error, match=next(iter(options))):
        save_checkpoint(**given)
