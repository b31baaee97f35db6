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

    def __init__(self, tree: Tree, caches: Path, executor: ThreadPoolExecutor) -> None:
        self.tree = tree
        self._caches = caches
        self._executor = executor
        self.now = 2e9
        self._open()
        self.compared = 0

    def _open(self) -> None:
        self.followers = {}
        for variant in VARIANTS:
            executor = self._executor if variant == "executor" else None
            with self._of(variant):
                store = Store(self.tree.root, clock=lambda: self.now, executor=executor)
            self.followers[variant] = store

    @contextmanager
    def _of(self, variant: str) -> Iterator[None]:
        """What makes a follower of this kind, and none read what another kept."""
        cache, most = self._caches / variant, 5 if variant == "sidecar" else 10**9
        with cached_in(cache), kept_in_memory(most), settling(variant == "settling"):
            yield

    def open_again(self) -> None:
        self._open()

    def look(self) -> None:
        for variant, follower in self.followers.items():
            with self._of(variant):
                # What was read stays while a file refuses; a store that opens then cannot have it.
                with refusing(self.tree.refused):
                    follower.refresh()
                follower.refresh()
        self.now += 1000.0  # what grew has not grown for a while
        for variant, follower in self.followers.items():
            with cached_in(self._caches / variant):
                follower.refresh()
        with kept_in_memory(10**9), cached_in(Path("/nonexistent")):
            fresh = Store(self.tree.root, clock=lambda: self.now)
            fresh.refresh()
        self._compare(fresh)

    def _compare(self, fresh: Store) -> None:
        expected, wanted = self._expected(), Answers(fresh)
        for variant, follower in self.followers.items():
            with cached_in(self._caches / variant):
                found = Answers(follower)
                for name, table in wanted.tables.items():
                    assert_same(found.tables[name], table, f"{variant}, {name}")
                    self.compared += len(table)
                assert found.tensors == wanted.tensors, variant
                assert found.scalars == expected, variant

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


class Answers:
    """All that a store says."""

    def __init__(self, store: Store) -> None:
        chosen = ({}, {"superseded": True}, {"rank": 1}, {"tags": ["loss"]})
        self.tables: dict[str, pd.DataFrame] = {
            f"{kind} {which}": store.table(kind, **which) for kind in KINDS for which in chosen
        }
        for name in ("runs", "problems", "lineage"):
            self.tables[name] = getattr(store, name)()
        self.tensors = [
            outcome(lambda row=row: store.value("tensor", *row))
            for row in rows(self.tables["tensor {}"], "run", "tag", "step")
        ]
        self.scalars: dict[str, list[Any]] = {}
        columns = ("run", "tag", "step", "wall_time", "value")
        for run, *row in rows(self.tables["scalar {}"], *columns):
            self.scalars.setdefault(run, []).append(tuple(row))


def assert_same(found: pd.DataFrame, wanted: pd.DataFrame, name: str) -> None:
    # The second tells what differs; it takes ten times as long where nothing does.
    if not found.equals(wanted):
        pd.testing.assert_frame_equal(found, wanted, obj=name)


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
def cached_in(folder: Path) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder))
        yield


@contextmanager
def settling(is_wanted: bool) -> Iterator[None]:
    """Every point is put into the store's own columns at once."""
    with pytest.MonkeyPatch.context() as patch:
        if is_wanted:
            patch.setattr(points_module, "_WORTH_SETTLING", 1)
        yield


@pytest.mark.parametrize("examples", FORMS)
def test_stores_that_follow_a_tree_have_what_a_new_store_has(
    examples: int, record_property: Callable[[str, object], None]
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
            ThreadPoolExecutor(1) as executor,
        ):
            tree = Tree(Path(folder, "root"), files)
            watchers = Watchers(tree, Path(folder, "caches"), executor)
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
        f"followed tree, {', '.join(VARIANTS)}: {looked[0]} operations, {looked[1]} looks, "
        f"{looked[2]} rows compared with a new store's and the rules', 0 missing, 0 wrong",
    )
