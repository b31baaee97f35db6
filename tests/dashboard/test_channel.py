"""Whatever a browser asks through a channel is answered under its number and the channel's name."""

from __future__ import annotations

from typing import Any

import pytest
from dash import Dash, html

from dashboard.channel import answers, stores


def ask(app: Dash, question: Any) -> dict[str, Any]:
    body = {
        "output": "things-answer.data",
        "outputs": {"id": "things-answer", "property": "data"},
        "inputs": [{"id": "things-request", "property": "data", "value": question}],
        "changedPropIds": ["things-request.data"],
    }
    answered = app.server.test_client().post("/_dash-update-component", json=body)
    data: dict[str, Any] = answered.json["response"]["things-answer"]["data"]
    return data


@pytest.fixture
def app() -> Dash:
    app = Dash(__name__)
    app.layout = html.Div(stores("things"))
    answers(app, "things", lambda asked: {"asked": asked, "serial": "of the function"})
    return app


def test_answer_has_the_number_of_its_question_and_the_channel(app: Dash) -> None:
    found = ask(app, {"serial": 7, "of": "a"})

    assert found == {"asked": {"serial": 7, "of": "a"}, "serial": 7, "channel": "things"}


@pytest.mark.parametrize("question", [None, 3, "text", [1, 2]])
def test_what_is_no_question_is_an_empty_one(app: Dash, question: Any) -> None:
    assert ask(app, question) == {"asked": {}, "serial": None, "channel": "things"}


def test_channel_has_a_store_for_each_end() -> None:
    assert [one.id for one in stores("a", "b")] == [
        *("a-request", "a-answer", "b-request", "b-answer")
    ]
