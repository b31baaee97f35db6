"""Texts are shown as text: nothing in them can become a part of the page."""

from __future__ import annotations

import csv
import json
import shutil
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from dash import no_update
from plotly.io.json import to_json_plotly

import insight
from dashboard.live import LiveStore
from dashboard.pages.text import answer, csv_of, news, row, wanted_of
from dashboard.queries.text import Text, Wanted, text_page
from insight.format.frames import message_frame
from insight.format.tensorboard import Event

DATA = Path(__file__).resolve().parents[2] / "data" / "tensorboard_kinds"
HOSTILE = [
    "<script>alert(1)</script>",
    "[click](javascript:alert(1))",
    "<img src=x onerror=alert(1)>",
    "<a href='javascript:alert(1)'>x</a>",
    "![x](https://evil.example/x.png)",
    "\u202etxt.exe\0\ud800",
    "{{7*7}} </pre></div>",
]


def kinds(component: Any) -> set[str]:
    """The elements that a component becomes."""
    found: set[str] = set()
    tree = json.loads(to_json_plotly(component))

    def walk(node: Any) -> None:
        if isinstance(node, dict) and "type" in node:
            found.add(node["type"])
            walk(node["props"].get("children"))
        elif isinstance(node, list):
            for one in node:
                walk(one)

    walk(tree)
    return found


@pytest.mark.parametrize("drawn", [False, True])
@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_is_one_string(text: str, drawn: bool) -> None:
    """A picture apart, which Markdown may have: it is named."""
    words = text.encode("utf-8", "backslashreplace").decode()
    shown = row(Text("run", "tag", 1, 0.0, words, 0), "", "run", drawn=drawn)
    if drawn and text.startswith("!["):
        assert kinds(shown) == {"Article", "Header", "Span", "Time", "Div", "P"}
        return

    assert kinds(shown) == {"Article", "Header", "Span", "Time", "Pre"}
    assert shown.children[1].children == [words]


def test_every_text_is_on_the_page() -> None:
    store = LiveStore(insight.open_runs(DATA))
    rows, words, facts = answer(store, Wanted(every_step=True), 0)
    texts = store.table("text")

    assert len(rows) == len(texts)
    assert words == f"1 to {len(texts)} of {len(texts)} texts; {len(texts)} are recorded"
    assert (facts["pages"], facts["steps"]) == (1, sorted(set(texts["step"])))


def test_csv_is_the_table() -> None:
    store = LiveStore(insight.open_runs(DATA))
    found = list(csv.DictReader(StringIO(csv_of(store, Wanted(every_step=True)))))
    texts = store.table("text")

    assert [one["value"] for one in found] == texts["value"].tolist()
    assert [int(one["step"]) for one in found] == texts["step"].tolist()
    assert list(found[0]) == texts.columns.tolist()


def test_hidden_runs_are_neither_shown_nor_saved(tmp_path: Path) -> None:
    for name in ("one", "other"):
        shutil.copytree(DATA, tmp_path / name)
    store = LiveStore(insight.open_runs(tmp_path))
    runs = store.table("text")["run"].unique().tolist()
    store.notes.give({run: {"hidden": True} for run in runs[1:]} | {runs[0]: {"name": "mine"}})
    rows, _, facts = answer(store, Wanted(every_step=True), 0)
    saved = csv.DictReader(StringIO(csv_of(store, Wanted(every_step=True))))
    table = store.table("text")

    assert {one.children[0].children[0].children for one in rows} == {"mine"}
    assert {one["run"] for one in saved} == {runs[0]}
    assert facts["steps"] == sorted(set(table["step"][table["run"] == runs[0]]))


def test_what_the_browser_has_does_not_travel_again() -> None:
    store = LiveStore(insight.open_runs(DATA))
    *first, marks = news(store, Wanted(), 0, None)
    again = news(store, Wanted(), 0, marks)
    other = news(store, Wanted(search="a"), 0, marks)

    assert no_update not in first
    assert all(part is no_update for part in again)
    assert [part is no_update for part in other] == [False] * 3 + [True, True, False]


@pytest.mark.parametrize("odd", [None, [], {}, 7, "x", True, 1e300])
def test_controls_of_another_program_make_nothing_fail(odd: Any) -> None:
    store = LiveStore(insight.open_runs(DATA))
    wanted = wanted_of(when=odd, step=odd, tag=odd, search=odd, matches=odd)

    answer(store, wanted, odd)


def test_search_is_no_longer_than_it_may_be() -> None:
    assert len(wanted_of(search="x" * 10_000).search) == 500


def test_texts_without_a_step_are_all_listed_the_newest_first(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    content = b""
    for second, word in enumerate((b"one", b"two", b"three")):
        value: dict[str, Any] = {"tag": b"note", "tensor": {"dtype": 7, "string_val": [word]}}
        value["metadata"] = {"plugin_data": {"plugin_name": "text"}}
        content += message_frame(Event(wall_time=100.0 + second, summary={"value": [value]}))
    (tmp_path / "a" / "events.out.tfevents.1700000000.host.1.0").write_bytes(content)
    store = LiveStore(insight.open_runs(tmp_path))
    every = [one.text for one in text_page(store.texts(), Wanted(every_step=True)).texts]
    newest = [one.text for one in text_page(store.texts(), Wanted()).texts]

    assert (every, newest) == (["three", "two", "one"], ["three"])
