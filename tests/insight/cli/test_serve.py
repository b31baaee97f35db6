from __future__ import annotations

import argparse
import gc
import json
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from dashboard.access import Access
from dashboard.opening import Opening
from dashboard.page import all_pages
from insight.cli import main, serve
from insight.cli.serving import browser
from insight.errors import PathError
from insight.tables import Store

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dash import Dash


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signal_while_the_folder_is_read_ends_it_too(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(_store: Store) -> int:
        signal.raise_signal(number)
        raise AssertionError("the signal must come first")

    monkeypatch.setattr(Store, "refresh", read)
    before = signal.getsignal(number)

    assert main(["serve", str(tmp_path), "--no-open"]) == 0
    assert signal.getsignal(number) == before


def test_port_answers_while_the_folder_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    told: list[Any] = []

    def read(_store: Store) -> int:
        address = capsys.readouterr().out.split()[1]
        with urllib.request.urlopen(f"{address}opening", timeout=10) as answer:
            told.append(json.load(answer))
        signal.raise_signal(signal.SIGINT)
        return 0

    monkeypatch.setattr(Store, "refresh", read)

    assert main(["serve", str(tmp_path), "--no-open"]) == 0
    assert [one["isOpen"] for one in told] == [False]


def test_first_visitor_finds_the_tables_made(
    root: Path, run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    asked: list[str] = []
    made: list[str] = []
    for name in ("runs", "table", "lineage", "problems", "superseded", "awaited"):
        monkeypatch.setattr(Store, name, noted(getattr(Store, name), asked))

    def show(_opening: Opening, app: Dash) -> None:
        made.extend(asked)
        assert app.server.test_client().get("/pulse").status_code == 200
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Opening, "show", show)

    assert main(["serve", str(root), "--no-open"]) == 0
    tables = ["table"] * 3  # of scalars, for charts and for rules, and of messages
    assert sorted(made) == ["awaited", "lineage", "problems", "runs", "superseded", *tables]
    assert asked == made
    gc.unfreeze()  # what the command froze; then all that is left, as the session has it
    gc.collect()
    gc.freeze()


LYING_CLASSES = Path(__file__).with_name("lying_classes.py")


def test_no_class_that_is_made_while_requests_are_answered_can_mislead_them(
    root: Path, run: Any
) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    command = [sys.executable, str(LYING_CLASSES), str(root)]
    said = subprocess.run(command, capture_output=True, text=True, check=True)

    assert said.stdout == "served\n"


def noted(method: Any, asked: list[str]) -> Any:
    """A method that notes its name whenever it is called."""

    def call(*given: Any, **named: Any) -> Any:
        asked.append(method.__name__)
        return method(*given, **named)

    return call


def test_folder_that_cannot_be_read_ends_it_with_its_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    def read(_store: Store) -> int:
        raise PathError("open_runs expected a folder that can be listed")

    monkeypatch.setattr(Store, "refresh", read)

    assert main(["serve", str(tmp_path), "--no-open"]) == 2
    assert "a folder that can be listed" in capsys.readouterr().err


@pytest.mark.parametrize("token", [[], ["--token", "s3cr3t-s3cr3t-s3cr3t"]])
def test_browser_is_opened_on_the_page_that_was_asked_for(
    token: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    opened: list[tuple[str, str]] = []

    @contextmanager
    def shown(url: str, key: str) -> Iterator[None]:
        opened.append((url, key))
        yield

    def read(_store: Store) -> int:
        signal.raise_signal(signal.SIGINT)
        return 0

    monkeypatch.setattr(Store, "refresh", read)
    monkeypatch.setattr(browser, "has_screen", lambda: True)
    monkeypatch.setattr(browser, "shown", shown)

    assert main(["serve", str(tmp_path), "--page", "lineage", *token]) == 0
    address = capsys.readouterr().out.split()[1]
    assert address.endswith("/lineage")
    assert opened == [(address, "?token=s3cr3t-s3cr3t-s3cr3t" if token else "")]


def test_address_of_the_page_is_printed_where_no_browser_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    def read(_store: Store) -> int:
        signal.raise_signal(signal.SIGINT)
        return 0

    monkeypatch.setattr(Store, "refresh", read)

    assert main(["serve", str(tmp_path), "--page", "scalars", "--no-open"]) == 0
    assert re.fullmatch(r"Insight: http://127\.0\.0\.1:\d+/scalars\n", capsys.readouterr().out)


def test_every_page_can_be_the_first() -> None:
    assert serve._pages() == sorted(page.name for page in all_pages())
    for page in all_pages():
        serve._check_page(page.name)


@pytest.mark.parametrize("wrong", ["--engine=none", "--port=0", "--host=a/b", "--page=//x"])
def test_what_cannot_be_is_said_before_the_port_opens(
    wrong: str, tmp_path: Path, capsys: Any
) -> None:
    assert main(["serve", str(tmp_path), "--no-open", wrong]) == 2
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("host", ["", "a/b", "example.org:80", "http://x"])
def test_host_that_is_no_address_is_refused(host: str, tmp_path: Path, capsys: Any) -> None:
    assert main(["serve", str(tmp_path), f"--host={host}"]) == 2

    assert "an address as --host" in capsys.readouterr().err


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.5", "localhost", "::1", "0.0.0.0", "::"])
def test_address_passes(host: str) -> None:
    serve._check_address(host, 6060)


def parsed(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    return parser.parse_args(["DIR", *arguments])


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.5", "example.org", "::"])
def test_token_is_made_for_whom_others_reach(host: str) -> None:
    access, is_made = serve._access(parsed("--host", host))
    again, _ = serve._access(parsed("--host", host))

    assert is_made
    assert len(access.token) >= 32
    assert access.token != again.token


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.5", "localhost", "::1"])
def test_no_token_is_asked_for_on_the_loopback(host: str) -> None:
    assert serve._access(parsed("--host", host)) == (Access(), False)


def test_token_comes_from_the_options_or_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INSIGHT_TOKEN", "a-token-from-outside")
    outside, _ = serve._access(parsed("--host", "0.0.0.0"))
    given, is_made = serve._access(parsed("--token", "a-token-as-an-option"))

    assert (outside.token, given.token, is_made) == (
        "a-token-from-outside",
        "a-token-as-an-option",
        False,
    )


@pytest.mark.parametrize("token", ["", "two words", "ключ", "x" * 600])
def test_token_that_no_header_can_hold_is_refused_and_not_repeated(
    token: str, tmp_path: Path, capsys: Any
) -> None:
    assert main(["serve", str(tmp_path), f"--token={token}"]) == 2

    told = capsys.readouterr().err
    assert "a --token of 16 to 512 letters" in told
    assert not token or token not in told


@pytest.mark.parametrize("token", ["x", "s3cr3t", "x" * 15])
def test_token_that_can_be_guessed_is_refused(token: str, tmp_path: Path, capsys: Any) -> None:
    assert main(["serve", str(tmp_path), f"--token={token}"]) == 2
    assert f"one of {len(token)}, which can be guessed" in capsys.readouterr().err


@pytest.mark.parametrize("prefix", ["a b", "/a/../b", "/<script>", "/a//b", "/" + "x" * 600])
def test_prefix_that_no_proxy_has_is_refused(prefix: str, tmp_path: Path, capsys: Any) -> None:
    assert main(["serve", str(tmp_path), f"--path-prefix={prefix}"]) == 2

    assert "a --path-prefix as /team/x" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["*", "a b", "https://x.org", "x.org/y"])
def test_allowed_host_must_be_a_name(name: str, tmp_path: Path, capsys: Any) -> None:
    assert main(["serve", str(tmp_path), f"--allowed-host={name}"]) == 2

    assert "a name for --allowed-host" in capsys.readouterr().err


def test_made_token_is_told_once_and_a_given_one_never() -> None:
    url = "http://127.0.0.1:6060/"

    assert serve._line(url, "?token=T", is_made=True) == f"Insight: {url}?token=T"
    assert serve._line(url, "?token=T", is_made=False) == f"Insight: {url}"


@pytest.mark.parametrize("port", ["0", "-1", "65536"])
def test_port_that_cannot_be_is_refused(port: str, tmp_path: Path, capsys: Any) -> None:
    assert main(["serve", str(tmp_path), f"--port={port}"]) == 2

    assert "a --port from 1 to 65535" in capsys.readouterr().err


def test_folder_that_is_not_there_is_refused(tmp_path: Path, capsys: Any) -> None:
    assert main(["serve", str(tmp_path / "none")]) == 2

    assert "existing path" in capsys.readouterr().err


@pytest.fixture
def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def test_command_serves_until_it_is_told_to_end(root: Path, run: Any, free_port: int) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    command = [sys.executable, "-m", "insight", "serve", str(root), "--no-open"]
    with subprocess.Popen(
        [*command, f"--port={free_port}"], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        with urllib.request.urlopen(f"http://127.0.0.1:{free_port}/health") as answer:
            status = answer.status
        taken = subprocess.run(
            [*command, f"--port={free_port}"], capture_output=True, text=True, check=False
        )
        process.send_signal(signal.SIGTERM)
        code = process.wait(20)

    assert (line, status, code) == (f"Insight: http://127.0.0.1:{free_port}/\n", 200, 0)
    assert (taken.returncode, taken.stderr.count("\n")) == (2, 1)


OPENING = 503  # what a server answers while it reads its folder


def status_once_open(asked: urllib.request.Request) -> int:
    """What is answered as soon as the folder was read."""
    status = OPENING
    while status == OPENING:
        try:
            with urllib.request.urlopen(asked) as answer:
                status = answer.status
        except urllib.error.HTTPError as refused:
            status = refused.code
    return status


def test_token_stands_in_no_log(root: Path, run: Any, free_port: int) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    address = f"http://127.0.0.1:{free_port}"
    command = [
        sys.executable,
        "-m",
        "insight",
        "serve",
        str(root),
        "--no-open",
        "--token=s3cr3t-of-16-or-more",
    ]
    with subprocess.Popen(
        [*command, f"--port={free_port}", "--path-prefix=/x"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        statuses = []
        for path, headers in [
            ("/x/api/v1/runs?token=s3cr3t-of-16-or-more", {}),
            ("/x/api/v1/runs", {"Authorization": "Bearer s3cr3t-of-16-or-more"}),
            ("/x/runs?token=s3cr3t-of-16-or-more", {}),
        ]:
            asked = urllib.request.Request(address + path, headers=headers)
            statuses.append(status_once_open(asked))
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=20)

    assert line == f"Insight: {address}/x/\n"
    # urllib follows the redirect without the cookie.
    assert statuses == [401, 200, 401]
    assert "s3cr3t-of-16-or-more" not in out + err


def test_rules_that_cannot_be_read_are_told_before_anything_is_served(
    tmp_path: Path, capsys: Any
) -> None:
    (tmp_path / "rules").write_text("loss is nn")

    assert main(["serve", str(tmp_path), "--no-open", "--rules", str(tmp_path / "rules")]) == 2
    told = capsys.readouterr()
    assert "rules, line 1, column 9" in told.err
    assert told.out == ""
