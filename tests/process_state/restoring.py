"""When the state of the process is put back: what pytest calls."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from .kept import SEEDS
from .loading import Loading
from .randomness import begin_to_draw
from .state import State
from .stored_names import stored_in
from .surroundings import Surroundings

FOR_GOOD = {"session", "package"}  # scopes of fixtures that hold beyond one file
LEFT = os.environ.get("INSIGHT_TEST_LEFT", "")


class Restoring:
    """Puts back what each test, and each file of tests, left behind."""

    def __init__(self) -> None:
        self._state = State()
        self._loading = Loading(self._state)
        self._surroundings: Surroundings | None = None
        self._in_test = False
        self._test = ""
        self._is_touching = False  # whether it replaces something for a while

    def begin(self) -> None:
        """Learn how everything is, when all tests are known and none has run."""
        begin_to_draw()
        self._surroundings = Surroundings()
        self._state.learn()
        for name, module in list(sys.modules.items()):
            if name.startswith("tests."):
                self._state.learn_stored(stored_in(module))
        self._loading.begin()

    def pytest_sessionfinish(self) -> None:
        self._loading.end()

    @property
    def _around(self) -> Surroundings:
        assert self._surroundings is not None, "nothing was learned yet"
        return self._surroundings

    def put_back(self, *, is_touched: bool = False) -> list[str]:
        """Put back what changed since; the names of it.

        Args:
            is_touched: Whether something had been replaced, and is as it was again.

        """
        begin_to_draw()
        left = self._around.put_back()
        everything, self._loading.has_reloaded = self._loading.has_reloaded, False
        left += self._state.put_back(everything=everything)
        self._state.caches.put_back(is_touched=is_touched or not SEEDS.issuperset(left))
        return left

    @contextmanager
    def as_it_stands(self) -> Iterator[None]:
        """Inside, what is now is what `put_back` goes back to."""
        with self._around.as_it_stands(), self._state.as_it_stands():
            yield

    @pytest.fixture(autouse=True)
    def _state_of_the_process(self) -> Iterator[None]:
        # The first of a test's own fixtures, so it ends last: wider ones are there already.
        self._in_test = True
        begin_to_draw()
        yield
        try:
            _note(self._test, self.put_back(is_touched=self._is_touching))
        finally:
            self._in_test = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self._test = item.nodeid
        self._is_touching = "monkeypatch" in getattr(item, "fixturenames", ())

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Generator[None, Any, Any]:
        if fixturedef.scope == "function":
            return (yield)
        begin_to_draw()
        stays = fixturedef.scope in FOR_GOOD
        with self._around.absorbing(in_session=stays), self._state.absorbing(in_session=stays):
            made = yield
            begin_to_draw()
            return made

    def pytest_fixture_post_finalizer(self, fixturedef: Any) -> None:
        if fixturedef.scope != "function" and not self._in_test:
            stays = fixturedef.scope in FOR_GOOD
            self._around.absorb({}, in_session=stays)
            self._state.absorb({}, in_session=stays)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Generator[None, None, None]:
        yield
        if nextitem is None or nextitem.path != item.path:
            _note(item.nodeid.partition("::")[0], self._end_file())

    def _end_file(self) -> list[str]:
        is_ruled = self._around.is_ruled or self._state.is_ruled
        left = self._around.end_file() + self._state.end_file()
        self._state.caches.end_file(is_touched=is_ruled or not SEEDS.issuperset(left))
        return left


def _note(who: str, left: list[str]) -> None:
    if LEFT and left:
        with Path(LEFT).open("a", encoding="utf-8") as file:
            file.writelines(f"{who}\t{name}\n" for name in left)
