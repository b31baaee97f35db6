from __future__ import annotations

import socketserver
import threading
from typing import TYPE_CHECKING

import pytest

from insight.watching.telling.failure import TellingError
from insight.watching.telling.mail import send_mail

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from insight.watching.message import Message


class Post(socketserver.ThreadingTCPServer):
    """A server that takes mail, and knows neither encryption nor users."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Clerk)
        self.said: list[str] = []
        self.smtp = {"host": "127.0.0.1", "port": str(self.server_address[1]), "security": "none"}


class Clerk(socketserver.StreamRequestHandler):
    ANSWERS: Mapping[str, bytes] = {
        "ehlo": b"250-here\r\n250 AUTH PLAIN",
        "auth": b"535 no",
        "data": b"354 go on",
        "quit": b"221 bye",
        "starttls": b"502 no",
    }

    def handle(self) -> None:
        assert isinstance(self.server, Post)
        self.wfile.write(b"220 here\r\n")
        in_mail = False
        while line := self.rfile.readline().decode().rstrip("\r\n") or in_mail:
            self.server.said.append(str(line))
            word = str(line).partition(" ")[0].casefold()
            if not in_mail or line == ".":
                self.wfile.write(self.ANSWERS.get(word, b"250 yes") + b"\r\n")
                in_mail = word == "data"


@pytest.fixture
def post() -> Iterator[Post]:
    with Post() as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def test_mail_is_sent_as_the_rules_say(post: Post, message: Callable[..., Message]) -> None:
    send_mail("me@example.org", message("a"), post.smtp | {"from": "insight@example.org"})
    text = "\n".join(post.said)

    assert "Subject: Insight: a: loss is nan" in text
    assert "mail FROM:<insight@example.org>" in text
    assert "rcpt TO:<me@example.org>" in text
    assert "a: loss is nan (train/loss: NaN at step 3)" in text


def test_settings_may_stand_in_the_environment(
    post: Post, message: Callable[..., Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ME", "me@example.org")
    for name, value in post.smtp.items():
        monkeypatch.setenv(f"INSIGHT_SMTP_{name.upper()}", value)
    send_mail("$ME", message("a"), {})

    assert "rcpt TO:<me@example.org>" in "\n".join(post.said)


def test_nothing_is_sent_unencrypted_unless_that_was_asked_for(
    post: Post, message: Callable[..., Message]
) -> None:
    with pytest.raises(TellingError, match="no mail was sent"):
        send_mail("me@example.org", message(), post.smtp | {"security": "starttls"})

    assert not any(line.startswith("mail") for line in post.said)


def test_password_is_told_to_nobody(
    post: Post, message: Callable[..., Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INSIGHT_SMTP_PASSWORD", "SECRET")
    with pytest.raises(TellingError, match="refuses the user") as failed:
        send_mail("me@example.org", message(), post.smtp | {"user": "me"})

    assert failed.value.is_final
    assert "SECRET" not in str(failed.value)


def test_server_that_nobody_named_is_asked_for(message: Callable[..., Message]) -> None:
    with pytest.raises(TellingError, match="INSIGHT_SMTP_HOST") as failed:
        send_mail("me@example.org", message(), {})

    assert failed.value.is_final
