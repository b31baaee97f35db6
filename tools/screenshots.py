"""Pictures of every page, in both themes and both languages; what `make screenshots` runs.

    .venv/bin/python tools/screenshots.py [--all]

Trains the runs of `gallery_runs.py` first, once, into `.cache/gallery`. The pictures of the gallery
(light in English, dark in Chinese) go to `docs/images/gallery`; with `--all` the other two of each
page go to `.cache/screenshots`.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "sample_runs")]

from playwright.sync_api import sync_playwright  # noqa: E402  # the checkout need not be installed

import insight  # noqa: E402
from dashboard import create_app  # noqa: E402
from dashboard.page import all_pages  # noqa: E402
from dashboard.server import make_server  # noqa: E402
from tools.gallery_runs import make_runs  # noqa: E402

RUNS = ROOT / ".cache" / "gallery"
GALLERY = ROOT / "docs" / "images" / "gallery"
REST = ROOT / ".cache" / "screenshots"
SIZE = {"width": 1440, "height": 900}
# What shows a page at its best: controls as their address has them.
VIEWS = {
    "scalars": "by=hyperparameters.learning_rate&and=hyperparameters.batch_size",
    "tensors": "view=heat",
}


def take(all_of_them: bool) -> None:
    """Every page, as a file a page, theme and language."""
    GALLERY.mkdir(parents=True, exist_ok=True)
    REST.mkdir(parents=True, exist_ok=True)
    server = make_server(create_app(insight.open_runs(RUNS)))
    serving = threading.Thread(target=server.run)
    serving.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
            )
            for theme, language in (
                ("light", "en"),
                ("dark", "zh"),
                ("dark", "en"),
                ("light", "zh"),
            ):
                in_gallery = (theme, language) in {("light", "en"), ("dark", "zh")}
                if not in_gallery and not all_of_them:
                    continue
                context = browser.new_context(viewport=SIZE, reduced_motion="reduce")
                tab = context.new_page()
                for page in all_pages():
                    view = f"theme={theme}&lang={language}&{VIEWS.get(page.name, '')}"
                    tab.goto(f"{server.url}{page.name}?{view}")
                    tab.wait_for_selector('main[data-ready="true"]', timeout=60_000)
                    tab.wait_for_timeout(700)  # axes that Plotly moves into place
                    folder = GALLERY if in_gallery else REST
                    path = folder / f"{page.name}_{theme}_{language}.jpg"
                    tab.screenshot(path=path, type="jpeg", quality=82)
                    print(path.relative_to(ROOT))
                context.close()
            browser.close()
    finally:
        server.close()
        serving.join()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--all", action="store_true", help="every theme in every language")
    arguments = parser.parse_args()
    make_runs(RUNS)
    take(arguments.all)
