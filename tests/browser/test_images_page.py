"""The images page shows the recorded pixels, of every step that is on disk."""

from __future__ import annotations

import shutil
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from PIL import Image

import insight
from tests.damage import flip_middle

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playwright.sync_api import Page

    from .conftest import Serve, Until, Visit

pytestmark = pytest.mark.browser

DATA = Path(__file__).resolve().parents[1] / "data"
PIXELS = """src => new Promise(resolve => {
    const image = document.querySelector(`.image-tile img[src="${src}"]`);
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    resolve(Array.from(pen.getImageData(0, 0, canvas.width, canvas.height).data));
})"""
ALL_SHOWN = "INSIGHT.images.model().tiles.every(tile => tile.state === 'shown')"


def noise(seed: int, height: int = 8, width: int = 12) -> np.ndarray:
    """A batch of one picture of whole bytes, which are recorded as they are."""
    pixels = np.random.default_rng(seed).integers(0, 255, (1, 3, height, width))
    pixels[0, :, 0, 0], pixels[0, :, 0, 1] = 0, 254  # so that nothing is stretched
    return pixels


def record(folder: Path, steps: Iterable[int], tags: Iterable[str] = ("sample",), seed: int = 0):
    with insight.SummaryRecord(folder) as run:
        for step in steps:
            for place, tag in enumerate(tags):
                run.add_value("image", tag, noise(1000 * seed + 10 * step + place))
            run.record(step)


def model(page: Page) -> dict[str, Any]:
    return page.evaluate("INSIGHT.images.model()")


def tile(page: Page, run: str, tag: str) -> dict[str, Any]:
    return next(one for one in model(page)["tiles"] if (one["run"], one["tag"]) == (run, tag))


def decoded(store: insight.Store, run: str, tag: str, step: int) -> np.ndarray:
    """The recorded picture, read by another library."""
    content = BytesIO(store.value("image", run, tag, step))
    return np.asarray(Image.open(content).convert("RGBA"))


def check_pixels(page: Page, store: insight.Store, one: dict[str, Any]) -> None:
    expected = decoded(store, one["run"], one["tag"], one["step"])

    assert one["natural"] == [expected.shape[1], expected.shape[0]]
    assert page.evaluate(PIXELS, one["src"]) == expected.reshape(-1).tolist()


@pytest.mark.parametrize("folder", ["summaries/runs", "tensorboard", "tensorboard_kinds"])
def test_every_tile_shows_the_recorded_pixels(visit: Visit, serve: Serve, folder: str) -> None:
    url, store = serve(DATA / folder)
    page = visit(f"{url}images")
    table = store.table("image")
    found = model(page)
    shown = [one for one in found["tiles"] if one["state"] == "shown"]

    assert found["total"] == len(table)
    assert found["steps"] == sorted(set(table["step"]))
    assert shown
    for one in shown:
        rows = table[(table["run"] == one["run"]) & (table["tag"] == one["tag"])]
        assert (one["step"], one["of"]) == (rows["step"].max(), len(rows))
        check_pixels(page, store, one)


def test_one_slider_moves_all_and_reaches_every_step(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    record(tmp_path / "a", range(1, 41))
    record(tmp_path / "b", range(10, 61, 10), seed=1)
    url, store = serve(tmp_path)
    page = visit(f"{url}images")
    slider = page.locator(".images-step input[type=range]")

    assert model(page)["steps"] == [*range(1, 41), 50, 60]
    assert slider.get_attribute("max") == "41"
    for position, (a, b) in {25: (26, 20), 3: (4, None), 40: (40, 50)}.items():
        slider.fill(str(position))
        until(f"INSIGHT.images.model().tiles.find(t => t.run === 'a').step === {a}")
        steps = {one["run"]: one["step"] for one in model(page)["tiles"]}
        assert (steps["a"], steps.get("b")) == (a, b)
    until(ALL_SHOWN)
    for one in model(page)["tiles"]:
        check_pixels(page, store, one)


def test_typed_step_shows_the_nearest_before_it_and_says_which(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    record(tmp_path / "a", [1, 100, 200])
    record(tmp_path / "b", [150, 300], seed=1)
    url, _ = serve(tmp_path)
    page = visit(f"{url}images")
    page.fill("#images-step", "149")
    page.keyboard.press("Enter")
    until("INSIGHT.images.model().tiles.find(t => t.run === 'a').step === 100")
    words = page.locator('.image-tile[data-run="a"] figcaption .number')

    assert words.inner_text() == "step 100"
    assert "differs" in words.get_attribute("class")
    later = page.locator('.image-tile[data-run="b"]')
    assert later.get_attribute("data-state") == "later"
    assert later.inner_text().split("\n")[0] == "first at step 150"
    until("location.search === '?step=149'")

    visit(page.url)
    assert (model(page)["step"], tile(page, "a", "sample")["step"]) == (149, 100)


def test_step_stays_while_files_grow_unless_it_is_the_last(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    record(tmp_path / "a", [1, 2, 3])
    url, store = serve(tmp_path)
    page = visit(f"{url}images")
    assert model(page)["follows"]
    record(tmp_path / "a", [4, 5])
    until("INSIGHT.images.model().tiles[0].step === 5")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    until("INSIGHT.images.model().tiles[0].step === 3")
    record(tmp_path / "a", [6, 7])
    until("INSIGHT.images.model().steps.length === 7")

    found = model(page)
    assert (found["step"], found["position"], found["follows"]) == (3, 2, False)
    assert (found["tiles"][0]["step"], found["tiles"][0]["of"]) == (3, 7)
    until(ALL_SHOWN)
    check_pixels(page, store, model(page)["tiles"][0])
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    until("INSIGHT.images.model().follows && INSIGHT.images.model().tiles[0].step === 7")


def test_zoom_is_true_pixels_and_the_same_for_all(
    visit: Visit, serve: Serve, tmp_path: Path
) -> None:
    record(tmp_path / "a", [1])
    with insight.SummaryRecord(tmp_path / "b") as run:
        run.add_value("image", "sample", noise(7, 300, 400))
        run.record(1)
    url, _ = serve(tmp_path)
    page = visit(f"{url}images")
    read = """() => [...document.querySelectorAll('.image-tile')].map(tile => {
        const image = tile.querySelector('img'), box = image.getBoundingClientRect();
        const frame = tile.querySelector('.image-frame').getBoundingClientRect();
        return [tile.dataset.run, box.width, box.height, getComputedStyle(image).imageRendering,
            (frame.left + frame.right) / 2 - box.left, (frame.top + frame.bottom) / 2 - box.top];
    })"""
    fitted = {run: (width, how) for run, width, _, how, *_ in page.evaluate(read)}
    page.select_option("#images-zoom", "1")
    exact = {run: (width, height, how) for run, width, height, how, *_ in page.evaluate(read)}
    page.select_option("#images-zoom", "4")
    page.mouse.move(*centre(page, "b"))
    page.mouse.down()
    page.mouse.move(centre(page, "b")[0] - 40, centre(page, "b")[1] + 20, steps=4)
    page.mouse.up()
    places = {run: (x / width, y / height) for run, width, height, _, x, y in page.evaluate(read)}

    assert fitted["a"][1] == "pixelated"
    assert fitted["b"][1] == "auto"
    assert fitted["b"][0] < 400
    assert exact == {"a": (12, 8, "pixelated"), "b": (400, 300, "pixelated")}
    assert places["a"] == pytest.approx(places["b"], abs=0.001)
    assert places["b"] == pytest.approx((0.5 + 40 / 1600, 0.5 - 20 / 1200), abs=0.002)
    assert page.locator("dialog[open]").count() == 0  # dragging is no click


def centre(page: Page, run: str) -> tuple[float, float]:
    box = page.locator(f'.image-tile[data-run="{run}"] .image-frame').bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_light_changes_all_pictures_and_goes_back(
    visit: Visit, serve: Serve, tmp_path: Path
) -> None:
    record(tmp_path / "a", [1])
    url, _ = serve(tmp_path)
    page = visit(f"{url}images?brightness=1.5&gamma=2")
    light = "() => getComputedStyle(document.querySelector('.image-tile img')).filter"

    assert page.evaluate(light) == 'brightness(1.5) contrast(1) url("#images-gamma")'
    exponent = "() => document.querySelector('#images-gamma feFuncG').getAttribute('exponent')"
    assert page.evaluate(exponent) == "0.5"
    page.click(".images-light summary")
    page.click("text=As recorded")
    assert page.evaluate(light) == "none"


def test_steps_are_columns_and_runs_are_rows(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    record(tmp_path / "a", [1, 2, 3], ["x", "y"])
    record(tmp_path / "b", [2, 4], ["y"], seed=1)
    url, store = serve(tmp_path)
    page = visit(f"{url}images?view=steps&tag=y")
    until("INSIGHT.images.model().tiles.length === 8")
    states = {
        (one["run"], place % 4): one["state"] for place, one in enumerate(model(page)["tiles"])
    }

    assert [label.inner_text() for label in page.locator(".image-step").all()] == [
        *("step 1", "step 2", "step 3", "step 4")
    ]
    assert [states["a", place] for place in range(4)] == ["shown"] * 3 + ["later"]
    assert [states["b", place] for place in range(4)] == ["later", "shown", "later", "shown"]
    for one in model(page)["tiles"]:
        if one["state"] == "shown":
            check_pixels(page, store, one)


def open_compare(page: Page, url: str, visit: Visit, until: Until, **keys: str) -> dict[str, Any]:
    asked = "&".join(f"{key}={value}" for key, value in keys.items())
    visit(f"{url}images?{asked}")
    until("INSIGHT.images.model().compare?.told")
    return model(page)["compare"]


def test_difference_is_that_of_the_arrays(
    page: Page, visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    record(tmp_path / "a", [1, 2])
    record(tmp_path / "b", [1, 2], seed=3)
    url, store = serve(tmp_path)
    keys = {"run": "a", "of": "sample", "mode": "difference", "with": "b", "step": "1"}
    found = open_compare(page, url, visit, until, **keys)
    one, other = (decoded(store, run, "sample", 1)[..., :3].astype(int) for run in ("a", "b"))
    apart = np.abs(one - other)
    drawn = page.evaluate(
        "() => Array.from(document.querySelector('dialog canvas').getContext('2d')"
        ".getImageData(0, 0, 12, 8).data)"
    )

    assert found["told"]["max"] == apart.max()
    assert found["told"]["mean"] == pytest.approx(apart.mean())
    assert found["told"]["pixels"] == int((apart > 0).any(axis=2).sum())
    np.testing.assert_array_equal(
        np.reshape(drawn, (8, 12, 4))[..., :3], np.minimum(255, 4 * apart)
    )
    assert f"largest difference {apart.max()}" in found["words"]
    page.keyboard.press("ArrowRight")
    until("INSIGHT.images.model().compare.panes.every(pane => pane.step === 2)")


def test_pictures_of_unlike_sizes_say_so(
    page: Page, visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    record(tmp_path / "a", [1])
    with insight.SummaryRecord(tmp_path / "b") as run:
        run.add_value("image", "sample", noise(7, 6, 6))
        run.record(1)
    url, _ = serve(tmp_path)
    keys = {"run": "a", "of": "sample", "mode": "difference", "with": "b"}
    found = open_compare(page, url, visit, until, **keys)
    page.keyboard.press("Escape")

    assert found["words"].startswith("Sizes differ: 12 × 8 and 6 × 6 pixels")
    assert "sizes differ: 12 × 8, 6 × 6" in page.locator(".image-head").inner_text()


def test_swipe_wipes_one_over_the_other_by_keys(
    page: Page, visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    record(tmp_path / "a", [1])
    record(tmp_path / "b", [1], seed=2)
    url, _ = serve(tmp_path)
    open_compare(page, url, visit, until, run="a", of="sample", mode="swipe", **{"with": "b"})
    clip = "() => document.querySelector('.image-pane.second .image-frame').style.clipPath"

    assert page.evaluate(clip) == "inset(0px 0px 0px 50%)"
    page.focus('dialog input[type="range"]')
    page.keyboard.press("Home")
    assert page.evaluate(clip) in {"inset(0px 0px 0px 0%)", "inset(0px)"}


def test_large_picture_goes_on_by_keys_and_tells_its_pixels(
    page: Page, visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    record(tmp_path / "a", [1, 2], ["x", "y"])
    url, store = serve(tmp_path)
    visit(f"{url}images")
    page.click('.image-tile[data-tag="x"] .image-frame')
    page.keyboard.press("ArrowDown")
    until("INSIGHT.images.model().compare.tag === 'y'")
    page.keyboard.press("ArrowLeft")
    until("INSIGHT.images.model().compare.panes[0].step === 1")
    until("document.querySelector('dialog img').complete")
    box = page.locator("dialog .image-pane.first img").bounding_box()
    page.mouse.move(box["x"] + box["width"] * 3.5 / 12, box["y"] + box["height"] * 2.5 / 8)
    until("INSIGHT.images.model().compare.under.startsWith('pixel 3, 2:')")
    colour = decoded(store, "a", "y", 1)[2, 3, :3]

    assert model(page)["compare"]["under"] == f"pixel 3, 2: {' '.join(map(str, colour))}"
    href = page.locator("dialog a[download]").get_attribute("href")
    assert "download=1" in href
    page.keyboard.press("Escape")
    until("INSIGHT.images.model().compare === null")


HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "\"'><script>alert(1)</script>",
    "../../etc/passwd",
    "a" * 300,
    "中文/标签 🙂",
    "__proto__",
]


def test_hostile_names_are_only_text(visit: Visit, serve: Serve, tmp_path: Path) -> None:
    record(tmp_path / "a<b>", [1], HOSTILE)
    url, store = serve(tmp_path)
    page = visit(f"{url}images?view=runs&size=small")
    tiles = model(page)["tiles"]

    assert sorted(one["tag"] for one in tiles) == sorted(HOSTILE)
    assert page.locator(".image-tile script, .image-tile img[onerror]").count() == 0
    for one in tiles:
        assert f"tag {one['tag']}, step 1, 12 × 8 pixels" in one["alt"]
        assert page.locator(f'img[src="{one["src"]}"]').count() == 1
        check_pixels(page, store, one)


def test_what_is_no_picture_is_never_asked_for(
    visit: Visit, serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        svg = b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"
        patched.setattr("insight.plugins.image._png", lambda _: svg)
        record(tmp_path / "odd", [1])
    record(tmp_path / "whole", [1])
    url, _ = serve(tmp_path)
    page = visit(f"{url}images")

    assert tile(page, "odd", "sample")["state"] == "odd"
    assert tile(page, "odd", "sample")["src"] is None
    assert tile(page, "whole", "sample")["state"] == "shown"
    assert "Not a picture" in page.locator('.image-tile[data-run="odd"]').inner_text()


def test_picture_without_pixels_says_so(
    visit: Visit, serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from insight.plugins import image

    whole = image._png
    with monkeypatch.context() as patched:
        patched.setattr(image, "_png", lambda pixels: whole(pixels)[:33])
        record(tmp_path / "cut", [1])
    record(tmp_path / "whole", [1])
    url, _ = serve(tmp_path)
    page = visit(f"{url}images")

    assert tile(page, "cut", "sample")["state"] == "broken"
    assert "Could not be read" in page.locator('.image-tile[data-run="cut"]').inner_text()
    assert tile(page, "whole", "sample")["state"] == "shown"


def test_page_comes_back_as_it_was_left(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    record(tmp_path / "a", [1, 2, 3])
    url, store = serve(tmp_path)
    page = visit(f"{url}images?zoom=2")
    page.click('.image-tile[data-run="a"] .image-frame')
    page.keyboard.press("Escape")
    page.click("#rail-scalars")
    page.wait_for_selector('main[data-page="scalars"]')
    page.click("#rail-images")
    page.wait_for_selector('main[data-page="images"][data-ready="true"]')
    until(f"INSIGHT.images.model().tiles.length === 1 && {ALL_SHOWN}")

    assert model(page)["lens"]["zoom"] == 2
    assert (model(page)["lens"]["x"], model(page)["lens"]["y"]) == (0.5, 0.5)
    check_pixels(page, store, model(page)["tiles"][0])


def test_thousand_runs_of_four_tags_make_few_elements(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    tags = [f"tag {number:02}" for number in range(4)]
    record(tmp_path / "run-0000", [1], tags)
    for number in range(1, 1000):
        shutil.copytree(tmp_path / "run-0000", tmp_path / f"run-{number:04}")
    url, store = serve(tmp_path)
    page = visit(f"{url}images")
    found = model(page)

    assert (len(found["runs"]), len(found["tags"]), found["total"]) == (1000, 4, 4_000)
    assert len(found["tiles"]) < 100
    page.evaluate("document.querySelector('.images-scroll').scrollTop = 1e9")
    tiles = "INSIGHT.images.model().tiles"
    until(f"{tiles}.length && {tiles}.every(t => t.tag === 'tag 03') && {ALL_SHOWN}")
    found = model(page)
    assert len(found["tiles"]) < 100
    assert {one["tag"] for one in found["tiles"]} == {"tag 03"}
    check_pixels(page, store, found["tiles"][-1])


def test_filter_chooses_the_runs(visit: Visit, serve: Serve, until: Until, tmp_path: Path) -> None:
    record(tmp_path / "adam", [1])
    record(tmp_path / "sgd", [1], seed=1)
    url, _ = serve(tmp_path)
    page = visit(f"{url}images?q=sgd")
    until("INSIGHT.images.model().runs.length === 1")

    assert [one["run"] for one in model(page)["tiles"]] == ["sgd"]
    assert "1 of 2 runs" in page.locator(".images-facts").inner_text()


def test_first_picture_appears_on_the_empty_page(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    url, store = serve(tmp_path)
    page = visit(f"{url}images")

    assert page.locator(".empty h2").inner_text() == "No runs here yet"
    record(tmp_path / "a", [1])
    until("INSIGHT.images.model().tiles[0]?.state === 'shown'")
    assert page.locator(".empty").count() == 0
    check_pixels(page, store, model(page)["tiles"][0])


def test_damage_is_said_and_the_rest_is_shown(visit: Visit, serve: Serve, tmp_path: Path) -> None:
    record(tmp_path / "a", [1, 2, 3])
    file = next(path for path in (tmp_path / "a").iterdir() if path.name.endswith("_MS"))
    flip_middle(file)
    url, store = serve(tmp_path)
    page = visit(f"{url}images")

    assert "1 problem in the files of 1 run" in page.locator("#images-notes").inner_text()
    one = tile(page, "a", "sample")
    assert (one["step"], one["of"]) == (3, len(store.table("image")))
    check_pixels(page, store, one)


@pytest.mark.parametrize("view", ["tags", "steps"])
def test_nothing_overflows_a_narrow_screen(
    page: Page, visit: Visit, serve: Serve, tmp_path: Path, view: str
) -> None:
    record(tmp_path / "a", [1, 2, 3], ["a tag of a rather long name, that is"])
    url, _ = serve(tmp_path)
    page.set_viewport_size({"width": 390, "height": 800})
    visit(f"{url}images?view={view}")

    assert page.evaluate("document.querySelector('.content').scrollWidth") <= 390
    right = (
        "[...document.querySelectorAll('.images-bar *')].map(e => e.getBoundingClientRect().right)"
    )
    assert max(page.evaluate(right)) <= 390


def test_ids_are_those_of_the_server(visit: Visit, serve: Serve, tmp_path: Path) -> None:
    from dashboard.blobs import blob_id

    record(tmp_path / "a", [1])
    url, _ = serve(tmp_path)
    page = visit(f"{url}images")
    for name in HOSTILE:
        asked = ["tensor", name, f"{name}?", -3]
        assert page.evaluate("names => INSIGHT.blobId(...names)", asked) == blob_id(*asked)


def test_translucent_pictures_keep_their_numbers_and_back_goes_back(
    page: Page,
    visit: Visit,
    serve: Serve,
    until: Until,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    colours = np.random.default_rng(5).integers(0, 255, (8, 12, 4), np.uint8)
    colours[2, 3] = (200, 100, 50, 0)
    for run, shift in (("a", 0), ("b", 1)):
        content = BytesIO()
        Image.fromarray(colours + np.uint8([shift, 0, 0, 0])).save(content, "PNG")
        with monkeypatch.context() as patched:
            patched.setattr("insight.plugins.image._png", lambda _, png=content: png.getvalue())
            record(tmp_path / run, [1])
    url, _ = serve(tmp_path)
    visit(f"{url}images?brightness=2")
    before = page.url
    page.evaluate("history.pushState({}, '', location.href)")
    page.click('.image-tile[data-run="a"] .image-frame')
    page.locator("dialog").get_by_label("View").select_option("difference")
    until("INSIGHT.images.model().compare?.told")
    told = model(page)["compare"]["told"]
    box = page.locator("dialog .first canvas").bounding_box()
    page.mouse.move(box["x"] + box["width"] * 3.02 / 12, box["y"] + box["height"] * 2.02 / 8)
    until("INSIGHT.images.model().compare.under.startsWith('pixel 3, 2:')")

    assert (told["max"], told["mean"], told["pixels"], told["opacity"]) == (
        *(1, pytest.approx(1 / 3), 96, 0),
    )
    assert model(page)["compare"]["under"] == "pixel 3, 2: 200 100 50 0 · 201 100 50 0"
    light = "getComputedStyle(document.querySelector('dialog canvas')).filter"
    assert page.evaluate(light) == "none"
    page.go_back()
    until("INSIGHT.images.model().compare === null")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.url == before
    page.go_forward()
    until("INSIGHT.images.model().compare?.mode === 'difference'")
