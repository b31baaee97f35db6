"""A tree of runs under every operation, followed by four stores at once.

After each look a store that followed has what a store that opens now has, and its scalars are those
that the documents' rules give. Left out, because no reader could know: bytes that were read already
and are overwritten in their place, by as many others, while first and last bytes stay.
"""

from __future__ import annotations

import os
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from insight import Store
from insight.errors import FormatError
from insight.sources.local import LocalPlace
from insight.tables import points as points_module
from insight.tables import store as store_module
from insight.tables.kinds import KINDS

from .followed_tree import NAMES, OPERATIONS, Tree
from .standing import read_file, standing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LOOKS = (*("look",) * 10, "open_again")
CHANGES = st.lists(
    st.tuples(st.sampled_from(OPERATIONS + LOOKS), st.integers(0, 2**16)), min_size=25, max_size=60
)
FORMS = [4, pytest.param(1000, marks=pytest.mark.long)]
VARIANTS = ("plain", "sidecar", "executor", "settling")
LATER_S = 1e9
"""How far ahead of the files the stores' clock is: no run goes on, no record is still written."""


class Watchers:
    """Stores over one tree: one of them is opened anew at each look, the others follow."""

    def __init__(self, tree: Tree, variant: str, executor: ThreadPoolExecutor) -> None:
        self.tree = tree
        self._variant = variant
        self._executor = executor if variant == "executor" else None
        self.now = 2e9
        self.follower = self._open()
        self.compared = 0

    def _open(self) -> Store:
        with kept_in_memory(5 if self._variant == "sidecar" else 10**9):
            return Store(self.tree.root, clock=lambda: self.now, executor=self._executor)

    def open_again(self) -> None:
        self.follower = self._open()

    def look(self) -> None:
        with settling(self._variant == "settling"):
            # What was read stays while a file refuses; a store that opens then cannot have it.
            with refusing(self.tree.refused):
                self.follower.refresh()
            self.follower.refresh()
        self.now += 1000.0  # what grew has not grown for a while
        self.follower.refresh()
        with kept_in_memory(10**9), without_cache():
            fresh = Store(self.tree.root, clock=lambda: self.now)
            fresh.refresh()
        self._compare(fresh)

    def _compare(self, fresh: Store) -> None:
        follower = self.follower
        for kind in KINDS:
            for chosen in ({}, {"superseded": True}, {"rank": 1}, {"tags": ["loss"]}):
                table = follower.table(kind, **chosen)
                pd.testing.assert_frame_equal(table, fresh.table(kind, **chosen), obj=f"{kind}")
                self.compared += len(table)
        for name in ("runs", "problems", "lineage"):
            now, then = getattr(follower, name)(), getattr(fresh, name)()
            pd.testing.assert_frame_equal(now, then, obj=name)
        for run, tag, step in rows(follower.table("tensor"), "run", "tag", "step"):
            wanted = outcome(
                lambda run=run, tag=tag, step=step: fresh.value("tensor", run, tag, step)
            )
            assert (
                outcome(
                    lambda run=run, tag=tag, step=step: follower.value("tensor", run, tag, step)
                )
                == wanted
            )
        assert self._scalars() == self._expected()

    def _scalars(self) -> dict[str, list[Any]]:
        found: dict[str, list[Any]] = {}
        table = self.follower.table("scalar")
        for run, *row in rows(table, "run", "tag", "step", "wall_time", "value"):
            found.setdefault(run, []).append(tuple(row))
        return found

    def _expected(self) -> dict[str, list[Any]]:
        """What the rules give for the bytes that lie there, told apart by the inode of a folder."""
        found: dict[str, list[Any]] = {}
        place = LocalPlace(str(self.tree.root))
        for folder in place.folders():
            files = [
                read_file(name, Path(folder.file(name)).read_bytes(), self.tree.records)
                for name in folder.names
                if "events" in name
            ]
            if points := standing(files):
                found[folder.run] = points
        return found


def rows(table: pd.DataFrame, *columns: str) -> list[tuple[Any, ...]]:
    return list(zip(*(table[name].tolist() for name in columns), strict=True))


def outcome(call: Callable[[], Any]) -> Any:
    try:
        return call().tolist()
    except FormatError as error:
        return str(error)


@contextmanager
def refusing(paths: set[str]) -> Iterator[None]:
    """A place that opens all files but these."""
    real = LocalPlace.open

    def refusing_some(self: LocalPlace, path: str) -> Any:
        if os.path.realpath(path) in paths:
            raise PermissionError(13, "Permission denied", path)
        return real(self, path)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LocalPlace, "open", refusing_some)
        yield


@contextmanager
def kept_in_memory(most: int) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store_module, "MOST_IN_MEMORY", most)
        yield


@contextmanager
def without_cache() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", "/nonexistent")
        yield


@contextmanager
def settling(is_wanted: bool) -> Iterator[None]:
    """Every point is put into the store's own columns at once."""
    with pytest.MonkeyPatch.context() as patch:
        if is_wanted:
            patch.setattr(points_module, "_WORTH_SETTLING", 1)
        yield


@pytest.mark.parametrize("examples", FORMS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_store_that_follows_a_tree_has_what_a_new_store_has(
    variant: str, examples: int, record_property: Callable[[str, object], None]
) -> None:
    looked = [0, 0, 0]

    @settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(CHANGES, st.sampled_from((1, 2, 3, len(NAMES))))
    def follow(changes: list[tuple[str, int]], files: int) -> None:
        with (
            tempfile.TemporaryDirectory() as folder,
            pytest.MonkeyPatch.context() as patch,
            ThreadPoolExecutor(1) as executor,
        ):
            patch.setenv("XDG_CACHE_HOME", str(Path(folder, "cache")))
            tree = Tree(Path(folder, "root"), files)
            watchers = Watchers(tree, variant, executor)
            for name, seed in [*changes, ("look", 0)]:
                if name in LOOKS:
                    getattr(watchers, name)()
                    looked[1] += 1
                else:
                    tree.do(name, seed)
            looked[0] += len(changes)
            looked[2] += watchers.compared

    follow()
    record_property(
        "figures",
        f"followed tree, {variant}: {looked[0]} operations, {looked[1]} looks, {looked[2]} rows "
        "compared with a new store's and the rules', 0 missing, 0 wrong",
    )
