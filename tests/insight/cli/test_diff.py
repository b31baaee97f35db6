"""`insight diff`: what changed, and how much of the outcome it may explain."""

from __future__ import annotations

import json

import numpy as np
import pytest

from insight.cli import main
from insight.record import SummaryRecord
from insight.record.provenance import recording


@pytest.fixture(autouse=True)
def _same_code_and_packages(monkeypatch):
    """Whatever is changed beside the tests meanwhile, and whatever they have imported by then."""
    monkeypatch.setattr(recording, "code_facts", lambda _: {"commit": "a1", "changed": 0})
    packages = {"installed": {"numpy": "2.0"}, "imported": ["numpy"]}
    monkeypatch.setattr(recording, "package_facts", lambda: packages)
    monkeypatch.setattr(recording, "WAIT_S", 60.0)  # whatever else the machine does


@pytest.fixture
def sweep(tmp_path):
    for rate in (1, 2):
        for seed in range(3):
            noise = np.random.default_rng(seed).normal() / 1000
            facts = {"rate": rate, "seed": seed}
            folder = tmp_path / f"r{rate}s{seed}"
            with SummaryRecord(folder, hyperparameters=facts, provenance=True) as record:
                record.log(1, {"loss": rate / 10 + noise})
                record.add_value("graph", "net", graph("ReLU" if rate == 1 else "Tanh"))
                record.record(1)
    return tmp_path


def graph(activation):
    nodes = [{"name": "1", "op_type": "MatMul"}, {"name": "2", "op_type": activation}]
    return {"name": "net", "node": nodes}


def told(capsys, *words):
    assert main(["diff", *map(str, words)]) == 0
    return capsys.readouterr().out


def test_changes_come_first_and_metrics_with_their_significance(sweep, capsys):
    lines = told(capsys, sweep / "r1s0", f"{sweep}:r2s1").splitlines()

    assert lines[3:5] == ["parameters", "  rate: 1 → 2"]
    assert lines.index("seed") < lines.index("metrics")
    assert "graph + Tanh x1" in lines
    assert "graph - ReLU x1" in lines
    assert "Welch's t-test over 3 and 3 seeds" in lines[-1]


def test_json_has_all_of_it(sweep, capsys):
    found = json.loads(told(capsys, sweep / "r1s0", sweep / "r2s0", "--json"))

    assert found["changes"] == [{"section": "parameters", "name": "rate", "a": 1, "b": 2}]
    assert found["operators_added"] == {"Tanh": 1}
    (metric,) = found["metrics"]
    assert metric["tag"] == "loss"
    assert metric["change"] == pytest.approx(0.1)
    assert metric["seeds"]["count_a"] == metric["seeds"]["count_b"] == 3
    assert metric["seeds"]["p"] < 1e-4


def test_seeds_alone_are_called_noise(sweep, capsys):
    found = json.loads(told(capsys, sweep / "r1s0", sweep / "r1s1", "--json"))

    assert "nothing recorded but seeds" in found["notes"][0]
    assert found["metrics"][0]["seeds"] is None


def test_run_without_provenance_is_said_to_have_none(tmp_path, capsys):
    for name in "ab":
        with SummaryRecord(tmp_path / name) as record:
            record.log(1, {"loss": 0.5})
    out = told(capsys, tmp_path / "a", tmp_path / "b")

    assert "(A has no provenance" in out
    assert "nothing that is recorded was changed" in out
    assert "too few seeds" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("{root}", "{root}/r1s0"), "expected one run, got 6 runs"),
        (("{root}:nobody", "{root}/r1s0"), "expected a run of"),
        (("{root}/nowhere", "{root}/r1s0"), "expected an existing path"),
    ],
)
def test_run_that_is_none_is_refused_in_one_line(sweep, capsys, words, said):
    assert main(["diff", *(word.format(root=sweep) for word in words)]) == 2

    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
