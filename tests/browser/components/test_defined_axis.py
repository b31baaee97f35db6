"""A card lies over the tag that its script named, until somebody chooses another axis."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import insight

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Look, Serve, Until

pytestmark = pytest.mark.browser


def test_card_lies_over_the_tag_that_its_script_named_and_others_over_steps(
    look: Look, serve_all: Serve, until: Until, tmp_path: Path
) -> None:
    with insight.run(tmp_path, "a", machine=None, console=False) as run:
        run.define("val/*", step="epoch")
        for epoch in range(3):
            run.log({"epoch": epoch / 2, "loss": 1.0, "val": {"acc": 0.5}}, step=10 * epoch)
    url, _ = serve_all(tmp_path)
    page = look(f"{url}scalars")
    until("INSIGHT.model('val/acc')?.a && INSIGHT.model('loss')?.a")
    seen = [page.evaluate(f"INSIGHT.model('{tag}').a.x") for tag in ("val/acc", "loss")]
    said = page.locator('[data-tag="val/acc"] .stats').inner_text()
    page.get_by_text("Index", exact=True).click()
    until("INSIGHT.model('val/acc').a.x[2] === 2")

    assert seen == [[0, 0.5, 1], [0, 10, 20]]
    assert "along epoch" in said
    assert "along epoch" not in page.locator('[data-tag="val/acc"] .stats').inner_text()
