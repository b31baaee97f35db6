"""Pictures of every page, in both themes and both languages; what `make screenshots` runs.

    .venv/bin/python tools/screenshots.py [--all] [--answers]

Trains the runs of `gallery_runs.py` first, once, into `.cache/gallery`, and those of
`gallery_machine.py` for the machine, the console, tables and curves, and of `gallery_media.py` for
sounds and videos; the landscapes are those of a run of MindSpore. The pictures of the gallery
(light in English, dark in Chinese) go to `docs/images/gallery`; with `--all` the other two of each
page go to `.cache/screenshots`.

`docs/images/answers` gets the page that somebody sees first of each folder of `folders.py`, and the
one that a click from there leads to: which run is best, and why.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "sample_runs")]

from playwright.sync_api import sync_playwright  # noqa: E402  # the checkout need not be installed

import insight  # noqa: E402
from dashboard import create_app  # noqa: E402
from dashboard.kept_reports import KeptReports  # noqa: E402
from dashboard.page import all_pages  # noqa: E402
from dashboard.server import make_server  # noqa: E402
from tests.browser.chromium import chromium  # noqa: E402
from tools import gallery_machine, gallery_media  # noqa: E402
from tools.folders import WRITERS  # noqa: E402
from tools.gallery_runs import make_runs  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

RUNS = ROOT / ".cache" / "gallery"
LANDSCAPES = ROOT / ".cache" / "landscapes"
MACHINE = ROOT / ".cache" / "gallery_machine"
MEDIA = ROOT / ".cache" / "gallery_media"
WITH_LANDSCAPES = ROOT / "tests" / "data" / "events" / "landscape_step"
GALLERY = ROOT / "docs" / "images" / "gallery"
ANSWERS = ROOT / "docs" / "images" / "answers"
REST = ROOT / ".cache" / "screenshots"
SIZE = {"width": 1440, "height": 900}
GALLERY_LOOKS = (("light", "en"), ("dark", "zh"))
OTHER_LOOKS = (("dark", "en"), ("light", "zh"))
# What shows a page at its best: a report that somebody wrote, and controls as addresses have them.
NOTES = """\
**Rates of 0.03 and 0.1** reach the same; larger ones diverge. Batches of 64 are a little ahead:

- what explains it stands below, with its interval;
- next: the same with momentum.
"""
VIEWS = {
    "scalars": "by=hyperparameters.learning_rate&and=hyperparameters.batch_size",
    "histograms": "q=lr+<+1",
    "run": "run=lr0.03_bs64_s2",
    "tables": "tag=wrong",
    "tensors": "view=heat",
}


@contextmanager
def served(root: Path) -> Iterator[str]:
    """The address of a folder's dashboard."""
    server = make_server(create_app(insight.open_runs(root)))
    serving = threading.Thread(target=server.run)
    serving.start()
    try:
        yield server.url
    finally:
        server.close()
        serving.join()


def kept_report() -> str:
    """What links call the report that the gallery shows; kept for this checkout alone."""
    os.environ["XDG_STATE_HOME"] = str(ROOT / ".cache" / "gallery_state")
    kept = KeptReports(str(RUNS))
    fields = {"title": "Which rate, which batches", "filter": "lr < 1", "notes": NOTES}
    return kept.save(next(iter(kept.all()), ""), fields)


def take(looks: Iterable[tuple[str, str]], folder: Path) -> None:
    """Every page in some themes and languages, a file each."""
    folder.mkdir(parents=True, exist_ok=True)
    views = VIEWS | {"reports": f"report={kept_report()}"}
    with (
        sync_playwright() as playwright,
        served(RUNS) as runs,
        served(LANDSCAPES) as landscapes,
        served(MACHINE) as machine,
        served(MEDIA) as media,
    ):
        of_machine = dict.fromkeys(("machine", "console", "tables", "curves"), machine)
        others = of_machine | {"landscape": landscapes, "media": media}
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        for theme, language in looks:
            context = browser.new_context(viewport=SIZE, reduced_motion="reduce")
            tab = context.new_page()
            for page in all_pages():
                url = others.get(page.name, runs)
                view = f"theme={theme}&lang={language}&{views.get(page.name, '')}"
                tab.goto(f"{url}{page.name}?{view}")
                tab.wait_for_selector('main[data-ready="true"]', timeout=60_000)
                tab.wait_for_timeout(700)  # axes that Plotly moves into place
                path = folder / f"{page.name}_{theme}_{language}.jpg"
                tab.screenshot(path=path, type="jpeg", quality=82)
                print(path.relative_to(ROOT))
            context.close()
        browser.close()


def take_answers() -> None:
    """The first page of each of the three folders, and the page after one click."""
    ANSWERS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        for name, write in WRITERS.items():
            folder = ROOT / ".cache" / "folders" / name
            if not folder.exists():
                write(folder)
            with served(folder) as url:
                tab = browser.new_page(viewport=SIZE, reduced_motion="reduce")
                tab.goto(url)
                for number, page in enumerate(("runs", "lineage")):
                    if number:
                        tab.click(f"#rail-{page}")
                    tab.wait_for_selector(f'main[data-page="{page}"][data-ready="true"]')
                    tab.wait_for_timeout(700)
                    path = ANSWERS / f"{name}_{page}.jpg"
                    tab.screenshot(path=path, type="jpeg", quality=82)
                    print(path.relative_to(ROOT))
                tab.close()
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--all", action="store_true", help="every theme in every language")
    parser.add_argument("--answers", action="store_true", help="the three folders as well")
    arguments = parser.parse_args()
    make_runs(RUNS)
    gallery_machine.make_runs(MACHINE)
    gallery_media.make_runs(MEDIA)
    shutil.copytree(WITH_LANDSCAPES, LANDSCAPES / "mindspore", dirs_exist_ok=True)
    take(GALLERY_LOOKS, GALLERY)
    if arguments.all:
        take(OTHER_LOOKS, REST)
    if arguments.answers:
        take_answers()
