"""The table of groups beside the charts: which group is best, how sure that is, and whose run."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Serve, Until, Visit

pytestmark = pytest.mark.browser

SEEDS = range(4)
TABLE = "[...document.querySelectorAll('#scalars-groups tbody tr')]"


def rows(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate(
        f"{TABLE}.map(row => row.innerText.split(/\\s*[\\t\\n]\\s*/))"
    )
    return found


def test_groups_of_two_parameters_stand_beside_the_charts_the_best_one_first(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    noise = np.random.default_rng(0)
    last: dict[str, dict[str, float]] = {}
    for rate, batch, seed in product((0.1, 1.0), (16, 64), SEEDS):
        facts = {"rate": rate, "batch": batch, "seed": seed}
        name = f"r{rate:g}_b{batch}_s{seed}"
        accuracy = float(np.float32(0.9 - rate / 5 - batch / 1000 + noise.normal() / 1000))
        last.setdefault(f"{rate:g} · {batch}", {})[name] = accuracy
        with insight.SummaryRecord(tmp_path / name, hyperparameters=facts) as record:
            record.log(1, {"val/accuracy": 0.1, "train/loss": 2.0})
            record.log(2, {"val/accuracy": accuracy, "train/loss": 1.0, "size": 3.0})
    url, _ = serve(tmp_path)
    page = visit(f"{url}scalars?by=hyperparameters.rate&and=hyperparameters.batch&focus=-")
    until(f"{TABLE}.length === 4")
    found = rows(page)

    assert [row[0] for row in found] == ["0.1 · 16", "0.1 · 64", "1 · 16", "1 · 64"]
    for group, mean, deviation, n, best, member in found:
        values = np.array(list(last[group].values()))
        assert float(mean) == pytest.approx(values.mean(), abs=6e-5)
        assert float(deviation) == pytest.approx(values.std(ddof=1), rel=0.06)
        assert n == "4"
        assert member == max(last[group], key=lambda run: last[group][run])
        assert float(best) == pytest.approx(values.max(), abs=6e-5)
    assert page.inner_text("#scalars-groups caption").startswith("val/accuracy")
    best = found[0][-1]
    page.focus("#scalars-groups tbody tr:first-child button")
    page.evaluate("run => INSIGHT.give({[run]: {name: 'The best'}}, 'Named')", best)
    until(f"{TABLE}[0].innerText.includes('The best')")
    held = page.evaluate("document.activeElement.closest('#scalars-groups tr')?.innerText")
    assert "The best" in held  # what is written anew keeps the keyboard
    page.keyboard.press("Enter")
    until(f"INSIGHT.address.get('focus')?.split(',').includes('{best}')")
    page.fill("#filter", "batch = 64 and seed < 2")
    until(f"{TABLE}.length === 2")

    assert [(row[0], row[3]) for row in rows(page)] == [("0.1 · 64", "2"), ("1 · 64", "2")]
    weight = f"getComputedStyle({TABLE}[0].cells[1]).fontWeight"
    assert page.evaluate(weight) == "700"
    page.evaluate("dash_clientside.set_props('target', {value: 'size'})")
    until(f"{TABLE}[0].cells.length === 4")
    assert page.evaluate(weight) == "400"  # nobody knows whether more of it is better


def test_groups_of_cards_out_of_sight_are_there_too(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for number in range(40):
        with insight.SummaryRecord(
            tmp_path / f"a{number}", hyperparameters={"kind": "a"}
        ) as record:
            record.log(1, {f"{number:02d}": 1.0, "loss": 2.0})
    with insight.SummaryRecord(tmp_path / "last", hyperparameters={"kind": "b"}) as record:
        record.log(1, {"zz": 1.0})
    url, _ = serve(tmp_path)
    page = visit(f"{url}scalars?by=hyperparameters.kind")
    until("document.querySelectorAll('#scalars-legend > span').length > 1")

    assert page.inner_text("#scalars-legend").split() == ["kind", "a", "40", "b", "1"]
    until(f"{TABLE}.length === 2")
    assert not page.evaluate("INSIGHT.fieldOf('zz')?.groups.length")  # nobody looked there
