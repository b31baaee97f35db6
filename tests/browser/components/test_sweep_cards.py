"""Scalar cards of a sweep of which some runs diverge, to be read at first sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest

from tools.folders import STEPS, SWEEP

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import Until, Visit
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser


def test_groups_of_which_some_runs_diverge_leave_the_others_their_room(
    visit: Visit, sweep: Served
) -> None:
    for hidden in ("", "&members=0"):
        page = visit(f"{sweep[0]}scalars?by=hyperparameters.learning_rate{hidden}")
        ends: dict[str, list[float]] = page.evaluate(
            """Object.fromEntries(["train/loss", "val/loss", "train/grad_norm"].map(
                (tag) => [tag, INSIGHT.fieldOf(tag).scale.axes.y.ends]))"""
        )
        lowest: Any = page.evaluate(
            "Object.values(INSIGHT.groups.model('train/loss')).map((one) => Math.min(...one.low))"
        )

        assert min(lowest) >= 0
        for tag, (low, high) in ends.items():
            assert -1 < low <= 0.7, tag
            assert 2.5 < high < 12, tag


def test_a_run_without_numbers_has_one_mark_where_they_end_and_the_pointer_names_it(
    visit: Visit, sweep: Served, until: Until
) -> None:
    page = visit(f"{sweep[0]}scalars?join=*%2Floss")
    marks: list[dict[str, Any]] = page.evaluate(
        """INSIGHT.fieldOf("train/loss").odd.map(
            ({ series, i, left, top }) => ({ run: series.run, step: series.step[i], left, top }))"""
    )
    begins = {one.name: one.diverges_at for one in SWEEP if one.diverges_at is not None}

    assert {mark["run"]: mark["step"] - 2 for mark in marks} == begins
    assert len(marks) == 11
    stats = page.locator('.card[data-tag="train/loss"] .stats')
    assert "11 runs not finite" in stats.inner_text()
    values = sum(STEPS - at - 1 for at in begins.values())
    assert f"{values:,} values of 11 runs" in (stats.get_attribute("title") or "")
    until("INSIGHT.joined.model()['*/loss']?.['val/loss']")
    assert "11 runs not finite" in page.inner_text(".card.joined .stats")  # of both tags
    plot = page.locator('.card[data-tag="train/loss"] .plot')
    plot.scroll_into_view_if_needed()
    box = plot.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + marks[0]["left"], box["y"] + marks[0]["top"])
    words = page.locator("#readout").inner_text().split()
    count = STEPS - begins[words[0]] - 1

    assert begins[words[0]] == begins[marks[0]["run"]]
    assert " ".join(words[words.index("Not") :]).startswith(f"Not finite {count} of {STEPS}")


def test_cards_begin_with_the_target_and_end_with_what_the_schedule_did(
    visit: Visit, sweep: Served, until: Until
) -> None:
    page = visit(f"{sweep[0]}scalars")
    tags = """[...document.querySelectorAll('#scalars-sections > .section')].map((section) => [
        section.querySelector('.section-name').textContent,
        ...[...section.querySelectorAll('.card')].map((card) => card.dataset.tag)])"""
    train = ["train", "train/loss", "train/grad_norm", "train/lr"]

    assert page.evaluate(tags) == [["val", "val/accuracy", "val/loss"], train]
    page.evaluate("window.before = document.querySelector('.card[data-tag=\"val/loss\"] canvas')")
    page.click("#target")
    page.get_by_role("option", name="train/loss · 60").click()
    until(f"{tags}[0][0] === 'train' && INSIGHT.isQuiet()")

    assert page.evaluate(tags) == [train, ["val", "val/loss", "val/accuracy"]]
    assert page.evaluate("window.before.isConnected")  # it moved, and was not drawn anew


def test_noisy_lines_are_smoothed_until_somebody_chooses_how_much(
    visit: Visit, sweep: Served, until: Until
) -> None:
    page = visit(f"{sweep[0]}scalars")
    smoothed = """((tag) => {
        const { y, raw } = INSIGHT.model(tag)["lr0.001_bs16_s0"];
        return y.some((v, i) => v !== raw[i]);
    })"""
    chosen = "(({ smoothing, isAuto }) => `${smoothing} ${isAuto}`)(INSIGHT.state)"
    query = "new URLSearchParams(location.search)"

    assert page.evaluate(chosen) == "0.6 true"
    assert page.evaluate(f"{smoothed}('train/loss')")
    assert not page.evaluate(f"{smoothed}('train/lr')")
    assert not page.evaluate(f"{smoothed}('val/accuracy')")
    page.keyboard.press("]")
    until(f"{chosen} === '0.7 false' && {query}.get('smooth') === '0.7'")

    assert page.evaluate(f"{query}.get('method')") == "time"
    assert page.evaluate(f"{smoothed}('train/lr')")
    page.evaluate("dash_clientside.set_props('method', { value: 'auto' })")
    until(f"{chosen} === '0.6 true' && !{query}.has('smooth') && !{query}.has('method')")

    assert not page.evaluate(f"{smoothed}('train/lr')")
    visit(f"{sweep[0]}scalars?smooth=0")

    assert page.evaluate(chosen) == "0 false"
    assert not page.evaluate(f"{smoothed}('train/loss')")


def test_joined_tags_of_different_directions_are_cut_as_each_alone(
    visit: Visit, sweep: Served, until: Until
) -> None:
    joined = ("val/accuracy,train/loss", "train/loss,val/accuracy")
    page = visit(f"{sweep[0]}scalars?join={quote(';'.join(joined))}")
    until("Object.values(INSIGHT.joined.model()).filter(Boolean).length === 2 && INSIGHT.isQuiet()")
    ends: dict[str, list[float]] = page.evaluate(
        """Object.fromEntries(["train/loss", "val/accuracy"].map(
            (tag) => [tag, INSIGHT.fieldOf(tag).scale.axes.y.ends]))"""
    )
    cards: list[dict[str, Any]] = page.evaluate(
        """[...document.querySelectorAll(".card.joined")].map(INSIGHT.joined.fieldAt).map(
            ({ direction, scale }) => ({ direction, ends: scale.axes.y.ends }))"""
    )
    low = min(one[0] for one in ends.values())
    high = max(one[1] for one in ends.values())

    assert [one["direction"] for one in cards] == [0, 0]
    for one in cards:
        assert one["ends"] == pytest.approx([low, high], abs=0.06 * (high - low))


def test_cards_that_are_drawn_at_once_are_laid_out_at_once(visit: Visit, sweep: Served) -> None:
    page = visit(f"{sweep[0]}scalars")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")
    settled = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"

    def layouts() -> int:
        found = devtools.send("Performance.getMetrics")["metrics"]
        return int(next(one["value"] for one in found if one["name"] == "LayoutCount"))

    def least(act: Callable[[int], None]) -> int:
        """Of several times: whatever else moves on a page is laid out, too."""
        counts = []
        for time in range(4):
            before = layouts()
            act(time)
            page.evaluate(settled)
            counts.append(layouts() - before)
        return min(counts)

    drawn = page.locator(".card[data-tag]").count()
    zoomed = least(lambda time: page.evaluate(f"INSIGHT.scalarView.zoomTo([2, {40 + time}])"))
    resized = least(lambda time: page.set_viewport_size({"width": 1300 + 20 * time, "height": 900}))
    devtools.detach()

    assert drawn == 5
    assert 0 < zoomed <= 2
    assert 0 < resized <= 3
