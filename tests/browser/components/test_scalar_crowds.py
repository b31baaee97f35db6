"""Scalars of very many runs: few stand out, the others are a crowd that is looked at closely."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight
from tests.browser.painted import painted_lines

from .test_scalar_card_actions import export
from .test_scalars_page import check_against_table, drawn

if TYPE_CHECKING:
    from tests.browser.conftest import Look, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

LONG = "run-99" + "a" * 150


def write(folder: Path, number: int, random: np.random.Generator) -> None:
    """What all of the runs have, and what fewer of them do."""
    series = {"train/loss": (1 + number / 50) / np.arange(1, 21)}
    if number < 80:
        series["thing"] = random.choice([-3.0, 3.0], 200) if number else np.full(200, 4.0)
    if number < 40:
        series["wave"] = np.sin(np.arange(2_000) / 30) + number
    if number == 1:
        series["wave"][[1_500, 1_600]] = 1e6, np.nan
    if number < 32:
        series["noise"] = random.normal(size=4_000) + number
    with insight.SummaryRecord(folder) as record:
        record.add_value("custom_lineage_data", "custom_lineage_data", {"net": "ab"[number % 2]})
        for step in range(max(map(len, series.values()))):
            values = {tag: float(held[step]) for tag, held in series.items() if step < len(held)}
            record.log(step, values)


@pytest.fixture(scope="module")
def hundred(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    folder, random = tmp_path_factory.mktemp("hundred"), np.random.default_rng(3)
    for number in range(99):
        write(folder / f"run-{number:02d}", number, random)
    write(folder / LONG, 99, random)
    return serve_all(folder)


def test_hundred_runs_are_all_drawn_few_in_focus_and_long_names_widen_no_list(
    look: Look, hundred: Served
) -> None:
    url, store = hundred
    page = look(f"{url}scalars")
    card = page.locator('.card[data-tag="train/loss"]')

    assert card.get_attribute("data-runs") == "100"
    assert Counter(bool(line.run) for line in painted_lines(page, "train/loss")) == {
        False: 95,
        True: 5,
    }
    check_against_table(page, store, "train/loss")
    page.wait_for_selector(f'#run-panel .run-row[data-run="{LONG}"]')
    assert page.locator("#run-panel").bounding_box()["width"] == 300


def test_crowd_is_zoomed_into_and_one_run_is_looked_at_closely(
    look: Look, hundred: Served, until: Until
) -> None:
    url, _ = hundred
    focus = ",".join(f"run-{number}" for number in range(35, 40))
    page = look(f"{url}scalars?x=500-600&focus={focus}")
    until("INSIGHT.fieldOf('wave').parts.chosen === 'near'")
    model = drawn(page, "wave")
    page.click('.run-row[data-run="run-00"]')
    until("INSIGHT.fieldOf('wave').series.find((s) => s.run === 'run-00').low?.length > 500")
    page.evaluate("INSIGHT.scalarView.zoomTo(null)")
    until("INSIGHT.fieldOf('wave').parts.chosen === 'whole'")
    odd = page.evaluate("""() => {
      const { far, step, kinds } = INSIGHT.fieldOf('wave').series.find((s) => s.run === 'run-01');
      return [far.at.length, step[far.at[0]], far.high[0], step[kinds.indexOf(1)]];
    }""")

    assert len(model) == 40
    np.testing.assert_allclose(odd, [1, 1_500, 1e6, 1_600], atol=2)
    saved = page.evaluate("INSIGHT.figure(INSIGHT.fieldOf('wave'), ['wave'])")
    assert [sign["text"] for sign in saved["layout"]["annotations"]] == ["×"]
    assert max(saved["data"][0]["y"][:2]) == 1e6
    np.testing.assert_allclose(model["run-00"]["raw"], np.sin(np.arange(499, 602) / 30), atol=1e-6)
    assert model["run-00"]["points"] == 2_000


def test_noisy_crowd_is_zoomed_into_as_smooth_as_when_all_of_it_is_kept(
    look: Look, hundred: Served, until: Until
) -> None:
    url, _ = hundred
    focus = ",".join(f"run-{number}" for number in range(27, 32))
    page = look(f"{url}scalars?x=2000-2400&focus={focus}")
    until("INSIGHT.fieldOf('noise').parts.chosen === 'noisy'")
    few = drawn(page, "noise")["run-00"]
    page.evaluate("dash_clientside.set_props('method', { value: 'time' })")
    until("INSIGHT.fieldOf('noise').parts.chosen === 'joined'")
    every = drawn(page, "noise")["run-00"]
    inside = dict(zip(every["x"], every["y"], strict=True))
    found = [(y, inside[x]) for x, y in zip(few["x"], few["y"], strict=True) if 2000 <= x <= 2400]

    assert len(few["x"]) < len(every["x"])
    assert len(found) > 300
    np.testing.assert_allclose(*zip(*found, strict=True), atol=0.01)


# The strongest opacity of a cloud, and the weakest along a value between two x, of what lies behind
# the lines of a figure.
CLOUD = """async ([value, from, to]) => {
    const field = INSIGHT.fieldOf("thing"), { layout } = INSIGHT.figure(field, ["thing"]);
    const image = new Image();
    image.src = layout.images[0].source;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const at = (share, length) => Math.floor(share * length);
    const along = (axis, v) => (v - axis.range[0]) / (axis.range[1] - axis.range[0]);
    const row = at(1 - along(layout.yaxis, value), image.height);
    const alphas = data.filter((_, i) => i % 4 === 3), line = [];
    for (let x = from; x < to; x++) {
        const left = row * image.width + at(along(layout.xaxis, x), image.width);
        line.push(Math.max(...[-1, 0, 1].map((by) => alphas[left + by * image.width])));
    }
    return { most: alphas.reduce((one, other) => Math.max(one, other)), least: Math.min(...line) };
}"""


def test_pictures_of_very_many_lines_hold_the_cloud_that_the_screen_shows(
    look: Look, hundred: Served
) -> None:
    url, _ = hundred
    page = look(f"{url}scalars?focus=run-07&smooth=0&robust=show")
    svg = Path(export(page, "thing", "Picture as SVG").path()).read_text("utf-8")
    found = page.evaluate(CLOUD, [4, 20, 180])

    assert svg.count("<image") == 1
    assert svg.count('class="js-line"') == 2  # the run in focus, once more in the legend
    assert 0.3 * 255 < found["most"] < 0.43 * 255
    assert found["least"] >= 0.05 * 255
    look(f"{url}scalars?by=user.net&focus=run-07&smooth=0&robust=show")
    svg = Path(export(page, "thing", "Picture as SVG").path()).read_text("utf-8")
    found = page.evaluate(CLOUD, [4, 20, 180])

    assert svg.count("<image") == 1
    assert svg.count('class="js-line"') < 10  # of groups, their bands, and the run in focus
    assert found["most"] > 0.1 * 255
    assert found["least"] >= 0.05 * 255
