"""What MindSpore recorded is drawn on the pages of charts as the tables hold it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

import numpy as np
import pytest

from tests.browser.painted import painted_lines

from .test_histograms_page import heat
from .test_landscape_page import drawn as drawn_surface
from .test_scalars_page import check_against_table
from .test_tensors_page import CELLS, FACTS

if TYPE_CHECKING:
    from tests.browser.conftest import Look, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser


def test_every_card_draws_every_point_of_mindspore_runs(look: Look, mindspore: Served) -> None:
    url, store = mindspore
    page = look(f"{url}scalars")
    tags = page.eval_on_selector_all(".card", "cards => cards.map(card => card.dataset.tag)")

    assert sorted(tags) == store.tags("scalar")
    check_against_table(page, store, "loss/auto")
    lines = painted_lines(page, "loss/auto")
    counts = store.table("scalar", tags="loss/auto").groupby("run", observed=True).size()

    assert sorted(len(line.x) for line in lines) == sorted(counts)
    assert all(len(line.x) == counts[line.run] for line in lines if line.run)
    card = page.locator('.card[data-tag="loss/auto"]')
    assert (
        int(card.get_attribute("data-runs"))
        == store.table("scalar", tags="loss/auto")["run"].nunique()
    )


def test_heat_maps_of_real_runs_hold_their_counts(
    look: Look, mindspore: Served, until: Until
) -> None:
    url, store = mindspore
    page = look(f"{url}histograms?focus=fit_run,bad_header_crc&q=fit_run or bad_header")
    rows = store.table("histogram", tags="fc1.weight/auto")
    panels = "document.querySelectorAll('.card[data-tag=\"fc1.weight/auto\"] .panels .chart')"
    until(f"[0, 1].every((place) => {panels}[place]?._fullData?.length)")
    runs = page.locator('.card[data-tag="fc1.weight/auto"] .run-name').all_text_contents()

    assert runs[:2] == ["fit_run", "bad_header_crc"]
    for place in range(2):
        held = rows[rows["run"] == runs[place]]
        x, z = heat(page, f"{panels}[{place}]")
        assert x == held["step"].tolist()
        np.testing.assert_allclose(z.sum(axis=0), held["count"], rtol=1e-6)
    assert page.inner_text('.run-row[data-run="bad_header_crc"] .run-warn') == "!"


def test_contours_of_real_runs_hold_the_loss(look: Look, mindspore: Served) -> None:
    url, store = mindspore
    page = look(f"{url}landscape")
    table = store.table("landscape")

    assert page.locator(".card").count() == table["tag"].nunique()
    for row in table.itertuples():
        chart = f"document.querySelector('.card[data-tag=\"{row.tag}\"] .chart')"
        found = drawn_surface(page, chart)
        np.testing.assert_allclose(found["x"], row.x, rtol=1e-6)
        np.testing.assert_allclose(found["z"], row.z, rtol=1e-6)
        if row.path_steps.size:
            np.testing.assert_allclose(found["path"], [row.path_x, row.path_y], rtol=1e-6)
            assert found["marks"] == ["path", "start", "end"]


def test_real_tensor_is_shown_with_its_statistics_and_what_is_not_finite_is_counted(
    look: Look, mindspore: Served, until: Until
) -> None:
    url, store = mindspore
    page = look(f"{url}tensors?{urlencode({'tag': 't/2d', 'step': 3})}")
    array = store.value("tensor", "record_all_plugins", "t/2d", 3).astype(np.float64)
    drawn = page.evaluate(CELLS)
    least, most, mean, std = (float(text) for text in page.evaluate(FACTS)[0][4:8])

    np.testing.assert_allclose(drawn, array, rtol=1e-7)
    np.testing.assert_allclose(
        [least, most, mean, std], [array.min(), array.max(), array.mean(), array.std()]
    )
    assert page.locator("#tensor-card").get_attribute("data-tag") == "t/2d"
    assert page.locator("#tensor-card").get_attribute("data-runs") == "1"
    page.locator('#tensor-tags .pick-row[data-name="t/nan"]').click()
    page.fill(".step-number", "1")
    page.press(".step-number", "Enter")
    until("document.querySelector('#tensor-card').dataset.tag === 't/nan'")
    until("document.querySelector('.facts tbody tr').cells[1].textContent === '1'")
    array = store.value("tensor", "record_all_plugins", "t/nan", 1)
    cells = page.locator(".facts tbody td").all_inner_texts()
    assert cells[9:] == [
        str(int(count.sum())) for count in (np.isnan(array), array == np.inf, array == -np.inf)
    ]
