from __future__ import annotations

import json
import socket
from typing import TYPE_CHECKING

import pytest

from insight.watching.telling.failure import TellingError
from insight.watching.telling.webhook import post

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight.watching.message import Message
    from tests.insight.watching.conftest import Heard


def test_webhook_gets_json_that_chats_show(heard: Heard, message: Callable[..., Message]) -> None:
    post(heard.url, message("a", "b"))
    body = json.loads(heard.bodies[0])

    assert body["text"].splitlines()[1] == "a: loss is nan (train/loss: NaN at step 3)"
    assert body["content"] == body["text"]
    first = {"run": "a", "rule": "loss is nan", "tag": "train/loss", "step": 3}
    assert body["told"][0] == first | {"found": "NaN at step 3"}


def test_address_may_stand_in_the_environment(
    heard: Heard, message: Callable[..., Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(TellingError, match=r"\$HOOK is not set"):
        post("$HOOK", message())
    monkeypatch.setenv("HOOK", heard.url)
    post("$HOOK", message())
    monkeypatch.setenv("HOOK", "file:///etc/SECRET")
    with pytest.raises(TellingError, match="https://") as failed:
        post("$HOOK", message())

    assert len(heard.bodies) == 1
    assert "SECRET" not in str(failed.value)


@pytest.mark.parametrize(("status", "is_final"), [(404, True), (500, False), (302, False)])
def test_refusal_is_told_without_the_address(
    status: int, is_final: bool, heard: Heard, message: Callable[..., Message]
) -> None:
    heard.status = status
    with pytest.raises(TellingError, match=str(status)) as failed:
        post(heard.url, message())

    assert failed.value.is_final is is_final
    assert "SECRET" not in str(failed.value)
    assert failed.value.__cause__ is None
    assert len(heard.bodies) == 1  # to nobody else


def test_server_that_hangs_or_is_not_there_is_given_up(
    heard: Heard, message: Callable[..., Message]
) -> None:
    heard.goes_on.clear()
    with pytest.raises(TellingError, match="no answer") as failed:
        post(heard.url, message(), patience_s=0.05)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with pytest.raises(TellingError, match="no answer"):
        post(f"http://127.0.0.1:{port}/SECRET", message(), patience_s=5)

    assert not failed.value.is_final
