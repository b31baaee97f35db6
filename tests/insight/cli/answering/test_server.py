"""The server as a client of the protocol meets it, in this process and as one of its own."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import anyio
import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

import insight
from insight.cli.answering.server import INSTRUCTIONS
from insight.cli.answering.tools import tools
from insight.record import SummaryRecord

from .asking import asking

ROOT = Path(insight.__file__).parents[1]


def record_run(folder, accuracy=0.5):
    with SummaryRecord(folder, provenance=False, hyperparameters={"lr": 0.1}) as record:
        record.log(1, {"accuracy": accuracy})


def test_all_tools_are_listed_as_reading_alone(tmp_path):
    async def listed(client):
        return client.instructions, (await client.list_tools()).tools

    instructions, found = asking(tmp_path).with_client(listed)

    assert instructions == INSTRUCTIONS
    assert [tool.name for tool in found] == list(tools())
    assert all(tool.annotations.read_only_hint for tool in found)


def test_answers_have_what_was_recorded_meanwhile(tmp_path):
    record_run(tmp_path / "a", 0.5)
    client = asking(tmp_path)

    assert "a is best" in client("best_run")
    record_run(tmp_path / "b", 0.9)
    assert "b is best" in client("best_run")


def test_folder_without_runs_answers_all_that_can_be_asked(tmp_path):
    client = asking(tmp_path)

    assert "0 runs in runs" in client("overview")
    assert "0 runs" in client("list_runs")
    assert "nobody can say which run is best: there is no run" in client("best_run")
    assert "0 of 0 runs have trouble" in client("troubles")
    assert "0 landscapes" in client("landscapes")
    assert "no such line" in client("messages")
    assert "list_runs has all names" in client.wrong("run_facts", run="a")
    assert "no run has a metric" in client.wrong("metric_history", metric="a", runs=["a"])


def test_root_that_is_a_run_is_asked_for_by_its_point(tmp_path):
    record_run(tmp_path)
    client = asking(tmp_path, "runs/a")

    assert "run: ." in client("run_facts", run=".")
    assert "runs/a is best" in client("best_run")


@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        ("nothing", {}, "tool expected one of overview, list_runs"),
        ("list_runs", {"filters": "lr > 1"}, "it takes filter, sort, columns"),
        ("list_runs", {"limit": 100_000}, "list_runs.limit: 100000 is greater than the maximum"),
        ("list_runs", {"filter": "lrr > 1"}, "did you mean hyperparameters.lr"),
        ("run_facts", {}, "'run' is a required property"),
        ("run_facts", {"run": "aa"}, "did you mean a"),
        ("metric_history", {"metric": "acuracy", "runs": ["a"]}, "there are accuracy"),
        ("metric_history", {"metric": "accuracy", "runs": []}, "metric_history.runs"),
        ("best_run", {"target": "acuracy"}, "did you mean accuracy"),
    ],
)
def test_wrong_question_is_told_what_would_be_right(tmp_path, tool, arguments, said):
    record_run(tmp_path / "a")

    assert said in asking(tmp_path).wrong(tool, **arguments)


def test_lists_and_numbers_that_a_client_wrote_as_texts_are_read(tmp_path):
    record_run(tmp_path / "a")
    client = asking(tmp_path)

    assert "a,0.1" in client("list_runs", columns="lr", limit="5")
    assert "1,0.5" in client("metric_history", metric="accuracy", runs='["a"]', points=20.0)


def test_process_answers_over_its_streams_and_keeps_stdout_to_the_protocol(tmp_path):
    record_run(tmp_path / "a")
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "insight", "mcp", str(tmp_path)], cwd=ROOT
    )

    async def ask():
        async with Client(stdio_client(command)) as client:
            found = await client.call_tool("overview", {})
            return found.content[0].text

    assert "1 run in " in anyio.run(ask)


def test_process_ends_well_when_its_stdin_is_closed(tmp_path):
    record_run(tmp_path / "a")
    done = subprocess.run(
        [sys.executable, "-m", "insight", "mcp", str(tmp_path)],
        cwd=ROOT,
        input=b"",
        capture_output=True,
        timeout=120,
        check=False,
    )

    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.skipif(sys.platform == "win32", reason="no signal of a terminal is sent there")
def test_process_ends_at_ctrl_c_while_it_waits_for_questions(tmp_path):
    command = [sys.executable, "-m", "insight", "mcp", str(tmp_path)]
    hello = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {
            "protocolVersion": "2025-06-18",
            "capabilities": {},
            "clientInfo": {"name": "test", "version": "1"},
        },
    }
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        process.stdin.write(json.dumps(hello).encode() + b"\n")
        process.stdin.flush()
        assert b'"serverInfo"' in process.stdout.readline()
        process.send_signal(signal.SIGINT)

        assert process.wait(120) == 130


def test_rules_that_hold_are_among_the_troubles(tmp_path):
    with SummaryRecord(tmp_path / "a", provenance=False) as record:
        for step in range(1, 200):
            record.log(step, {"train/loss": 1 / step if step < 190 else 1e9 * step})
    text = asking(tmp_path)("troubles")

    assert "1 of 1 run have trouble" in text
    assert "a,exploded (train/loss: " in text


def test_series_beside_a_training_have_a_history_and_judge_no_run(tmp_path):
    with SummaryRecord(tmp_path / "a", provenance=False) as record:
        record.log(1, {"machine/cpu": 40.0, "accuracy": 0.5})
        record.log(2, {"machine/cpu": 60.0})
    client = asking(tmp_path)

    assert client("metric_history", metric="machine/cpu", runs=["a"]).endswith("1,40\n2,60")
    assert "machine/cpu,2,60,2,40,1,60,2," in client("run_facts", run="a")
    assert "judged by: accuracy" in client("overview")


def test_direction_that_a_run_defined_judges(tmp_path):
    for name, score in (("a", 1.0), ("b", 2.0)):
        with insight.run(tmp_path, name=name, machine=None, console=False) as run:
            run.define("fitness", better="lower")
            run.log({"fitness": score})

    assert "a is best: fitness 1" in asking(tmp_path)("best_run", target="fitness")
