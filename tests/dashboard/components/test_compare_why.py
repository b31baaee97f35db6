"""Why one run differs from the baseline, as the page says it."""

from __future__ import annotations

import json

import numpy as np
import pytest

import insight
from dashboard.components.compare_why import MOST_LINES, why_section
from dashboard.live import LiveStore
from dashboard.pages.compare import why
from insight.lineage.difference import Difference
from insight.lineage.difference.changes import Change
from insight.record import SummaryRecord


@pytest.fixture
def store(tmp_path):
    for rate in (1, 2):
        for seed in range(3):
            facts = {"rate": rate, "seed": seed}
            with SummaryRecord(tmp_path / f"r{rate}s{seed}", hyperparameters=facts) as record:
                noise = np.random.default_rng(seed).normal() / 1000
                record.log(1, {"loss": rate / 10 + noise})
    return LiveStore(insight.open_runs(tmp_path))


def said(store, *chosen):
    called = {run: f"<{run}>" for run in chosen}
    return json.dumps([part.to_plotly_json() for part in why(store, chosen, called)], default=plain)


def plain(component):
    return component.to_plotly_json()


def test_causes_come_before_metrics_with_their_significance(store):
    text = said(store, "r1s0", "r2s1")

    assert "Why <r2s1> differs from <r1s0>" in text
    assert text.index("rate: 1") < text.index("seed: 0") < text.index("loss: 0.1")
    assert "by Welch's t-test over 3 and 3 seeds" in text
    assert "<r1s0> has no provenance" in text


def test_seeds_alone_are_called_noise(store):
    assert "Nothing recorded differs but seeds" in said(store, "r1s0", "r1s1")


@pytest.mark.parametrize("chosen", [(), ("r1s0",), ("r1s0", "gone")])
def test_fewer_than_two_runs_say_nothing(store, chosen):
    called = dict.fromkeys(chosen, "x")

    assert why(store, chosen, called) == []


def test_long_differences_are_cut():
    changes = [Change("packages", f"p{n}", "1" * 1000, "2") for n in range(2 * MOST_LINES)]
    code = ["+line"] * 2 * MOST_LINES
    found = Difference("a", "b", changes, code, {"ReLU": 1}, {"Tanh": 2}, [])
    text = json.dumps(
        [part.to_plotly_json() for part in why_section(found, "a", "b")], default=plain
    )

    assert text.count("\\u2192") == MOST_LINES
    assert text.count("+line") == MOST_LINES
    assert "+ ReLU x1" in text
    assert "- Tanh x2" in text
    assert len(text) < 200_000
