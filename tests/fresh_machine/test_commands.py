"""Every command of the documents, typed on a machine that has what a user has."""

from __future__ import annotations

import json
import socket
import urllib.error
import urllib.request
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from .documents import Line, asked_of_servers, lines
from .machine import Machine
from .warm import Warm

TYPED = [line for line in lines() if line.words[:2] != ("insight", "serve")]
API = ("insight", "serve", "runs", "--port", "6060", "--no-open")  # asked by `curl` below
SERVES = [line for line in lines() if line.words[:2] == ("insight", "serve") and line.words != API]
# Started as a shell does, with every import: a line that reads runs, and those that load no pandas,
# which must find all that they need without it. So is all that does not begin with `insight`: a
# script, `python -m engine`, `python -m insight`, `find`; and what serves.
FROM_A_SHELL = {
    ("insight", "runs", "./runs", "--filter", "last_step > 50"),
    ("insight", "check", "train.py"),
    ("insight", "check", "net.safetensors"),
    ("insight", "check", "checkpoints", "--json"),
    ("insight", "--help"),
}
# What a line needs that the machine has not, and the extra that the answer must name.
EXTRAS = {"s3://": "remote", "dask://": "cluster", "launch": "mpi", "mcp": "mcp"}
# Beside what documents show: every kind of export and document, and the other ways in.
MORE = [
    "insight export runs --to insight --out as_insight",
    "insight lineage runs --to prov --out prov.json",
    "insight lineage runs --to openlineage --out openlineage.json",
    "insight lineage runs --to model-card --out cards",
    "insight lineage runs --csv",
    "insight diff runs/a runs/b --json",
    "python -m insight runs runs --json",
    "insight --help",
    "python -m engine --help",
]
REFUSED = {
    "insight export runs --to parquet --out as_parquet": "parquet",
    "insight lineage runs --to ro-crate --out crates": "ro-crate",
    "insight runs gs://bucket/runs": "remote",
    "insight check abfs://container/runs": "remote",
    "insight landscape runs/a --model train.py:callback_fn --engine dask://127.0.0.1:1": "cluster",
    "insight landscape runs/a --model train.py:callback_fn --engine mpi": "mpi",
    "python onnx_export.py": "onnx",
    "python onnx_load.py": "onnx",
    "python gpu.py": "gpu",
}


def wanted(line: tuple[str, ...]) -> str | None:
    """The extra that a line needs, if any."""
    found = {extra for mark, extra in EXTRAS.items() if any(mark in word for word in line)}
    return found.pop() if found else None


def in_a_copy(user: Machine, empty: Path) -> Machine:
    """The user's folder, where what one command writes is in no other's way."""
    folder = empty / "work"
    folder.mkdir()
    user.done("cp", "--recursive", "--preserve=all", f"{user.folder}/.", folder)
    return Machine(user.environment, folder)


def said_to(words: tuple[str, ...], machine: Machine, warm: Warm) -> CompletedProcess[str]:
    """What a line says in the machine's folder."""
    is_warm = words[0] == "insight" and words not in FROM_A_SHELL
    return warm.run(machine, *words) if is_warm else machine.run(*words)


def installs(machine: Machine, extra: str) -> str:
    return f"{machine.python} -m pip install 'insight-train[{extra}]'"


@pytest.mark.parametrize("line", TYPED, ids=lambda line: line.id)
def test_line_of_the_documents_does_what_it_says(
    line: Line, user: Machine, warm: Warm, empty: Path
) -> None:
    machine = in_a_copy(user, empty)
    said = said_to(line.words, machine, warm)

    extra = wanted(line.words)
    if extra is None:
        assert said.returncode == 0, said.stderr
        assert said.stdout or said.stderr or line.words[0] == "find"
    else:
        assert said.returncode == 2
        assert installs(machine, extra) in said.stderr


@pytest.mark.parametrize("typed", MORE)
def test_other_command_ends_well(typed: str, user: Machine, warm: Warm, empty: Path) -> None:
    machine = in_a_copy(user, empty)
    ended = said_to(tuple(typed.split()), machine, warm)

    assert ended.returncode == 0, ended.stderr
    assert ended.stdout or ended.stderr


@pytest.mark.parametrize("typed", REFUSED)
def test_what_an_extra_brings_is_refused_with_the_line_that_installs_it(
    typed: str, user: Machine, warm: Warm
) -> None:
    said = said_to(tuple(typed.split()), user, warm)

    assert said.returncode in {1, 2}
    assert installs(user, REFUSED[typed]) in said.stderr


def test_lines_that_are_started_as_a_shell_does_are_among_the_others() -> None:
    typed = {*(line.words for line in TYPED), *(tuple(one.split()) for one in MORE)}

    assert typed >= FROM_A_SHELL


def test_run_is_repeated_bit_for_bit(user: Machine) -> None:
    said = user.run("insight", "replay", "runs/sgd", "--yes")

    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith("identical")


def test_what_reproduces_a_run_can_be_removed_as_the_document_says(
    user: Machine, warm: Warm, empty: Path
) -> None:
    machine = in_a_copy(user, empty)
    for line in TYPED:
        if line.words[0] == "find":
            machine.done(*line.words)
    rows = json.loads(warm.done(machine, "insight", "lineage", "runs", "--full", "--json"))
    runs = json.loads(warm.done(machine, "insight", "runs", "runs", "--json"))
    told = {row["run"]: row["command.arguments"] for row in rows}

    assert told["a"]
    assert told["b"] is None
    assert "b" in {row["run"] for row in runs}


@pytest.mark.parametrize("line", SERVES, ids=lambda line: line.id)
def test_server_of_the_documents_shows_its_pages(line: Line, user: Machine) -> None:
    extra = wanted(line.words)
    if extra is not None:
        said = user.run(*line.words)
        assert said.returncode == 2
        assert installs(user, extra) in said.stderr
        return
    with user.serving(*at_a_free_port(line.words)) as address:
        opened = opened_pages(address)
        pages = opened if line is SERVES[0] else ["health", "runs"]
        shown = {page: status_of(f"{address}{page}") for page in pages}

    assert len(opened) > 10
    assert set(shown.values()) == {200}


def opened_pages(address: str) -> list[str]:
    """The pages of a dashboard that has opened, as its own layout links them."""
    wait_for_tables(address)
    names = (
        "runs",
        "run",
        "scalars",
        "histograms",
        "images",
        "tensors",
        "text",
        "graph",
        "dataset",
    )
    others = ("lineage", "compare", "landscape", "provenance", "health", "_dash-layout")
    return [*names, *others, "_dash-dependencies", "api/v1/runs", "api/v1/openapi.json"]


def at_a_free_port(words: tuple[str, ...]) -> list[str]:
    """A line as it stands, but where it names a port: somebody may be at that one already."""
    if "--port" not in words:
        return list(words)
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = str(found.getsockname()[1])
    named = words[words.index("--port") + 1]
    return [port if word == named else word for word in words]


def wait_for_tables(address: str) -> None:
    """Asks until the folder was read: the first start of a machine imports all for the first time.

    An answer takes up to half a minute, and then says that one may ask again.
    """
    for _ in range(5):
        try:
            fetched(f"{address}api/v1/runs")
        except urllib.error.HTTPError as error:
            if error.headers["Retry-After"] is None:
                raise
        else:
            return
    pytest.fail("the folder was never read")


def fetched(address: str, **headers: str) -> str:
    asked = urllib.request.Request(address, headers=headers)
    with urllib.request.urlopen(asked, timeout=60) as answer:
        text: str = answer.read().decode()
        return text


def status_of(address: str) -> int:
    with urllib.request.urlopen(address, timeout=60) as answer:
        status: int = answer.status
        return status


def test_what_documents_ask_by_curl_is_answered(user: Machine) -> None:
    with user.serving(*at_a_free_port(API)) as address:
        opened_pages(address)
        answers = []
        for words in asked_of_servers():
            *options, url = words
            path = url.partition("6060/")[2]
            name, _, value = options[1].partition(": ") if options else ("X-None", "", "none")
            answers.append(fetched(f"{address}{path}", **{name: value}))

    assert len(answers) == 3
    assert all(answers)
