"""The panel beside the charts has a number of what is sure, and the reason where it has none."""

from __future__ import annotations

import random
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

import insight

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Serve, Until, Visit

pytestmark = pytest.mark.browser


def write(root: Path, runs: Iterable[tuple[dict[str, Any], float]]) -> Path:
    for number, (facts, score) in enumerate(runs):
        with insight.SummaryRecord(
            root / f"run-{number:02}", hyperparameters=facts, provenance=False
        ) as record:
            record.log(1, {"val/accuracy": score})
    return root


def rows(page: Page) -> list[list[str]]:
    """Name, number and interval of each row."""
    parts = (".importance-name", "b", ".importance-interval")
    return [
        [row.locator(part).inner_text() for part in parts]
        for row in page.locator(".importance-row").all()
    ]


def test_rate_that_sets_the_accuracy_explains_it_and_the_seed_has_no_number(
    visit: Visit, serve: Serve, tmp_path: Path
) -> None:
    draw = random.Random(0)
    means = {0.003: 0.2, 0.03: 0.75, 0.3: 0.95, 1.0: 0.96, 10.0: 0.11}
    runs = [
        ({"lr": rate, "seed": seed, "epochs": 3}, means[rate] + draw.gauss(0, 0.005))
        for rate, seed in product(means, range(4))
    ]
    url, _ = serve(write(tmp_path, runs))
    page = visit(f"{url}lineage")
    said = page.inner_text("#lineage-importance")

    assert rows(page) == [["lr", "1.00", "1.00–1.00"]]
    assert "20 runs. Not causal." in said
    assert "Nothing here explains the remaining 0.00" in said
    assert "Not told apart from chance: seed" in said
    assert "The same in all runs: epochs" in said
    assert "20 runs in 5 groups" in (page.locator(".importance-row").get_attribute("title") or "")


def test_what_two_explain_together_is_a_row_of_its_own(
    visit: Visit, serve: Serve, tmp_path: Path
) -> None:
    draw = random.Random(0)
    runs = [
        ({"augment": one, "norm": other}, 0.5 + 0.3 * (one != other) + draw.gauss(0, 0.02))
        for one, other, _ in product((0, 1), (0, 1), range(8))
    ]
    url, _ = serve(write(tmp_path, runs))
    page = visit(f"{url}lineage")
    said = page.inner_text("#lineage-importance")
    ((name, number, _),) = rows(page)

    assert name == "augment × norm"
    assert float(number) > 0.9
    assert "With ×: what two explain together beyond that." in said
    assert "Not told apart from chance: augment, norm" in said


def test_noise_and_a_target_that_stays_have_no_number(
    visit: Visit, serve: Serve, tmp_path: Path
) -> None:
    draw = random.Random(1)
    noise = [({"lr": draw.random(), "seed": seed}, draw.random()) for seed in range(20)]
    url, _ = serve(write(tmp_path / "noise", noise))
    page = visit(f"{url}lineage")
    said = page.inner_text("#lineage-importance")

    assert rows(page) == []
    assert "Nothing explains more of val/accuracy than chance does; 20 runs. Not causal." in said
    assert "Not told apart from chance: lr, seed" in said
    url, _ = serve(write(tmp_path / "same", [({"lr": draw.random()}, 0.5) for _ in range(9)]))
    page = visit(f"{url}lineage")

    assert page.inner_text("#lineage-importance") == "All 9 runs have the same val/accuracy."


def test_losses_over_decades_are_told_of_by_their_logarithm(
    visit: Visit, serve: Serve, tmp_path: Path
) -> None:
    draw = random.Random(1)
    runs = [
        ({"lr": 10.0**-power}, 10 ** (draw.gauss(0, 0.05) - power))
        for power, _ in product(range(4), range(5))
    ]
    url, _ = serve(write(tmp_path, runs))
    page = visit(f"{url}lineage")

    assert "Share of the variance of log val/accuracy" in page.inner_text("#lineage-importance")


def test_few_runs_are_said_to_be_too_few_of_the_target_that_is_chosen(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for number in range(5):
        facts = {"lr": number}
        with insight.SummaryRecord(tmp_path / f"run-{number}", hyperparameters=facts) as record:
            record.log(1, {"val/accuracy": number / 5, "val/loss": 1 / (1 + number)})
    url, _ = serve(tmp_path)
    page = visit(f"{url}lineage?target=val/loss")
    said = "document.getElementById('lineage-importance').textContent"
    before = page.evaluate(said)
    page.evaluate("dash_clientside.set_props('target', {value: 'val/accuracy'})")
    until(f"{said}.includes('Too few runs to tell: 5 have val/accuracy')")

    assert "Too few runs to tell: 5 have val/loss" in before
