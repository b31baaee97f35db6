"""Twenty questions about a thousand runs of five tools: few calls, few tokens, right answers.

What is right is computed here from the formula by which the runs were made, not from tables.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

import numpy as np
import pytest
from scipy.stats import ttest_ind

from insight.cli.answering.folder import Folder
from insight.tables import Store

from .asking import Asking, rows_of
from .thousand_runs import (
    CHILD_RUN,
    DAMAGED_RUN,
    LANDSCAPE_RUN,
    LINES,
    LONG,
    LONG_RUN,
    PARENT_RUN,
    RATES,
    RUNS,
    TALKING_RUN,
    Answers,
    Made,
    long_values,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MOST_CALLS = 4
MOST_TOKENS = 8_000
TRUE = Answers()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    path: Path = tmp_path_factory.mktemp("thousand") / "runs"
    write(path)
    return Folder(Store(path), "runs")


@pytest.fixture
def ask(folder: Folder) -> Iterator[Asking]:
    client = Asking(folder)
    yield client

    assert client.calls <= MOST_CALLS
    assert client.tokens <= MOST_TOKENS


def named(number: int) -> str:
    return RUNS[number].name


def best_of(runs: list[Made]) -> list[str]:
    return sorted((run.name for run in runs), key=lambda name: (-TRUE.accuracy[name], name))


def groups(of: list[Made], by: str) -> dict[float, list[float]]:
    """The best accuracy of runs by one of their settings."""
    found: dict[float, list[float]] = defaultdict(list)
    for run in of:
        found[getattr(run, by)].append(TRUE.accuracy[run.name])
    return found


def lasts(tool: str, rate: float, width: int) -> list[float]:
    """The last accuracies of the ten seeds of one setting."""
    alike = [run for run in RUNS if (run.tool, run.rate, run.width) == (tool, rate, width)]
    return [run.rows[-1]["val/accuracy"] for run in alike]


def test_how_many_runs_are_there_of_each_tool(ask):
    text = ask("overview")

    assert text.split("\n")[1] == "1,000 runs in runs"
    for tool, count in Counter(run.tool for run in RUNS).items():
        assert f"{tool} {count}" in text


def test_what_are_they_judged_by_and_what_was_varied(ask):
    text = ask("overview")
    varied = {row["parameter"]: row["values"] for row in rows_of(text, "parameter,")}

    assert "judged by: val/accuracy (best at any step, higher is better)" in text
    rates = Counter(run.rate for run in RUNS)
    told = " | ".join(f"{rate:g} ({rates[rate]})" for rate in RATES)
    assert varied["hyperparameters.learning_rate"] == told


def test_how_many_of_a_rate_reach_an_accuracy(ask):
    text = ask("list_runs", filter="lr = 0.1 and max(val/accuracy) > 0.905", limit=0)
    right = sum(run.rate == 0.1 and TRUE.accuracy[run.name] > 0.905 for run in RUNS)

    assert f"{right} runs of 1,000 pass the filter" in text


def test_which_five_runs_are_best(ask):
    rows = rows_of(ask("list_runs", sort="-target", limit=5), "run,")

    assert [row["run"] for row in rows] == TRUE.ranking[:5]
    assert rows[0]["best(val/accuracy)"] == f"{TRUE.accuracy[TRUE.ranking[0]]:.6g}"


def test_which_run_is_best_and_how_far_ahead(ask):
    text = ask("best_run")
    first, second = (TRUE.accuracy[name] for name in TRUE.ranking[:2])

    assert f"{TRUE.ranking[0]} is best: val/accuracy {first:.6g} at step 6" in text
    assert f"{first - second:.3g} ahead of the next, {TRUE.ranking[1]}" in text
    median = float(np.median(list(TRUE.accuracy.values())))
    assert f"{first - median:.3g} ahead of the median" in text


def test_is_the_best_run_ahead_by_more_than_its_seed_makes(ask):
    text = ask("best_run", filter="source = wandb")
    first, second, *_ = best_of([run for run in RUNS if run.tool == "wandb"])
    made = {run.name: run for run in RUNS}
    alike = lasts("wandb", made[first].rate, made[first].width)

    assert f"{first} is best" in text
    assert f"ahead of the next, {second}" in text
    spread = f"{np.mean(alike):.4g} ± {np.std(alike, ddof=1):.2g} over 10 seeds"
    assert f"its settings have {spread}" in text


def test_what_explains_the_accuracy(ask):
    text = ask("best_run")
    found = rows_of(text, "parameter,")
    scores = np.array([TRUE.accuracy[run.name] for run in RUNS])
    between = sum(
        len(group) * (np.mean(group) - scores.mean()) ** 2
        for group in groups(RUNS, "rate").values()
    )

    assert [row["parameter"] for row in found] == ["learning_rate", "width"]
    share = between / ((scores - scores.mean()) ** 2).sum()
    assert found[0]["share of variance"] == f"{100 * share:.0f}%"
    assert "cannot be told apart from chance: seed" in text


def test_which_run_of_one_tool_is_best(ask):
    for tool in ("mlflow", "tensorboard"):
        text = ask("best_run", filter=f"source = {tool}", top=3)
        right = best_of([run for run in RUNS if run.tool == tool])

        assert [row["run"] for row in rows_of(text, "rank,")] == right[:3]


def test_why_does_b_beat_a(ask):
    a, b = RUNS[0], RUNS[90]
    text = ask("compare_runs", a=a.name, b=b.name)
    change = TRUE.accuracy[b.name] - TRUE.accuracy[a.name]
    changed = {row["name"]: (row["A"], row["B"]) for row in rows_of(text, "changed,")}
    explained = {row["parameter"]: row for row in rows_of(text, "parameter,")}

    assert f"B is better: A {TRUE.accuracy[a.name]:.6g}, B {TRUE.accuracy[b.name]:.6g}" in text
    assert f"B - A = {change:.6g}" in text
    assert changed == {"learning_rate": ("0.001", "0.1"), "width": ("16", "256")}
    p = ttest_ind(lasts("insight", 0.001, 16), lasts("insight", 0.1, 256), equal_var=False).pvalue
    assert f"more than seeds make (p = {p:.2g}" in text
    means = {rate: np.mean(group) for rate, group in groups(RUNS, "rate").items()}
    share = explained["learning_rate"]
    assert share["share of variance (95% interval)"].startswith("99%")
    assert share["mean with A's value"].startswith(f"{means[0.001]:.6g} ±")
    assert share["mean with B's value"].startswith(f"{means[0.1]:.6g} ±")


def test_do_two_runs_differ_by_more_than_a_seed(ask):
    a, b = RUNS[0], next(run for run in RUNS[1:] if run.facts == RUNS[0].facts | {"seed": 1})
    same_tool = next(
        run for run in RUNS if run.facts == b.facts and run.tool == a.tool and run is not a
    )
    text = ask("compare_runs", a=a.name, b=same_tool.name)

    assert "A and B differ by nothing recorded but seeds" in text
    assert rows_of(text, "changed,") == [{"changed": "seed", "name": "seed", "A": "0", "B": "1"}]


def test_what_accuracy_does_each_rate_reach_on_average(ask):
    text = ask("list_runs", group_by=["learning_rate"], columns=["max(val/accuracy)"])
    found = {float(row["learning_rate"]): row for row in rows_of(text, "learning_rate,")}

    for rate, group in groups(RUNS, "rate").items():
        assert int(found[rate]["runs"]) == len(group)
        assert found[rate]["mean max(val/accuracy)"] == f"{np.mean(group):.6g}"
        assert found[rate]["max max(val/accuracy)"] == f"{max(group):.6g}"


def test_which_width_is_best_at_one_rate(ask):
    text = ask("list_runs", filter="lr = 0.1", group_by=["width"], columns=["target"])
    rows = rows_of(text, "width,")
    means = groups([run for run in RUNS if run.rate == 0.1], "width")
    best = max(rows, key=lambda row: float(row["mean best(val/accuracy)"]))

    assert int(best["width"]) == max(means, key=lambda width: np.mean(means[width]))


def test_which_runs_diverged_and_since_when(ask):
    text = ask("troubles", filter="status = diverged")
    told = [row["run"] for row in rows_of(text, "run,") if row["trouble"] == "diverged"]

    assert sorted(told) == sorted(run.name for run in RUNS if run.diverges)
    assert "train/loss: 3 of 6 values not finite from step 4 on and never finite again" in text


def test_which_runs_failed(ask):
    rows = rows_of(ask("list_runs", filter="status = failed", columns=["lr", "seed"]), "run,")

    assert sorted(row["run"] for row in rows) == sorted(run.name for run in RUNS if run.failed)
    assert {(row["learning_rate"], row["seed"]) for row in rows} == {("0.001", "3")}


def test_what_is_damaged_and_where(ask):
    text = ask("troubles", filter=f"run = {named(DAMAGED_RUN)}")
    (row,) = rows_of(text, "run,")

    assert row["run"] == named(DAMAGED_RUN)
    assert row["trouble"].startswith(f"damaged {named(DAMAGED_RUN)}/events.out.tfevents")
    assert "at byte" in row["trouble"]
    assert "kept" in row["trouble"]


def test_how_did_the_accuracy_of_the_best_run_go(ask):
    best = TRUE.ranking[0]
    text = ask("metric_history", metric="val/accuracy", runs=[best])
    made = next(run for run in RUNS if run.name == best)

    found = {int(row["step"]): row["value"] for row in rows_of(text, "step,")}
    right = {step: f"{row['val/accuracy']:.6g}" for step, row in enumerate(made.rows, 1)}
    assert found == right


def test_how_did_a_long_curve_go(ask):
    text = ask("metric_history", metric="noise", runs=[named(LONG_RUN)], points=10)
    parts = long_values().reshape(10, LONG // 10)

    rows = rows_of(text, "steps,")
    assert [row["points"] for row in rows] == ["1000"] * 10
    for row, part in zip(rows, parts, strict=True):
        figures = [f"{value:.6g}" for value in (part.mean(), part.min(), part.max())]
        assert [row["mean"], row["min"], row["max"]] == figures


def test_what_did_a_run_print_and_was_anybody_told(ask):
    printed = ask("messages", run=named(TALKING_RUN), tag="console/out", limit=2)
    alerts = ask("messages", tag="alert")

    assert "lines 2 to 3 of 3, oldest first; offset=2 has older ones" in printed
    assert "2 | " in printed
    assert "epoch 2 slow" in printed
    assert LINES[0] not in printed
    assert "the loss rose three times" in alerts
    assert f"run {named(TALKING_RUN)}" in alerts


def test_where_does_a_run_come_from_and_how_is_it_run_again(ask):
    text = ask("run_lineage", run=named(CHILD_RUN))
    back = ask("run_lineage", run=named(PARENT_RUN))

    assert f"began from: {named(PARENT_RUN)}" in text
    assert f"began from it: {named(CHILD_RUN)}" in back
    assert "code: commit c0ffee" in text
    assert f"replay: insight replay runs:{named(CHILD_RUN)}" in text
    assert "before: words of its command were masked" in text


def test_how_far_can_a_landscape_be_trusted_and_is_there_a_barrier(ask):
    text = ask("landscapes", run=named(LANDSCAPE_RUN))

    assert "explained variance 0.75, 0.2, 0.05" in text
    assert "sampling error 0.01" in text
    assert "barrier straight 2; distance 4" in text
    assert "lowest 0; highest 2; at the end 0.5" in text


def test_what_is_known_of_a_run_that_its_tool_calls_by_another_name(ask):
    made = RUNS[4]
    text = ask("run_facts", run="sweep 4")
    facts = {row["fact"]: row["value"] for row in rows_of(text, "fact,")}
    metrics = {row["metric"]: row for row in rows_of(text, "metric,")}

    assert f"run: {made.name} (sweep 4)" in text
    assert float(facts["hyperparameters.learning_rate"]) == made.rate
    losses = [row["train/loss"] for row in made.rows]
    assert metrics["train/loss"]["min"] == f"{min(losses):.6g}"
    assert metrics["train/loss"]["max_step"] == "1"
    rank = TRUE.ranking.index(made.name) + 1
    assert f"rank {rank} of 1,000" in text
