"""A body that no page sends gets 400 and a hint, never a traceback."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

import orjson
import pytest

import insight
from dashboard import create_app

if TYPE_CHECKING:
    from dash import Dash

ADDRESS = "/_dash-update-component"
CORPUS = Path(__file__).resolve().parents[1] / "data" / "summaries" / "runs"
WHOLE: dict[str, Any] = {
    "output": "page.children",
    "outputs": {"id": "page", "property": "children"},
    "inputs": [{"id": "address", "property": "pathname", "value": "/scalars"}],
    "state": [{"id": "address", "property": "search", "value": ""}],
    "changedPropIds": ["address.pathname"],
}


@pytest.fixture(scope="module")
def app() -> Dash:
    return create_app(insight.open_runs(CORPUS))


def test_whole_body_is_answered(app: Dash) -> None:
    assert app.server.test_client().post(ADDRESS, json=WHOLE).status_code == 200


def nested(depth: int) -> list[Any]:
    """A list in a list, and so on."""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


BROKEN = [
    *(WHOLE | {name: nested(600)} for name in ("inputs", "state", "outputs", "changedPropIds")),
    *([], "text", 1, True, {}),
    *({"output": one} for one in (None, 1, [], {}, "none.children", "..", "page.children")),
    *(WHOLE | {"inputs": one} for one in (None, 1, "x", {}, [], [1], [None], [{}], [[]] * 2)),
    *(WHOLE | {"inputs": [{"id": one, "property": "pathname"}]} for one in (None, 1, [])),
    *(WHOLE | {"inputs": WHOLE["inputs"] * count} for count in (2, 2_000)),
    *(WHOLE | {"state": one} for one in (1, "x", [1], WHOLE["state"] * 9)),
    *(WHOLE | {"outputs": one} for one in (1, "x", [1], {"id": 1, "property": 2})),
    *(WHOLE | {"changedPropIds": one} for one in (1, "x", [1], {}, ["a"] * 5_000)),
]


@pytest.mark.parametrize("body", BROKEN, ids=range(len(BROKEN)))
def test_broken_body_is_refused_with_a_hint(app: Dash, body: Any) -> None:
    answer = app.server.test_client().post(ADDRESS, json=body)

    assert answer.status_code == 400
    assert set(answer.json) == {"error", "hint"}
    assert "Traceback" not in answer.text


TEXTS = [
    b"",
    b"{",
    b"\xff\xfe",
    b"null",
    b"NaN",
    b'{"output": 1e999}',
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b"[" * 2_000_000,
    b'"' + b"x" * 2_000_000 + b'"',
    orjson.dumps(WHOLE) + b"x",
]


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_text_that_is_no_json_is_refused(app: Dash, text: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = app.server.test_client().post(ADDRESS, data=text, headers=headers)

    assert answer.status_code == 400
    assert b"Traceback" not in answer.data


UNPLACED: list[Any] = [
    None,
    [],
    [WHOLE["outputs"]],
    {"id": "page", "property": "style"},
    {"id": "other", "property": "children"},
    {"id": {"type": "page"}, "property": "children"},
]


@pytest.mark.parametrize("outputs", UNPLACED, ids=range(len(UNPLACED)))
def test_body_without_its_outputs_changes_nothing(
    app: Dash, outputs: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[Any] = []

    def note(*parts: Any, **_: Any) -> str:
        called.append(parts)
        return "{}"

    monkeypatch.setitem(app.callback_map["page.children"], "callback", note)
    body = {name: part for name, part in WHOLE.items() if name != "outputs"}
    told = {} if outputs is None else {"outputs": outputs}
    answer = app.server.test_client().post(ADDRESS, json=body | told)

    assert answer.status_code == 400
    assert called == []


def test_body_with_too_few_outputs_is_refused(app: Dash) -> None:
    output = next(name for name in app.callback_map if name.startswith(".."))
    known = app.callback_map[output]
    first = known["output"][0]
    body = {
        "output": output,
        "outputs": [{"id": first.component_id, "property": first.component_property}],
        "inputs": known["inputs"],
        "state": known["state"],
    }
    answer = app.server.test_client().post(ADDRESS, json=body)

    assert answer.status_code == 400
    assert "outputs" in answer.json["error"]


def test_body_of_another_type_is_refused(app: Dash) -> None:
    answer = app.server.test_client().post(ADDRESS, data="a=1")

    assert answer.status_code == 415


VALUES: list[Any] = [
    *(None, 0, -1, 2**62, 1e308, True, "", "x" * 10_000, [], [None], [[[[]]]], {}, {"a": 1}),
    *("../../etc/passwd", "<script>alert(1)</script>", "%00", "\\\\host\\share", "\u0000"),
]


def test_no_callback_fails_on_values_of_another_form(
    app: Dash, caplog: pytest.LogCaptureFixture
) -> None:
    """Every callback of every page, with each value in all of its places."""
    caplog.set_level(logging.CRITICAL)
    client = app.server.test_client()
    statuses: dict[str, set[int]] = {}
    for output, callback in app.callback_map.items():
        if "callback" not in callback:
            continue  # it runs in the browser alone
        for value in VALUES:
            parts = {
                name: [
                    {"id": one["id"], "property": one["property"], "value": value}
                    for one in callback[name]
                ]
                for name in ("inputs", "state")
            }
            outputs = [
                dict(zip(("id", "property"), name.rsplit(".", 1), strict=True))
                for name in output.strip(".").split("...")
            ]
            body = parts | {
                "output": output,
                "outputs": outputs if output.startswith("..") else outputs[0],
                "changedPropIds": [],
            }
            answer = client.post(ADDRESS, json=body)
            statuses.setdefault(output, set()).add(answer.status_code)

            assert b"Traceback" not in answer.data

    assert {one: seen for one, seen in statuses.items() if seen - {200, 204, 400}} == {}
