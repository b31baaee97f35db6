"""The tensors page answers whatever a browser sends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight
from dashboard.encode import decode
from dashboard.live import LiveStore
from dashboard.queries.tensors import answer as answer_module
from dashboard.queries.tensors.answer import Query, tensor_answer
from dashboard.queries.tensors.cache import TensorCache
from dashboard.queries.tensors.index import index_mark, tensor_index

if TYPE_CHECKING:
    from pathlib import Path

ODD = ["x", None, 7, -1, 1e308, float("nan"), [], {}, True, "[" * 1000, 10**30]


@pytest.fixture
def live(tmp_path: Path) -> LiveStore:
    for run, scale in (("a", 1.0), ("b", 2.0)):
        with insight.SummaryRecord(tmp_path / run) as record:
            for step in (1, 5):
                record.add_value("tensor", "w", np.arange(24.0).reshape(2, 3, 4) * scale * step)
                record.add_value("tensor", "none", np.empty((0, 3)))
                record.add_value("tensor", "shape", np.zeros(3 if run == "a" else 4))
                record.record(step)
    return LiveStore(insight.open_runs(tmp_path))


def ask(live: LiveStore, **request: Any) -> dict[str, Any]:
    return tensor_answer(live, TensorCache(), Query.of({"run": "a", "tag": "w"} | request))


def test_newest_step_is_shown_unless_told_otherwise(live: LiveStore) -> None:
    newest, at, before = (ask(live, step=step) for step in (None, 3, -9))

    assert [one["facts"][0]["step"] for one in (newest, at, before)] == [5, 1, 1]
    assert newest["facts"][0]["max"] == 115
    assert decode(newest["steps"]).tolist() == [1, 5]


def test_tensors_without_a_step_are_all_shown_by_their_numbers(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        for number in range(4):
            record.add_value("tensor", "w", np.full(2, number))
            record.record(0)
    live = LiveStore(insight.open_runs(tmp_path))
    found = [ask(live, step=step) for step in (0, 1, 2, 3, None)]

    assert [one["facts"][0]["max"] for one in found] == [0, 1, 2, 3, 3]
    assert [one["facts"][0]["step"] for one in found] == [0, 1, 2, 3, 3]
    assert all(one["facts"][0]["isNumbered"] for one in found)
    assert decode(found[0]["steps"]).tolist() == [0, 1, 2, 3]
    assert tensor_index(live.numbered("tensor"))["cells"][0][2] == 4


def test_table_holds_the_slice(live: LiveStore) -> None:
    found = ask(live, slice="[1, ::2]")

    assert found["slice"] == "[1, ::2, :]"
    assert found["table"]["row_names"] == [0, 2]
    expected = (np.arange(24.0).reshape(2, 3, 4) * 5)[1, ::2].reshape(-1)
    np.testing.assert_array_equal(decode(found["table"]["values"]), expected)


def test_slice_that_is_none_is_refused_in_words_beside_the_facts(live: LiveStore) -> None:
    refused, deep, empty = (ask(live, slice=text) for text in ("[9]", "...", "[0, 3:]"))

    assert refused["refused"].startswith("Axis 0 has 2 places")
    assert "leaves 3 axes" in deep["refused"]
    assert "no element" in empty["refused"]
    assert refused["facts"][0]["count"] == 24


def test_difference_is_of_the_same_step_of_another_run_and_the_first_of_the_same(
    live: LiveStore,
) -> None:
    other, same = ask(live, other="b", absolute=50), ask(live, other="a")

    assert [one["step"] for one in other["facts"]] == [5, 5]
    assert [one["step"] for one in same["facts"]] == [5, 1]
    assert other["difference"]["beyond"] == (np.arange(24) * 5 > 50).sum()
    assert same["difference"]["largest"] == 23 * 4
    assert decode(other["table"]["values"])[:4].tolist() == [0, -5, -10, -15]
    assert decode(other["table"]["beyond"]).sum() == 1


def test_whole_numbers_travel_with_all_their_digits(
    live: LiveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def value(_kind: str, run: str, *_: Any) -> Any:  # as another writer records them
        return np.array([3, 2**60 + (run == "b")])

    monkeypatch.setattr(live, "value", value)
    alone, pair = ask(live, run="b"), ask(live, other="b")

    assert alone["table"]["exact"] == ["3", "1152921504606846977"]
    assert alone["facts"][0]["max"] == "1152921504606846977"
    assert pair["table"]["exact"] is None
    assert decode(pair["table"]["values"]).tolist() == [0, -1]
    assert pair["difference"]["beyond"] == 1


def test_what_cannot_be_compared_says_so(live: LiveStore) -> None:
    shapes, gone = ask(live, tag="shape", other="b"), ask(live, other="nobody")

    assert "[3] and [4]" in shapes["missing"]
    assert "no such tensor" in gone["missing"]


@pytest.mark.parametrize("view", ["table", "heat", "histogram"])
def test_tensor_without_elements_says_so(live: LiveStore, view: str) -> None:
    assert ask(live, tag="none", view=view)["missing"] == "The tensor has no elements"


@pytest.mark.parametrize("odd", ODD, ids=str)
def test_whatever_is_sent_gets_an_answer(live: LiveStore, odd: Any) -> None:
    keys = ("run", "tag", "step", "slice", "view", "row", "column", "other", "otherStep")
    for key in (*keys, "absolute", "relative", "theme"):
        assert ask(live, **{"other": "b", key: odd})
    assert tensor_answer(live, TensorCache(), Query.of(odd))["missing"]


def test_turning_pages_reckons_nothing_of_the_whole_tensor_again(
    live: LiveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = TensorCache()
    request = {"run": "a", "tag": "w", "other": "b"}
    first = tensor_answer(live, cache, Query.of(request))
    for name in ("statistics", "difference"):
        monkeypatch.setattr(answer_module, name, pytest.fail)
    second = tensor_answer(live, cache, Query.of(request | {"slice": "[1]"}))

    assert second["facts"] == first["facts"]
    assert second["difference"] == first["difference"]


def test_file_that_went_away_is_told(live: LiveStore, tmp_path: Path) -> None:
    live.table("tensor")
    for file in (tmp_path / "a").iterdir():
        file.write_bytes(b"")
    found = ask(live)

    assert found["missing"].startswith("The tensor cannot be read:")


def test_index_names_every_tensor_once(live: LiveStore) -> None:
    table = live.table("tensor")
    index = tensor_index(table)

    assert index["tags"] == ["none", "shape", "w"]
    newest = float(table["wall_time"][(table["run"] == "a") & (table["tag"] == "w")].max())
    assert [0, 2, 2, [2, 3, 4], "float64", newest] in index["cells"]
    assert len(index["cells"]) == 6
    assert index_mark(table)[0] == len(table)


def test_run_of_another_name_is_another_index(live: LiveStore) -> None:
    table = live.table("tensor")
    renamed = table.assign(run=table["run"].cat.rename_categories({"b": "c"}))

    assert index_mark(renamed) != index_mark(table)
    assert index_mark(table.copy()) == index_mark(table)
