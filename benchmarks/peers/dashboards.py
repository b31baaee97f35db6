"""The servers whose pages are measured: ours and the peers', each once it has read its folder."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from . import cpu
from .environment import python_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LIMIT_S = 120.0


@contextmanager
def insight_server(root: Path) -> Iterator[tuple[int, str]]:
    """`insight serve`: its process and its address, once it has read its folder."""
    command = [sys.executable, "-m", "insight", "serve", str(root), "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            url = server.stdout.readline().split()[1]
            _wait_until_read(url)
            yield server.pid, url
        finally:
            server.terminate()


def _wait_until_read(url: str) -> None:
    end = time.monotonic() + LIMIT_S
    while not json.load(urllib.request.urlopen(f"{url}health")).get("ready", True):
        if time.monotonic() > end:
            raise RuntimeError(f"the folder is not read after {LIMIT_S:.0f} s")
        time.sleep(0.05)


@contextmanager
def tensorboard(root: Path) -> Iterator[tuple[int, str]]:
    """TensorBoard with its data server, once it has read the folder."""
    arguments = ["--logdir", str(root), "--host=127.0.0.1", "--port={port}"]
    with _served("tensorboard", arguments, "data/runs") as served:
        yield served


@contextmanager
def mlflow(root: Path) -> Iterator[tuple[int, str]]:
    """MLflow's page of a SQLite file, with one worker: each costs as much again at its start."""
    store = f"sqlite:///{root / 'mlflow.db'}"
    arguments = ["server", "--backend-store-uri", store, "--host=127.0.0.1", "--port={port}"]
    with _served("mlflow", [*arguments, "--workers=1"], "health") as served:
        yield served


@contextmanager
def aim(root: Path) -> Iterator[tuple[int, str]]:
    arguments = ["up", "--repo", str(root), "--host=127.0.0.1", "--port={port}"]
    with _served("aim", arguments, "") as served:
        yield served


@contextmanager
def _served(peer: str, arguments: Sequence[str], path: str) -> Iterator[tuple[int, str]]:
    """The program of a peer's environment, at rest and with its address."""
    port = free_port()
    program = Path(python_of(peer)).with_name(peer)
    command = [str(program), *(word.format(port=port) for word in arguments)]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)
    url = f"http://127.0.0.1:{port}/"
    try:
        _wait_for(url + path)
        _wait_until_still(server.pid)
        yield server.pid, url
    finally:
        for pid in cpu.descendants(server.pid):
            subprocess.run(["kill", str(pid)], check=False)
        server.terminate()
        server.wait(20)


def free_port() -> int:
    """A port of the loopback that nobody listens on now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _wait_for(url: str) -> None:
    """Until it answers with more than an empty list."""
    end = time.monotonic() + LIMIT_S
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                if answer.read() != b"[]":
                    return
        except (urllib.error.URLError, OSError):
            pass
        time.sleep(0.3)
    raise RuntimeError(f"{url} did not answer")


def _wait_until_still(pid: int) -> None:
    def spent() -> float:
        return sum(map(cpu.of_process, [pid, *cpu.descendants(pid)]))

    last, still = spent(), 0
    while still < 4:
        time.sleep(0.5)
        now = spent()
        still, last = (still + 1 if now - last < 0.03 else 0), now
