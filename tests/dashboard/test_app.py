"""The app shows a store, and nothing but that store."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import dash
import pytest

import insight
from dashboard import create_app

if TYPE_CHECKING:
    from pathlib import Path

    from dash import Dash


def call(app: Dash, output: str, *inputs: tuple[str, Any], state: tuple = ()) -> dict[str, Any]:
    """What a callback answers when the browser's values are these."""

    def part(name: str, value: Any) -> dict[str, Any]:
        identity, _, key = name.rpartition(".")
        return {"id": identity, "property": key, "value": value}

    names = output.strip(".").split("...")
    outputs = [{k: v for k, v in part(name, 0).items() if k != "value"} for name in names]
    body = {
        "output": output,
        "outputs": outputs if output.startswith("..") else outputs[0],
        "inputs": [part(*one) for one in inputs],
        "changedPropIds": [inputs[0][0]],
        "state": [part(*one) for one in state],
    }
    answer = app.server.test_client().post("/_dash-update-component", json=body)
    return json.loads(answer.data)["response"] if answer.status_code == 200 else {}


def page(app: Dash, path: str) -> str:
    """The layout of a page as JSON text."""
    search = ("address.search", "")
    shown = call(app, "page.children", ("address.pathname", path), state=(search,))
    return json.dumps(shown, ensure_ascii=False)


def test_two_apps_share_nothing(tmp_path: Path) -> None:
    apps = []
    for name in ("one", "two"):
        with insight.SummaryRecord(tmp_path / name / "run") as record:
            record.log(1, {f"loss of {name}": 0.5})
        apps.append(create_app(insight.open_runs(tmp_path / name)))
    pages = [page(app, "/scalars") for app in apps]

    assert "loss of one" in pages[0]
    assert "loss of two" not in pages[0]
    assert "loss of two" in pages[1]
    assert "loss of one" not in pages[1]


def test_nothing_of_an_app_stays_in_dash_itself(empty: insight.Store) -> None:
    create_app(empty)

    assert dash.page_registry == {}
    assert dash._callback.GLOBAL_CALLBACK_LIST == []


def test_health_names_the_version(empty: insight.Store) -> None:
    health = create_app(empty).server.test_client().get("/health").json

    assert health == {"status": "ok", "version": insight.__version__}


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/", "runs"),
        ("/runs", "runs"),
        ("/scalars/", "scalars"),
        ("/lineage", "lineage"),
        ("/nothing", "missing"),
        ("/../etc/passwd", "missing"),
        (None, "runs"),
    ],
)
def test_address_shows_its_page(sample: insight.Store, path: str | None, name: str) -> None:
    assert f'"data-page": "{name}"' in page(create_app(sample), path)


def test_only_cards_that_changed_are_sent(sample: insight.Store) -> None:
    app = create_app(sample)

    def ask(cards: dict[str, str | None]) -> list[dict[str, Any]]:
        request = {"options": {}, "cards": cards, "windows": {}}
        answer = call(app, "scalars-answer.data", ("scalars-request.data", request))
        return json.loads(answer["scalars-answer"]["data"]["cards"])

    (first,) = ask({"accuracy": None})

    assert first["close"]["runs"] == ["adam/1", "adam/2", "sgd"]
    assert ask({"accuracy": first["key"], "no such tag": None}) == []


def test_filter_answers_with_names_and_keeps_the_last_on_an_error(sample: insight.Store) -> None:
    app = create_app(sample)

    def ask(text: str, before: Any = None) -> dict[str, Any]:
        output = "..matches.data...filter-error.children...matches-of.data...judged-by.data.."
        inputs = ("wanted.data", text), ("target.value", "auto"), ("pulse.data", None)
        state = ("matches-of.data", before), ("judged-by.data", "auto")
        return call(app, output, *inputs, state=state)

    assert ask("adam")["matches"]["data"] == ["adam/1", "adam/2"]
    assert ask("lr > 0.25")["matches"]["data"] == ["sgd"]
    assert "judged-by" not in ask("adam")  # it is as it was
    assert "matches" not in ask("lr > > 3")
    assert "expected" in ask("lr > > 3")["filter-error"]["children"]
    told = ask("adam")["matches-of"]["data"]
    for same in ("adam", "adam/*"):
        assert "matches" not in ask(same, told)
        assert ask(same, told)["filter-error"]["children"] == ""
    assert ask("", told)["matches"]["data"] is None
    with insight.SummaryRecord(f"{sample.root}/adam/3") as record:
        record.log(1, {"loss": 0.5})
    sample.refresh()
    assert ask("adam", told)["matches"]["data"] == ["adam/1", "adam/2", "adam/3"]


def test_histogram_answer_holds_a_panel_a_run(sample: insight.Store) -> None:
    app = create_app(sample)
    options = {"view": "heat", "theme": "light", "runs": ["sgd", "adam/2"]}
    request = {"options": options, "cards": {"fc1.weight": None}}
    answer = call(app, "histograms-answer.data", ("histograms-request.data", request))
    (card,) = answer["histograms-answer"]["data"]["cards"]

    assert [panel["run"] for panel in card["panels"]] == ["adam/2", "sgd"]


def test_frame_asks_no_other_host_for_anything(sample: insight.Store) -> None:
    client = create_app(sample).server.test_client()
    frame = client.get("/").get_data(as_text=True)

    assert 'src="http' not in frame
    assert 'href="http' not in frame


def test_lineage_has_a_row_for_runs_that_recorded_none(sample: insight.Store) -> None:
    with insight.SummaryRecord(f"{sample.root}/bare") as record:
        record.log(1, {"loss": 0.5})

    app = create_app(insight.open_runs(sample.root))
    wanted = next(name for name in app.callback_map if "lineage-columns.data" in name)
    inputs = [("judged-by.data", "auto")]
    inputs += [(f"{name}.value", "auto") for name in ("lineage-of", "lineage-better")]
    inputs += [("matches-of.data", None), ("lineage-brushed.data", None)]
    state = (("lineage-known.data", None),)
    told = call(app, wanted, ("pulse.data", None), *inputs, state=state)

    assert "bare" in json.dumps(told)


def test_problems_of_a_file_are_told_on_the_page_of_runs(
    sample: insight.Store, tmp_path: Path
) -> None:
    whole = page(create_app(sample), "/runs")
    file = next(path for path in (tmp_path / "sgd").iterdir() if path.name.endswith("_MS"))
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 0xFF
    file.write_bytes(content)
    damaged = page(create_app(insight.open_runs(tmp_path)), "/runs")

    assert "in the files of" not in whole
    assert "1 problem in the files of 1 run" in damaged
