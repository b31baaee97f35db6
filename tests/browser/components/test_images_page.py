"""The images page shows the recorded pixels, of every step that is on disk."""

from __future__ import annotations

import shutil
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import expect

import insight
from dashboard.blobs import blob_id
from insight.plugins import image
from tests.browser.arriving import arrive

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playwright.sync_api import Page

    from tests.browser.conftest import Look, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

DATA = Path(__file__).resolve().parents[2] / "data"
PIXELS = """src => new Promise(resolve => {
    const image = document.querySelector(`.image-tile img[src="${src}"]`);
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    resolve(Array.from(pen.getImageData(0, 0, canvas.width, canvas.height).data));
})"""
ALL_SETTLED = "INSIGHT.images.model().tiles.every(tile => ['shown', 'later'].includes(tile.state))"
ALL_SHOWN = "INSIGHT.images.model().tiles.every(tile => tile.state === 'shown')"


WIDE = "a tag of a rather long name, that is"
HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "\"'><script>alert(1)</script>",
    "../../etc/passwd",
    "a" * 300,
    "中文/标签 🙂",
    "__proto__",
]


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


@pytest.fixture(scope="module")
def few(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """Runs for all tests that only look at them, each at its own."""
    folder = tmp_path_factory.mktemp("few")
    record(folder / "slid-a", range(1, 41))
    record(folder / "slid-b", range(10, 61, 10), seed=1)
    for run, height, width in (("lit-small", 8, 12), ("lit-large", 300, 400)):
        with insight.SummaryRecord(folder / run) as opened:
            opened.add_value("image", "sample", noise(7, height, width))
            opened.record(1)
    record(folder / "wide-a", [1, 2, 3], ["x", WIDE])
    record(folder / "wide-b", [2, 4], [WIDE], seed=1)
    record(folder / "pair-a", [1, 2])
    record(folder / "pair-b", [1, 2], seed=3)
    with insight.SummaryRecord(folder / "pair-c") as opened:
        opened.add_value("image", "sample", noise(7, 6, 6))
        opened.record(1)
    record(folder / "key", [1, 3], ["x", "y"])
    record(folder / "code<b>", [1], HOSTILE)
    return serve_all(folder)


@pytest.fixture(scope="module")
def odd(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """Runs with what is no picture, and with translucent ones, whose bytes are as given."""
    folder, whole = tmp_path_factory.mktemp("odd"), image._png
    svg = b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"
    written = {"odd": lambda _: svg, "cut": lambda pixels: whole(pixels)[:33], "whole": whole}
    colours = np.random.default_rng(5).integers(0, 255, (8, 12, 4), np.uint8)
    colours[2, 3] = (200, 100, 50, 0)
    for run, shift in (("clear-a", 0), ("clear-b", 1)):
        content = BytesIO()
        Image.fromarray(colours + np.uint8([shift, 0, 0, 0])).save(content, "PNG")
        written[run] = lambda _, png=content: png.getvalue()
    for run, png in written.items():
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(image, "_png", png)
            record(folder / run, [1])
    return serve_all(folder)


def bars(*heights: int, **trace: Any) -> dict[str, Any]:
    """A figure of Plotly: bars of one width on nothing, so that pixels tell their heights."""
    axis = {"visible": False, "range": [0, 4]}
    layout = {"width": 40, "height": 40, "xaxis": axis, "yaxis": axis, "plot_bgcolor": "white"}
    layout |= {"margin": dict.fromkeys("lrtb", 0), "bargap": 0, "showlegend": False}
    given = {
        "type": "bar",
        "x": [0.5, 1.5, 2.5, 3.5],
        "y": list(heights),
        "marker": {"color": "black"},
    }
    return {"data": [given | trace], "layout": layout}


@pytest.fixture(scope="module")
def drawn(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """Runs with figures of Plotly, beside a picture, and with one that needs another host."""
    folder = tmp_path_factory.mktemp("drawn")
    for run, last in (("fig-a", 1), ("fig-b", 3)):
        with insight.SummaryRecord(folder / run) as opened:
            for step in (1, 2):
                opened.add_value("figure", "bars", bars(4, 0, 0, last if step == 2 else 0))
                opened.add_value("image", "sample", noise(step))
                opened.record(step)
    with insight.SummaryRecord(folder / "far") as opened:
        far = bars(4)
        far["layout"]["images"] = [{"source": "https://example.com/a.png", "sizex": 1, "sizey": 1}]
        opened.add_value("figure", "map", bars(type="scattergeo"))
        opened.add_value("figure", "odd", {"data": [3, None], "layout": []})
        opened.add_value("figure", "picture", far)
        opened.record(1)
    return serve_all(folder)


RECORDED = ("summaries/runs", "tensorboard", "tensorboard_kinds")


@pytest.fixture(scope="module")
def recorded(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """What MindSpore and TensorBoard's writers recorded."""
    folder = tmp_path_factory.mktemp("recorded")
    for name in RECORDED:
        shutil.copytree(DATA / name, folder / name)
    return serve_all(folder)


@pytest.mark.parametrize("name", RECORDED)
def test_every_tile_shows_the_recorded_pixels(look: Look, recorded: Served, name: str) -> None:
    url, store = recorded
    page = look(f"{url}images?q={quote(f'{name}/')}")
    everything = store.table("image")
    table = everything[everything["run"].astype(str).str.startswith(f"{name}/")]
    found = model(page)
    shown = [one for one in found["tiles"] if one["state"] == "shown"]

    assert found["total"] == len(everything)
    assert found["steps"] == sorted(set(everything["step"]))
    assert shown
    for one in shown:
        rows = table[(table["run"] == one["run"]) & (table["tag"] == one["tag"])]
        assert (one["step"], one["of"]) == (rows["step"].max(), len(rows))
        check_pixels(page, store, one)


def test_slider_and_typed_step_move_all_pictures_of_the_runs_that_the_filter_leaves(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}images?q=slid")
    until("INSIGHT.images.model().runs.length === 2")
    slider = page.locator(".images-step input[type=range]")

    assert model(page)["runs"] == ["slid-a", "slid-b"]
    assert {one["run"] for one in model(page)["tiles"]} == {"slid-a", "slid-b"}
    assert f"2 of {len(store.runs())} runs" in page.locator(".images-facts").inner_text()
    page.click("#focus-count")
    buttons = page.locator("#run-panel button").filter(visible=True)
    assert "" not in buttons.all_inner_texts()
    assert model(page)["steps"] == [*range(1, 41), 50, 60]
    assert slider.get_attribute("max") == "41"
    for position, (a, b) in {25: (26, 20), 3: (4, None), 40: (40, 50)}.items():
        slider.fill(str(position))
        until(f"INSIGHT.images.model().tiles.find(t => t.run === 'slid-a').step === {a}")
        steps = {one["run"]: one["step"] for one in model(page)["tiles"]}
        assert (steps["slid-a"], steps.get("slid-b")) == (a, b)
    until(ALL_SHOWN)
    for one in model(page)["tiles"]:
        check_pixels(page, store, one)
    page.fill("#images-step", "45")
    page.keyboard.press("Enter")
    until("INSIGHT.images.model().tiles.find(t => t.run === 'slid-a').step === 40")
    words = page.locator('.image-tile[data-run="slid-a"] figcaption .number')
    assert words.inner_text() == "step 40"
    assert "differs" in words.get_attribute("class")
    page.fill("#images-step", "9")
    page.keyboard.press("Enter")
    until("INSIGHT.images.model().tiles.find(t => t.run === 'slid-a').step === 9")
    later = page.locator('.image-tile[data-run="slid-b"]')
    assert later.get_attribute("data-state") == "later"
    assert later.inner_text().split("\n")[0] == "first at step 10"
    until("new URLSearchParams(location.search).get('step') === '9'")


def test_tags_of_pictures_that_no_run_shown_has_are_neither_listed_nor_chosen(
    look: Look, serve_all: Serve, until: Until, tmp_path: Path
) -> None:
    record(tmp_path / "first", [1], ["attention", "sample"])
    record(tmp_path / "last", [1, 2], ["sample", "weights"])
    url, _ = serve_all(tmp_path)
    page = look(f"{url}images?view=steps&q=last")
    listed = "[...document.querySelectorAll('#images-tag option')].map((one) => one.value).join()"
    until(f"{listed} === 'sample,weights'")
    until(f"INSIGHT.images.model().tiles.length === 2 && {ALL_SHOWN}")
    assert {one["tag"] for one in model(page)["tiles"]} == {"sample"}
    assert "1 tag is in no run shown" in page.locator(".images-facts").inner_text()
    page.fill("#filter", "first")
    until(f"{listed} === 'attention,sample'")
    until(f"INSIGHT.images.model().steps.join() === '1' && {ALL_SHOWN}")
    assert [one["tag"] for one in model(page)["tiles"]] == ["attention"]
    page.fill("#filter", "nowhere")
    expect(page.locator(".way-out")).to_contain_text("No run shown has such a picture")
    page.locator("#images-runs").get_by_text("In focus").click()
    page.click('.way-out button:has-text("Show them")')
    until(f"{listed} === 'attention,sample,weights' && INSIGHT.images.model().tiles.length > 0")
    expect(page.locator(".way-out")).to_be_hidden()
    assert page.input_value("#filter") == ""
    assert "runs=focus" not in page.url


def test_light_and_zoom_are_the_same_for_all_and_zoom_is_true_pixels(
    look: Look, few: Served
) -> None:
    url, _ = few
    page = look(f"{url}images?brightness=1.5&gamma=2&q=lit")
    light = "() => getComputedStyle(document.querySelector('.image-tile img')).filter"
    exponent = "() => document.querySelector('#images-gamma feFuncG').getAttribute('exponent')"

    assert page.evaluate(light) == 'brightness(1.5) contrast(1) url("#images-gamma")'
    assert page.evaluate(exponent) == "0.5"
    page.click(".images-light summary")
    page.click("text=As recorded")
    assert page.evaluate(light) == "none"
    page.click(".images-light summary")
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
    page.mouse.move(*centre(page, "lit-large"))
    page.mouse.down()
    page.mouse.move(centre(page, "lit-large")[0] - 40, centre(page, "lit-large")[1] + 20, steps=4)
    page.mouse.up()
    places = {run: (x / width, y / height) for run, width, height, _, x, y in page.evaluate(read)}

    assert fitted["lit-small"][1] == "pixelated"
    assert fitted["lit-large"][1] == "auto"
    assert fitted["lit-large"][0] < 400
    assert exact == {
        "lit-small": (12, 8, "pixelated"),
        "lit-large": (400, 300, "pixelated"),
    }
    assert places["lit-small"] == pytest.approx(places["lit-large"], abs=0.001)
    assert places["lit-large"] == pytest.approx((0.5 + 40 / 1600, 0.5 - 20 / 1200), abs=0.002)
    assert page.locator("dialog[open]").count() == 0  # dragging is no click


def centre(page: Page, run: str) -> tuple[float, float]:
    box = page.locator(f'.image-tile[data-run="{run}"] .image-frame').bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.with_dash
def test_steps_are_columns_runs_are_rows_and_nothing_overflows_a_narrow_screen(
    page: Page, look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page.set_viewport_size({"width": 390, "height": 800})
    look(f"{url}images?view=steps&q=wide&tag={quote(WIDE)}")
    until("document.querySelector('#images-stage').dataset.view === 'steps'")
    right = (
        "[...document.querySelectorAll('.images-bar *')].map(e => e.getBoundingClientRect().right)"
    )
    for words, view in (("By tag", "tags"), ("Over steps", "steps")):
        page.locator("#images-view").get_by_text(words, exact=True).click()
        until(f"document.querySelector('#images-stage').dataset.view === '{view}'")
        until("INSIGHT.isQuiet()")
        assert page.evaluate("document.querySelector('.content').scrollWidth") <= 390
        assert max(page.evaluate(right)) <= 390
    page.set_viewport_size({"width": 1440, "height": 900})
    until(f"INSIGHT.images.model().tiles.length === 8 && {ALL_SETTLED}")
    states = {
        (one["run"], place % 4): one["state"] for place, one in enumerate(model(page)["tiles"])
    }

    assert [label.inner_text() for label in page.locator(".image-step").all()] == [
        *("step 1", "step 2", "step 3", "step 4")
    ]
    assert [states["wide-a", place] for place in range(4)] == ["shown"] * 3 + ["later"]
    assert [states["wide-b", place] for place in range(4)] == ["later", "shown", "later", "shown"]
    for one in model(page)["tiles"]:
        if one["state"] == "shown":
            check_pixels(page, store, one)


def test_two_pictures_are_compared_by_their_arrays_and_by_wiping_unless_sizes_differ(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    link = f"{url}images?q=pair&run=pair-a&of=sample&mode=difference&with=pair-b&step=1"
    page = look(link, anew=True)
    until("INSIGHT.images.model().compare?.told")
    found = model(page)["compare"]
    one, other = (
        decoded(store, run, "sample", 1)[..., :3].astype(int) for run in ("pair-a", "pair-b")
    )
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
    page.locator("dialog").get_by_label("View").select_option("swipe")
    clip = "() => document.querySelector('.image-pane.second .image-frame').style.clipPath"
    until(f"({clip})() === 'inset(0px 0px 0px 50%)'")
    page.focus('dialog input[type="range"]')
    page.keyboard.press("Home")
    assert page.evaluate(clip) in {"inset(0px 0px 0px 0%)", "inset(0px)"}
    page.locator("dialog").get_by_label("Compare with").select_option("pair-c")
    page.locator("dialog").get_by_label("View").select_option("difference")
    words = "INSIGHT.images.model().compare.words"
    until(f"{words}.startsWith('Sizes differ: 12 × 8 and 6 × 6 pixels')")
    page.keyboard.press("Escape")
    assert "sizes differ: 12 × 8, 6 × 6" in page.locator(".image-head").inner_text()


def test_large_picture_goes_on_by_keys_and_the_page_comes_back_as_it_was_left(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}images?zoom=2&step=2&q=key")
    assert (model(page)["step"], tile(page, "key", "x")["step"]) == (2, 1)
    page.click('.image-tile[data-tag="x"] .image-frame')
    page.keyboard.press("ArrowDown")
    until("INSIGHT.images.model().compare.tag === 'y'")
    page.keyboard.press("ArrowRight")
    until("INSIGHT.images.model().compare.panes[0].step === 3")
    page.keyboard.press("ArrowLeft")
    until("INSIGHT.images.model().compare.panes[0].step === 1")
    until("document.querySelector('dialog img').complete")
    box = page.locator("dialog .image-pane.first img").bounding_box()
    page.mouse.move(box["x"] + box["width"] * 3.5 / 12, box["y"] + box["height"] * 2.5 / 8)
    until("INSIGHT.images.model().compare.under.startsWith('pixel 3, 2:')")
    colour = decoded(store, "key", "y", 1)[2, 3, :3]

    assert model(page)["compare"]["under"] == f"pixel 3, 2: {' '.join(map(str, colour))}"
    href = page.locator("dialog a[download]").get_attribute("href")
    assert "download=1" in href
    page.keyboard.press("Escape")
    until("INSIGHT.images.model().compare === null")
    page.click("#rail-scalars")
    page.wait_for_selector('main[data-page="scalars"]')
    page.click("#rail-images")
    arrive(page, "images")
    until(f"INSIGHT.images.model().tiles.length === 2 && {ALL_SHOWN}")
    assert model(page)["lens"]["zoom"] == 2
    assert (model(page)["lens"]["x"], model(page)["lens"]["y"]) == (0.5, 0.5)
    check_pixels(page, store, model(page)["tiles"][0])


def test_hostile_names_are_only_text_and_make_the_ids_of_the_server(
    look: Look, few: Served
) -> None:
    url, store = few
    page = look(f"{url}images?view=runs&size=small&q=code")
    tiles = model(page)["tiles"]

    assert sorted(one["tag"] for one in tiles) == sorted(HOSTILE)
    assert page.locator(".image-tile script, .image-tile img[onerror]").count() == 0
    for one in tiles:
        assert f"tag {one['tag']}, step 1, 12 × 8 pixels" in one["alt"]
        assert page.locator(f'img[src="{one["src"]}"]').count() == 1
        check_pixels(page, store, one)
    for name in HOSTILE:
        asked = ["tensor", name, f"{name}?", -3]
        assert page.evaluate("names => INSIGHT.blobId(...names)", asked) == blob_id(*asked)


def test_what_is_no_picture_is_never_asked_for_and_one_without_pixels_says_so(
    look: Look, odd: Served
) -> None:
    url, _ = odd
    page = look(f"{url}images?q=not clear")

    assert tile(page, "odd", "sample")["state"] == "odd"
    assert tile(page, "odd", "sample")["src"] is None
    assert "Not a picture" in page.locator('.image-tile[data-run="odd"]').inner_text()
    assert tile(page, "cut", "sample")["state"] == "broken"
    assert "Could not be read" in page.locator('.image-tile[data-run="cut"]').inner_text()
    assert tile(page, "whole", "sample")["state"] == "shown"


def test_translucent_pictures_keep_their_numbers_and_back_goes_back(
    look: Look, odd: Served, until: Until
) -> None:
    url, _ = odd
    page = look(f"{url}images?brightness=2&q=clear")
    before = page.url
    page.evaluate("history.pushState({}, '', location.href)")
    page.click('.image-tile[data-run="clear-a"] .image-frame')
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


BLACK = """() => {
    const image = document.querySelector('.image-tile[data-run="fig-b"][data-tag="bars"] img');
    const pen = Object.assign(document.createElement("canvas"), {width: 4, height: 4});
    const two = pen.getContext("2d");
    two.drawImage(image, 0, 0, 4, 4);
    const {data} = two.getImageData(0, 0, 4, 4);
    return Array.from({length: 16}, (_, i) => data[4 * i] < 128);
}"""


def test_figures_are_drawn_as_pictures_among_the_others_and_compared(
    look: Look, drawn: Served, until: Until
) -> None:
    url, _ = drawn
    page = look(f"{url}images?q=fig")
    found = tile(page, "fig-b", "bars")
    shown = np.array(page.evaluate(BLACK)).reshape(4, 4)

    assert (found["state"], found["natural"], found["of"]) == ("shown", [80, 80], 2)
    assert shown.sum(axis=0).tolist() == [4, 0, 0, 3]
    assert tile(page, "fig-b", "sample")["state"] == "shown"
    assert model(page)["total"] == 11
    page.click('.image-tile[data-run="fig-a"][data-tag="bars"] .image-frame')
    page.locator("dialog").get_by_label("View").select_option("difference")
    until("INSIGHT.images.model().compare?.told")
    told = model(page)["compare"]["told"]
    saved = page.locator("dialog a.button").get_attribute("href")

    assert told["max"] == 255
    assert told["pixels"] == pytest.approx(80 * 80 / 8, rel=0.05)
    assert page.request.get(f"{url.rstrip('/')}{saved}").json() == bars(4, 0, 0, 1)


def test_figure_asks_nothing_of_other_hosts_and_says_what_cannot_be_drawn(
    look: Look, drawn: Served
) -> None:
    url, _ = drawn
    page = look(f"{url}images?q=far")
    states = {one["tag"]: one["state"] for one in model(page)["tiles"]}
    words = page.locator('.image-tile[data-tag="map"]').inner_text()

    assert states == {"map": "broken", "odd": "broken", "picture": "shown"}
    assert "Could not be drawn here" in words
