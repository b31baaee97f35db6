from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import url2pathname

import pytest

from dashboard.access import Access
from insight.cli import main, serve


class FakeServer:
    """A server that runs until it is closed and does something meanwhile."""

    url = "http://127.0.0.1:6060/"

    def __init__(self, meanwhile: Any) -> None:
        self._meanwhile = meanwhile
        self._closed = threading.Event()

    def run(self) -> None:
        self._meanwhile()
        assert self._closed.wait(10)

    def close(self) -> None:
        self._closed.set()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signal_ends_serving(number: int, capsys: Any) -> None:
    serve._serve(FakeServer(lambda: os.kill(os.getpid(), number)), opens=False)

    assert capsys.readouterr().out == "Insight: http://127.0.0.1:6060/\n"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signal_while_the_folder_is_read_ends_it_too(
    number: int, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(_folder: str, **_: object) -> None:
        os.kill(os.getpid(), number)
        raise AssertionError("the signal must come first")

    monkeypatch.setattr("insight.tables.open_runs", read)
    before = signal.getsignal(number)

    assert main(["serve", str(root), "--no-open"]) == 0
    assert signal.getsignal(number) == before


def test_other_signals_end_nothing() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGUSR1, lambda number, _frame: heard.append(number))

    def meanwhile() -> None:
        os.kill(os.getpid(), signal.SIGUSR1)
        os.kill(os.getpid(), signal.SIGINT)

    try:
        serve._serve(FakeServer(meanwhile), opens=False)
    finally:
        signal.signal(signal.SIGUSR1, before)

    assert heard == [signal.SIGUSR1]


def test_signals_mean_afterwards_what_they_meant_before() -> None:
    before = signal.getsignal(signal.SIGTERM)
    serve._serve(FakeServer(lambda: os.kill(os.getpid(), signal.SIGTERM)), opens=False)

    assert signal.getsignal(signal.SIGTERM) == before


def test_failure_of_the_server_is_not_lost() -> None:
    def fail() -> None:
        raise OSError("no more descriptors")

    with pytest.raises(OSError, match="no more descriptors"):
        serve._serve(FakeServer(fail), opens=False)


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
    monkeypatch.setenv("INSIGHT_TOKEN", "from-outside")
    outside, _ = serve._access(parsed("--host", "0.0.0.0"))
    given, is_made = serve._access(parsed("--token", "given"))

    assert (outside.token, given.token, is_made) == ("from-outside", "given", False)


@pytest.mark.parametrize("token", ["", "two words", "ключ", "x" * 600])
def test_token_that_no_header_can_hold_is_refused_and_not_repeated(
    token: str, tmp_path: Path, capsys: Any
) -> None:
    assert main(["serve", str(tmp_path), f"--token={token}"]) == 2

    told = capsys.readouterr().err
    assert "a --token of 1 to 512 letters" in told
    assert not token or token not in told


@pytest.mark.parametrize("prefix", ["a b", "/a/../b", "/<script>", "/a//b", "/" + "x" * 600])
def test_prefix_that_no_proxy_has_is_refused(prefix: str, tmp_path: Path, capsys: Any) -> None:
    assert main(["serve", str(tmp_path), f"--path-prefix={prefix}"]) == 2

    assert "a --path-prefix as /team/x" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["*", "a b", "https://x.org", "x.org/y"])
def test_allowed_host_must_be_a_name(name: str, tmp_path: Path, capsys: Any) -> None:
    assert main(["serve", str(tmp_path), f"--allowed-host={name}"]) == 2

    assert "a name for --allowed-host" in capsys.readouterr().err


def test_made_token_is_told_once_and_a_given_one_never(capsys: Any) -> None:
    for tells in (True, False):
        stop = FakeServer(lambda: os.kill(os.getpid(), signal.SIGINT))
        serve._serve(stop, opens=False, key="?token=T", tells_key=tells)

    assert capsys.readouterr().out.splitlines() == [
        "Insight: http://127.0.0.1:6060/?token=T",
        "Insight: http://127.0.0.1:6060/",
    ]


@pytest.mark.parametrize("key", ["?token=s3cr3t", ""])
def test_browser_is_led_to_the_token_and_its_command_line_is_not(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, Any] = {}
    opened = threading.Event()

    def open_(address: str) -> None:
        seen["address"] = address
        if address.startswith("file:"):
            seen["file"] = file = Path(url2pathname(urlsplit(address).path))
            seen["text"], seen["mode"] = file.read_text("utf-8"), file.stat().st_mode & 0o777
        opened.set()

    def stop() -> None:
        assert opened.wait(10)
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr("webbrowser.open", open_)
    serve._serve(FakeServer(stop), opens=True, key=key)

    if not key:
        assert seen == {"address": "http://127.0.0.1:6060/"}
        return
    assert "s3cr3t" not in seen["address"]
    assert "http://127.0.0.1:6060/?token=s3cr3t" in seen["text"]
    assert seen["mode"] == 0o600
    assert not seen["file"].exists()


def test_full_disk_keeps_nobody_from_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    stop = FakeServer(lambda: os.kill(os.getpid(), signal.SIGINT))
    monkeypatch.setattr("tempfile.tempdir", os.devnull)
    monkeypatch.setattr(serve, "_open", seen.append)
    serve._serve(stop, opens=True, key="?token=s3cr3t")

    assert seen == ["http://127.0.0.1:6060/"]


@pytest.mark.parametrize("port", ["0", "-1", "65536"])
def test_port_that_cannot_be_is_refused(port: str, tmp_path: Path, capsys: Any) -> None:
    assert main(["serve", str(tmp_path), f"--port={port}"]) == 2

    assert "a --port from 1 to 65535" in capsys.readouterr().err


def test_folder_that_is_not_there_is_refused(tmp_path: Path, capsys: Any) -> None:
    assert main(["serve", str(tmp_path / "none")]) == 2

    assert "existing path" in capsys.readouterr().err


def test_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    bare = serve._has_screen()
    monkeypatch.setenv("DISPLAY", ":0")

    assert (bare, serve._has_screen()) == (False, True)


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


def test_token_stands_in_no_log(root: Path, run: Any, free_port: int) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    address = f"http://127.0.0.1:{free_port}"
    command = [sys.executable, "-m", "insight", "serve", str(root), "--no-open", "--token=s3cr3t"]
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
            ("/x/api/v1/runs?token=s3cr3t", {}),
            ("/x/api/v1/runs", {"Authorization": "Bearer s3cr3t"}),
            ("/x/runs?token=s3cr3t", {}),
        ]:
            asked = urllib.request.Request(address + path, headers=headers)
            try:
                with urllib.request.urlopen(asked) as answer:
                    statuses.append(answer.status)
            except urllib.error.HTTPError as refused:
                statuses.append(refused.code)
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=20)

    assert line == f"Insight: {address}/x/\n"
    # urllib follows the redirect without the cookie.
    assert statuses == [401, 200, 401]
    assert "s3cr3t" not in out + err
