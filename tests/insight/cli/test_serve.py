from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from typing import TYPE_CHECKING, Any

import pytest

from insight.cli import main, serve

if TYPE_CHECKING:
    from pathlib import Path


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


def test_signals_mean_afterwards_what_they_meant_before() -> None:
    before = signal.getsignal(signal.SIGTERM)
    serve._serve(FakeServer(lambda: os.kill(os.getpid(), signal.SIGTERM)), opens=False)

    assert signal.getsignal(signal.SIGTERM) == before


def test_failure_of_the_server_is_not_lost() -> None:
    def fail() -> None:
        raise OSError("no more descriptors")

    with pytest.raises(OSError, match="no more descriptors"):
        serve._serve(FakeServer(fail), opens=False)


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.5", "example.org", "::"])
def test_address_that_others_reach_is_refused(host: str, tmp_path: Path, capsys: Any) -> None:
    assert main(["serve", str(tmp_path), "--host", host]) == 2

    assert "a loopback --host" in capsys.readouterr().err


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.5", "localhost", "::1"])
def test_address_of_this_machine_itself_passes(host: str) -> None:
    serve._check_address(host, 6060)


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
