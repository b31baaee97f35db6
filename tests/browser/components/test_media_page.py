"""The media page plays the recorded sounds and videos, those in sight, and none by itself."""

from __future__ import annotations

import wave
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from playwright.sync_api import expect

import insight
from tests.browser.rules import broken_rules

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Look, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

DATA = Path(__file__).resolve().parents[2] / "data" / "media"
SOUNDS = ("wav", "flac", "ogg", "mp3", "m4a")
LICENSED = ("m4a", "mp4")  # formats that not every build of Chromium plays
MANY = 300
HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "../../etc/passwd",
    "a" * 300,
    "中文/标签 🙂",
    "__proto__",
]
SETTLED = """INSIGHT.media.model().tiles.length > 0
    && INSIGHT.media.model().tiles.every(({ state }) => !['waiting', 'loading'].includes(state))"""
PLAYING = "INSIGHT.media.model().tiles.filter(({ playing }) => playing).map(({ run }) => run)"
FETCHED = """performance.getEntriesByType("resource")
    .filter(({ name }) => name.includes("/api/v1/blobs/")).length"""


def tone(loud: float, seconds: float = 1.0, rate: int = 8000) -> insight.Audio:
    time = np.arange(round(rate * seconds)) / rate
    return insight.Audio(loud * np.sin(2 * np.pi * 440 * time), rate)


def loudest() -> float:
    """Of the tone whose files there are, read by another library."""
    with wave.open(str(DATA / "tone.wav")) as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    return float(np.abs(samples.astype(np.int64)).max() / 2**15)


def moving(colour: int) -> insight.Video:
    frames = np.full((6, 8, 12, 3), colour, np.uint8)
    frames[1:] = 255 - colour
    return insight.Video(frames, rate=5)


def model(page: Page) -> dict[str, Any]:
    return page.evaluate("INSIGHT.media.model()")


def tiles(page: Page) -> dict[tuple[str, str], dict[str, Any]]:
    return {(one["run"], one["tag"]): one for one in model(page)["tiles"]}


@pytest.fixture(scope="module")
def few(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """Runs for all tests that only look and listen, each at its own."""
    folder = tmp_path_factory.mktemp("few")
    with insight.SummaryRecord(folder / "formats") as record:
        given: dict[str, Any] = {
            f"sound/{form}": insight.Audio((DATA / f"tone.{form}").read_bytes()) for form in SOUNDS
        }
        for form in ("mp4", "webm", "gif", "png"):
            given[f"video/{form}"] = insight.Video((DATA / f"clip.{form}").read_bytes())
        record.log(1, given)
    with insight.SummaryRecord(folder / "odd") as record:
        broken = b"ID3" + bytes(500)
        cut = (DATA / "clip.mp4").read_bytes()[:200]
        record.log(1, {"broken": insight.Audio(broken), "cut": insight.Video(cut)})
    for run, loud in (("pair-a", 0.9), ("pair-b", 0.3)):
        with insight.SummaryRecord(folder / run) as record:
            for step in (1, 2, 4) if run == "pair-a" else (2, 3):
                values = {"long": tone(loud / step, 20.0), "rollout": moving(50 * step)}
                record.log(step, values)
    with insight.SummaryRecord(folder / "code<b>") as record:
        record.log(1, {tag: tone(0.5, 0.1) for tag in HOSTILE})
    return serve_all(folder)


def test_every_format_is_drawn_or_said_to_be_unplayable_and_none_plays_by_itself(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}media?q=formats&view=runs&size=small")
    until(SETTLED)
    found = {tag: one for (_, tag), one in tiles(page).items()}
    played = [tag for tag in found if tag.partition("/")[2] not in LICENSED]

    assert len(found) == 9
    assert model(page)["totals"] == {kind: len(store.table(kind)) for kind in ("audio", "video")}
    assert {found[tag]["state"] for tag in played} == {"ready"}
    assert {one["state"] for one in found.values()} <= {"ready", "refused"}
    for form in ("wav", "flac"):
        one = found[f"sound/{form}"]
        assert one["loud"] == pytest.approx(loudest(), abs=1e-4)
        assert (one["preload"], one["columns"]) == ("none", 1_200)
    assert found["sound/wav"]["facts"] == "0.5 s · 8 kHz · stereo · WAV"
    assert found["video/webm"]["facts"] == "0.5 s · 48 × 32 · 8 fps · WebM"
    assert not any(one["playing"] for one in found.values())
    assert found["video/gif"]["moves"]
    assert page.locator(".media-sight img").filter(visible=True).count() == 0  # it stands still


def test_what_cannot_be_played_says_so_and_can_be_saved(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}media?q=odd")
    until(SETTLED)
    found = {tag: one for (_, tag), one in tiles(page).items()}

    assert {tag: one["state"] for tag, one in found.items()} == {
        "broken": "refused",
        "cut": "refused",
    }
    assert found["broken"]["note"] == "This browser cannot play it (MP3)"
    with page.expect_download() as saving:
        page.click('.media-tile[data-tag="cut"] >> text="Save it"')
    assert Path(saving.value.path()).read_bytes() == store.value("video", "odd", "cut", 1)


def test_one_step_moves_all_and_a_run_shows_what_it_had_by_then(
    look: Look, few: Served, until: Until
) -> None:
    url, _ = few
    page = look(f"{url}media?q=pair&tags=roll")
    until(SETTLED)
    assert {run: one["step"] for (run, _), one in tiles(page).items()} == {"pair-a": 4, "pair-b": 3}
    page.fill("#media-step", "3")
    page.keyboard.press("Enter")
    until("INSIGHT.media.model().tiles.map(({ step }) => step).join() === '2,3'")
    assert page.inner_text('.media-tile[data-run="pair-a"] .differs') == "step 2"
    until("new URLSearchParams(location.search).get('step') === '3'")
    page.locator(".images-scroll").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    until("INSIGHT.media.model().step === 1")
    late = page.locator('.media-tile[data-run="pair-b"]')
    expect(late).to_contain_text("first at step 2")
    page.click("#media-latest")
    until("INSIGHT.media.model().follows")
    page.fill("#media-search", "nothing of the kind")
    expect(page.locator(".way-out")).to_contain_text("No run shown has such a sound or video")
    page.click('.way-out button:has-text("Show them")')
    until("INSIGHT.media.model().tags.length > 2")


def test_what_begins_ends_what_played_and_pictures_that_move_wait_for_a_press(
    look: Look, few: Served, until: Until
) -> None:
    url, _ = few
    page = look(f"{url}media?q=pair&step=2")
    until(SETTLED)
    sound = '.media-tile[data-run="{}"][data-kind="audio"]'
    page.locator(f"{sound.format('pair-a')} canvas").click(position={"x": 30, "y": 20})
    until(f"{PLAYING}.join() === 'pair-a'")
    until("INSIGHT.media.model().tiles.some(({ playing, time }) => playing && time > 1)")
    page.locator(f"{sound.format('pair-b')} canvas").click(position={"x": 5, "y": 20})
    until(f"{PLAYING}.join() === 'pair-b'")
    picture = page.locator('.media-tile[data-run="pair-a"][data-kind="video"]')
    picture.get_by_role("button", name="Play").click()
    until(f"{PLAYING}.join() === 'pair-a'")
    expect(picture.locator("img")).to_be_visible()
    picture.get_by_role("button", name="Stop").click()
    until(f"{PLAYING}.length === 0")
    expect(picture.locator("img")).to_be_hidden()


def test_sounds_of_two_runs_are_played_beside_each_other_at_an_address(
    look: Look, few: Served, until: Until
) -> None:
    url, _ = few
    page = look(f"{url}media?q=pair&step=2", anew=True)
    until(SETTLED)
    page.click('.media-tile[data-run="pair-a"][data-kind="audio"] .media-large')
    page.select_option(".media-box select >> nth=0", "pair-b")
    until("INSIGHT.media.model().compare.panes.every(({ state }) => state === 'ready')")
    panes = model(page)["compare"]["panes"]
    assert [one["step"] for one in panes] == [2, 2]
    assert [one["loud"] for one in panes] == pytest.approx([0.45, 0.15], abs=0.01)
    assert broken_rules(page, ".media-box") == []
    page.click(".media-both")
    until("INSIGHT.media.model().compare.panes.every(({ playing }) => playing)")
    page.select_option(".media-box select >> nth=1", "2")
    muted = "[...document.querySelectorAll('.media-pane audio')].map(({ muted }) => muted)"
    assert page.evaluate(muted) == [True, False]
    page.click('.media-both:has-text("Stop both")')
    until("!INSIGHT.media.model().compare.panes.some(({ playing }) => playing)")
    asked = "['kind', 'run', 'of', 'with'].map((key) => INSIGHT.address.get(key)).join()"
    assert page.evaluate(asked) == "audio,pair-a,long,pair-b"
    page.reload()
    until("INSIGHT.media.model().compare?.panes.length === 2")
    page.keyboard.press("ArrowRight")  # the step of the page, of both
    until("INSIGHT.media.model().compare.panes.map(({ step }) => step).join() === '2,3'")
    page.keyboard.press("Escape")
    expect(page.locator(".media-box")).to_have_count(0)
    until("INSIGHT.address.get('of') === null")


def test_names_are_text_whatever_they_hold(look: Look, few: Served, until: Until) -> None:
    url, _ = few
    page = look(f"{url}media?q=code")
    until(SETTLED)

    assert sorted(model(page)["tags"]) == sorted(HOSTILE)
    assert {one["state"] for one in model(page)["tiles"]} == {"ready"}
    assert page.locator("main img").count() == 0


def test_of_hundreds_only_those_in_sight_are_there_and_nothing_is_wider_than_the_screen(
    page: Page, look: Look, serve_all: Serve, until: Until, tmp_path: Path
) -> None:
    for number in range(MANY):
        with insight.SummaryRecord(tmp_path / f"run-{number:03}", provenance=False) as record:
            record.log(1, {"tone": tone(0.5, 0.1)})
    url, _ = serve_all(tmp_path)
    look(f"{url}media", anew=True)
    until(f"INSIGHT.media.model().runs.length === {MANY} && {SETTLED}")
    assert len(model(page)["tiles"]) < 40
    assert page.evaluate(FETCHED) < 40
    page.evaluate("document.querySelector('.images-scroll').scrollTop = 1e6")
    last = model(page)["runs"][-1]
    until(f"INSIGHT.media.model().tiles.some(({{ run }}) => run === '{last}') && {SETTLED}")
    assert len(model(page)["tiles"]) < 40
    for width in (900, 400):
        page.set_viewport_size({"width": width, "height": 800})
        until(f"document.querySelector('.images-scroll').scrollWidth <= {width}")
        assert page.evaluate("document.querySelector('.content').scrollWidth") <= width
    page.set_viewport_size({"width": 1440, "height": 900})


def test_what_somebody_listens_to_is_not_taken_away_by_what_comes(
    look: Look, serve_all: Serve, until: Until, tmp_path: Path
) -> None:
    with insight.SummaryRecord(tmp_path, provenance=False) as record:
        record.log(1, {"tone": tone(0.5, 1.5)})
        url, _ = serve_all(tmp_path)
        page = look(f"{url}media", anew=True)
        until(SETTLED)
        page.locator(".media-tile canvas").click(position={"x": 5, "y": 20})
        until("INSIGHT.media.model().tiles[0].time > 0.1")
        record.log(2, {"tone": tone(0.25, 0.2)})
        until("INSIGHT.media.model().steps.length === 2")
        heard = model(page)["tiles"][0]
        assert (heard["step"], heard["count"], heard["playing"]) == (1, "step 1", True)
        until("INSIGHT.media.model().tiles[0].step === 2")  # at its end
        until(SETTLED)
        after = model(page)["tiles"][0]
        assert (after["count"], after["playing"]) == ("2/2", False)
        assert after["loud"] == pytest.approx(0.25, abs=0.01)
