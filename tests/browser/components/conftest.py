"""The stage: tests in this folder read as those beside it, but their pages come without Dash.

With the mark `with_dash`, and for all of them with `--with-dash`, as `make long` runs them, they
come with it.
"""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

import insight
from dashboard import create_app
from tests.browser.conftest import MINDSPORE, SAMPLES
from tests.browser.serving import answering
from tools.bundle import kept
from tools.folders import write_mixed, write_sweep

from .stage import Stage, staged

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from dash import Dash
    from playwright.sync_api import Page

    from tests.browser.conftest import Look, Serve
    from tests.browser.serving import Served
    from tests.browser.standing import Standing

    Shown = tuple[Dash, insight.Store]
    Lend = Callable[[Path], Served]


@pytest.fixture(autouse=True)
def with_dash(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether pages come with Dash all the same."""
    is_asked = bool(request.config.getoption("--with-dash"))
    is_asked = is_asked or request.node.get_closest_marker("with_dash") is not None
    monkeypatch.setattr(Stage, "with_dash", is_asked)
    return is_asked


@pytest.fixture(scope="session")
def stage() -> Iterator[tuple[Stage, str]]:
    """What answers the tab, and its address: one server, so one set of kept scripts."""
    stage = Stage()
    with answering(stage) as url:
        yield stage, url


@pytest.fixture
def serve(stage: tuple[Stage, str]) -> Serve:
    """Puts the app of a folder on the stage; another one takes its place."""
    shown, url = stage

    def show(root: Path, **options: bool) -> Served:
        store = insight.open_runs(root)
        shown.show(create_app(store, bundled=kept(), **options))
        return url, store

    return show


@pytest.fixture(scope="module")
def serve_all(standing: Standing) -> Iterator[Serve]:
    """Puts folders on stages of their own until the last test of a file has looked at them."""
    with ExitStack() as stages:
        yield lambda root, **options: stages.enter_context(staged(root, **options))
        standing.close()


@pytest.fixture
def look(page: Page, standing: Standing, stage: tuple[Stage, str], with_dash: bool) -> Look:
    """Opens an address as `visit` does, mostly in the document that the test before looked at."""
    shown, own = stage

    def go(url: str, *, anew: bool = False) -> Page:
        of = shown.times_changed if url.startswith(own) else 0
        standing.look(page, url, anew=anew, of=(of, with_dash))
        return page

    return go


@pytest.fixture(scope="session")
def apps() -> dict[Path, Shown]:
    """Those of the folders that tests only look at."""
    return {}


@pytest.fixture
def lend(stage: tuple[Stage, str], apps: dict[Path, Shown]) -> Lend:
    """Puts an app on the stage that others have used, and will."""
    shown, url = stage

    def show(root: Path) -> Served:
        if root not in apps:
            store = insight.open_runs(root)
            apps[root] = create_app(store, bundled=kept()), store
        app, store = apps[root]
        shown.show(app)
        return url, store

    return show


@pytest.fixture
def mindspore(lend: Lend) -> Served:
    """The runs that MindSpore wrote."""
    return lend(MINDSPORE)


@pytest.fixture
def samples(lend: Lend) -> Served:
    """The sample runs of this repository."""
    return lend(SAMPLES)


@pytest.fixture(scope="session")
def sweep_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where sixty runs are, of which eleven diverge."""
    folder = tmp_path_factory.mktemp("sweep")
    write_sweep(folder)
    return folder


@pytest.fixture
def sweep(lend: Lend, sweep_folder: Path) -> Served:
    """Sixty runs, of which eleven diverge."""
    return lend(sweep_folder)


@pytest.fixture(scope="session")
def mixed_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the sweep is, beside runs of four other tools."""
    folder = tmp_path_factory.mktemp("mixed")
    write_mixed(folder)
    return folder


@pytest.fixture
def mixed(lend: Lend, mixed_folder: Path) -> Served:
    """The sweep beside runs of four other tools."""
    return lend(mixed_folder)
