"""Strategy files are read, and what is none is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import build_searched_strategy
from engine.errors import StrategyError
from engine.train.serialization.slices.layout import SliceLayout
from engine.train.serialization.slices.strategy import strategy_of
from tests.engine.train.serialization.slices.drawn import Drawn, strategy

LAYOUT: dict[str, Any] = {
    "dev_matrix": [2, 2],
    "tensor_map": [1, 0],
    "field": 0,
    "opt_weight_shard_size": 0,
    "opt_weight_shard_step": 0,
}


def json_file(path: Path, **changed: Any) -> str:
    content = {"parallel_layout_item": {"w": LAYOUT | changed}}
    path.write_text(json.dumps(content), encoding="utf-8")
    return str(path)


def test_layouts_come_in_the_order_of_the_file(tmp_path: Path) -> None:
    layouts = {name: Drawn([2], [[0]]).message() for name in "bac"}
    path = tmp_path / "strategy.ckpt"
    path.write_bytes(strategy(layouts).SerializeToString())
    found = build_searched_strategy(str(path))

    assert found == layouts
    assert list(found) == ["b", "a", "c"]


def test_json_says_the_same(tmp_path: Path) -> None:
    found = build_searched_strategy(json_file(tmp_path / "s.json"))

    assert found == {"w": Drawn([2, 2], [[1], [0]]).message()}


def test_axis_cut_by_two_axes_of_devices_is_a_list_in_json(tmp_path: Path) -> None:
    found = strategy_of("a test", json_file(tmp_path / "s.json", tensor_map=[[1, 0], -1]))

    assert found is not None
    assert found.layouts == {"w": {0: SliceLayout((2, 2), ((1, 0), ()))}}


def test_none_is_none() -> None:
    assert build_searched_strategy(None) is None


@pytest.mark.parametrize(
    ("content", "name"),
    [(b"\xff\xffjunk", "s.ckpt"), (b"{", "s.json"), (b"[]", "s.json"), (b"{\xff}", "s.json")],
)
def test_other_bytes_are_refused(tmp_path: Path, content: bytes, name: str) -> None:
    (tmp_path / name).write_bytes(content)

    with pytest.raises(StrategyError, match=name) as caught:
        build_searched_strategy(str(tmp_path / name))
    assert isinstance(caught.value, TypeError)
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize("changed", [{"field": None}, {"dev_matrix": 3}, {"tensor_map": ["a"]}])
def test_layout_that_is_none_is_refused(tmp_path: Path, changed: dict[str, Any]) -> None:
    with pytest.raises(StrategyError, match="layout of each parameter"):
        build_searched_strategy(json_file(tmp_path / "s.json", **changed))


def test_missing_and_empty_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()

    with pytest.raises(ValueError, match="got none at"):
        build_searched_strategy(str(tmp_path / "missing"))
    with pytest.raises(ValueError, match="empty file"):
        build_searched_strategy(str(tmp_path / "empty"))
    with pytest.raises(TypeError, match="as a str"):
        build_searched_strategy(3)  # type: ignore[arg-type]


def test_names_of_merged_files_say_their_stages() -> None:
    layout = Drawn([2], [[0]]).message()
    found = strategy_of("a test", {"0-a": layout, "1-a": layout, "1-b-c": layout})

    assert found is not None
    assert {name: list(stages) for name, stages in found.layouts.items()} == {
        "a": [0, 1],
        "b-c": [1],
    }
    assert (found.devices, found.stages) == (2, 2)


def test_stages_that_are_missing_are_told() -> None:
    with pytest.raises(ValueError, match=r"every stage, got \[1\]"):
        strategy_of("a test", {"1-a": Drawn([2], [[0]]).message()})


def test_no_layouts_are_refused() -> None:
    with pytest.raises(ValueError, match="layouts of parameters"):
        strategy_of("a test", {})
