"""What a test leaves in the process is put back, whatever it is and whoever keeps it."""

from __future__ import annotations

import builtins
import decimal
import functools
import importlib
import locale
import logging
import os
import random
import signal
import socket
import sys
import types
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest

import engine
from engine.autodiff import forms
from engine.backend import device
from engine.backend import random as draws
from engine.communication import create_group, get_rank, init
from engine.context import state
from engine.context.processes import GlobalComm
from engine.dataset import config
from engine.ops import summary
from insight.record.provenance import ancestry
from tests.conftest import RESTORING
from tests.process_state.caches import Caches
from tests.process_state.holders import holder_of
from tests.process_state.kept import KEPT, SEEDS, kept_in
from tests.process_state.state import State
from tests.process_state.stored_names import stored_names


@contextmanager
def a_test() -> Iterator[list[str]]:
    """As if what is done inside was a test of its own; gives the names of what was put back."""
    left: list[str] = []
    with RESTORING.as_it_stands():
        try:
            yield left
        finally:
            left += RESTORING.put_back()


def test_communication_that_a_test_begins_has_not_begun_for_the_next(monkeypatch):
    monkeypatch.setenv("RANK_ID", "3")
    with a_test():
        init()
        create_group("alone", [0])
        assert get_rank() == 0

    assert not GlobalComm.INITED
    assert "alone" not in state.current.groups
    assert get_rank() == 3


def change_context() -> None:
    engine.set_context(save_graphs_path="/nowhere")
    state.current.fusion["here"] = [1]
    state.current.groups = {"other": (0,)}


def add_a_listener() -> None:
    state.current.printers.append(print)
    summary._listeners.add(change_context)
    summary._opened.add("a file")


OURS: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
    "a value of a module": (
        lambda: forms._allow(()),
        lambda: forms._allowed,
    ),
    "a new name of a module": (
        lambda: setattr(forms, "found_in_no_list", [1]),
        lambda: sorted(set(vars(forms)) & {"found_in_no_list"}),
    ),
    "a value of a class": (
        lambda: setattr(GlobalComm, "BACKEND", "nccl"),
        lambda: GlobalComm.BACKEND,
    ),
    "settings": (change_context, lambda: repr(state.current)),
    "a seed": (lambda: engine.set_seed(5), lambda: (state.current.seed, list(draws._seeds))),
    "lists and sets": (
        add_a_listener,
        lambda: (list(state.current.printers), set(summary._listeners), set(summary._opened)),
    ),
    "what runs were seen": (
        lambda: ancestry._KNOWN.waiting.append("a checkpoint"),
        lambda: list(ancestry._KNOWN.waiting),
    ),
    "a context variable": (
        lambda: device._override.set(device.Device("cuda", 3)),
        device._override.get,
    ),
}


@pytest.mark.parametrize("name", OURS)
def test_modules_of_ours_are_as_they_were(name):
    change, look = OURS[name]
    before = look()
    with a_test() as left:
        change()
        assert look() != before

    assert look() == before
    assert left


def test_what_was_left_is_told_by_where_it_is_made():
    with a_test() as left:
        change_context()

    assert "engine.context.state.current.options.save_graphs_path" in left


def hear(logger: logging.Logger) -> None:
    logger.addHandler(logging.StreamHandler())
    logger.setLevel(logging.ERROR)
    logger.propagate = False


def told(logger: logging.Logger) -> tuple[Any, ...]:
    return len(logger.handlers), logger.level, logger.propagate


def alone(*_: object) -> None:
    """A handler of signals."""


AROUND: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
    "environment": (
        lambda: os.environ.update(RANK_ID="1", PATH="/nowhere"),
        lambda: (os.environ.get("RANK_ID"), os.environ["PATH"]),
    ),
    "folder": (lambda: os.chdir("/"), os.getcwd),
    "print settings": (
        lambda: np.set_printoptions(precision=2),
        lambda: np.get_printoptions()["precision"],
    ),
    "numeric errors": (lambda: np.seterr(all="ignore"), np.geterr),
    "pandas": (
        lambda: pd.set_option("display.max_rows", 3),
        lambda: pd.get_option("display.max_rows"),
    ),
    "root logger": (lambda: hear(logging.root), lambda: told(logging.root)),
    "own logger": (
        lambda: hear(logging.getLogger("engine.train")),
        lambda: told(logging.getLogger("engine.train")),
    ),
    "new logger": (
        lambda: hear(logging.getLogger("of.nobody.yet")),
        lambda: told(logging.getLogger("of.nobody.yet")),
    ),
    "search path": (lambda: sys.path.insert(0, "/nowhere"), lambda: list(sys.path)),
    "a module taken out": (
        lambda: sys.modules.pop("engine.context.state"),
        lambda: sys.modules.get("engine.context.state"),
    ),
    "a stand-in": (
        lambda: sys.modules.update(cupy=types.ModuleType("cupy")),
        lambda: sys.modules.get("cupy"),
    ),
    "a module that is absent": (
        lambda: sys.modules.update(mpi4py=None),  # type: ignore[call-overload]
        lambda: "mpi4py" in sys.modules,
    ),
    "signals": (
        lambda: signal.signal(signal.SIGUSR1, alone),
        lambda: signal.getsignal(signal.SIGUSR1),
    ),
    "decimals": (
        lambda: setattr(decimal.getcontext(), "prec", 3),
        lambda: decimal.getcontext().prec,
    ),
    "builtins": (lambda: setattr(builtins, "_", 1), lambda: getattr(builtins, "_", None)),
    "sockets": (lambda: socket.setdefaulttimeout(3), socket.getdefaulttimeout),
    "recursion": (lambda: sys.setrecursionlimit(5_000), sys.getrecursionlimit),
    "locale": (
        lambda: locale.setlocale(locale.LC_NUMERIC, "C.UTF-8"),
        lambda: locale.setlocale(locale.LC_NUMERIC),
    ),
}


@pytest.mark.parametrize("name", AROUND)
def test_what_python_and_its_libraries_keep_is_as_it_was(name):
    change, look = AROUND[name]
    before = look()
    with a_test() as left:
        change()
        assert look() != before

    assert look() == before
    assert left


def test_what_a_library_sets_of_its_own_logger_stays_as_it_is_loaded_once():
    logger = logging.getLogger("numpy.of_nobody")
    with a_test():
        logger.setLevel(logging.ERROR)

    assert logger.level == logging.ERROR

    with a_test() as left:
        logger.setLevel(logging.DEBUG)

    assert logger.level == logging.ERROR
    assert left == ["loggers: numpy.of_nobody"]

    logger.setLevel(logging.NOTSET)


def test_mask_of_new_files_is_as_it_was(tmp_path):
    with a_test() as left:
        os.umask(0o277)
    (tmp_path / "file").touch()

    assert left == ["umask"]
    assert (tmp_path / "file").stat().st_mode & 0o200


def test_random_numbers_begin_anew():
    drawn = []
    for _ in range(2):
        with a_test():
            drawn.append((random.random(), np.random.random(), float(engine.ops.rand(1)[0])))

    assert drawn[0] == drawn[1]


def test_what_was_there_is_the_same_object_with_the_same_contents():
    groups = state.current.groups
    with a_test():
        groups["inside"] = (0,)
        state.current.groups = {"elsewhere": (0,)}

    assert state.current.groups is groups
    assert "inside" not in groups


def module(name: str, code: str, folder: Path) -> str:
    """A file of our packages that nobody has loaded; its name."""
    (folder / f"{name}.py").write_text(code, encoding="utf-8")
    return f"engine.{name}"


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    monkeypatch.setattr(engine, "__path__", [*engine.__path__, str(tmp_path)])
    return tmp_path


def test_module_that_a_test_loads_first_is_as_it_was_when_it_was_loaded(elsewhere):
    name = module("told_of_nobody", "settings = {'a': [1]}\nlevel = 0\n", elsewhere)
    with a_test():
        loaded = importlib.import_module(name)
        loaded.settings["a"].append(2)
        loaded.settings["b"] = 3
        loaded.level = 4

    assert sys.modules[name] is loaded
    assert loaded.settings == {"a": [1]}
    assert loaded.level == 0


def test_what_a_module_adds_to_others_when_it_is_loaded_stays(elsewhere):
    family = importlib.import_module(module("a_family", "members = ['first']\n", elsewhere))
    code = "from engine.a_family import members\nmembers.append('loaded')\n"
    name = module("a_member", code, elsewhere)
    with a_test():
        family.members.append("of the test")
        importlib.import_module(name)

    assert family.members == ["first", "loaded"]


# How what one module keeps is found by others: the name that comes last is followed first.
FAMILIES = {
    "by a method": """
class Family:
    def __init__(self):
        self.members = ["first"]

    def add(self, name):
        self.members.append(name)

FAMILY = Family()
add = FAMILY.add

def told():
    return FAMILY.members
""",
    "by a function": """
def adding():
    members = ["first"]
    return (lambda name: members.append(name)), (lambda: list(members))

add, told = adding()
""",
    "by a default": """
def add(name, members=["first"]):
    members.append(name)

def told():
    return add.__defaults__[0]
""",
}


@pytest.mark.parametrize("way", FAMILIES)
def test_what_a_module_adds_when_it_is_loaded_stays_beyond_its_file_of_tests(elsewhere, way):
    family = importlib.import_module(module("families", FAMILIES[way], elsewhere))
    name = module("of_a_family", "from engine.families import add\nadd('loaded')\n", elsewhere)
    try:
        watched = State()
        watched.learn()
        with watched.absorbing(in_session=True):
            importlib.import_module(name)

        watched.end_file()
        assert family.told() == ["first", "loaded"]
    finally:
        del sys.modules[name], sys.modules["engine.families"]


def test_module_that_is_loaded_again_is_as_it_was():
    before, kind = forms._allowed, forms.Forms
    with a_test():
        os.environ[forms.VARIABLE] = ""
        importlib.reload(forms)
        assert forms._allowed == ()

    assert forms._allowed is before
    assert forms.Forms is kind


def test_functions_are_put_back_when_a_file_of_tests_ends():
    """Only then: there are thousands, and tests replace them for a while only."""
    watched = State()
    watched.learn()
    before = forms.allowed_by
    forms.allowed_by = repr  # type: ignore[assignment]
    GlobalComm.EXTRA = 1  # type: ignore[attr-defined]

    assert set(watched.end_file()) == {
        "engine.autodiff.forms.allowed_by",
        "engine.context.processes.groups.GlobalComm.EXTRA",
    }
    assert forms.allowed_by is before
    assert not hasattr(GlobalComm, "EXTRA")


def test_wider_fixtures_hold_for_their_tests_and_no_longer():
    watched = State()
    watched.learn()
    with watched.absorbing(in_session=False):
        state.current.options["of a module's fixture"] = 1
    state.current.options["of a test"] = 2

    assert len(watched.put_back()) == 1
    assert state.current.options["of a module's fixture"] == 1

    assert len(watched.end_file()) == 1
    assert "of a module's fixture" not in state.current.options


def test_fixtures_of_the_session_hold_beyond_their_file():
    watched = State()
    watched.learn()
    with watched.absorbing(in_session=True):
        state.current.options["of the session"] = 1

    assert watched.end_file() == []
    assert state.current.options.pop("of the session") == 1


@pytest.fixture(scope="module")
def four_groups():
    state.current.groups["wide"] = (0,)
    yield
    assert state.current.groups.pop("wide") == (0,)


@pytest.mark.parametrize("number", range(2))
def test_fixture_of_a_module_holds_in_each_test(four_groups, number):
    assert state.current.groups == {"wide": (0,)}

    state.current.groups.clear()


def told_once(value: int) -> None:
    """What gives nothing back and is cached was told."""


def doubled(value: int) -> int:
    return 2 * value


def test_values_that_functions_keep_under_a_fixture_of_a_file_go_when_it_ends():
    cached = functools.cache(doubled)
    caches = Caches()
    caches.learn({"cached": cached}, "here")
    cached(1)

    assert caches.put_back(is_touched=False) == []
    assert caches.end_file(is_touched=True) == ["here.cached"]
    assert caches.end_file(is_touched=True) == []


@pytest.mark.parametrize(
    ("function", "is_touched", "kept"),
    [(doubled, False, 1), (doubled, True, 0), (told_once, False, 0)],
)
def test_values_that_functions_keep_stay_where_nothing_was_touched(function, is_touched, kept):
    cached = functools.cache(function)
    caches = Caches()
    caches.learn({"cached": cached}, "here")
    cached(1)
    emptied = caches.put_back(is_touched=is_touched)

    assert cached.cache_info().currsize == kept
    assert emptied == ([] if kept else ["here.cached"])


def test_operators_and_seeds_leave_what_functions_keep():
    kept = functools.cache(doubled)
    RESTORING._state.caches.learn({"kept": kept}, "here")
    dense = engine.nn.Dense  # which names its family when it is first asked for
    with a_test() as left:
        engine.set_seed(5)
        dense(2, 2)
        engine.ops.softmax(engine.Tensor(np.ones((3, 2), np.float32)))
        kept(1)

    assert set(left) <= SEEDS
    assert kept.cache_info().currsize == 1


def test_values_that_were_kept_before_stay_in_a_test_that_touches():
    cached = functools.cache(doubled)
    cached(1)
    caches = Caches()
    caches.learn({"cached": cached}, "here")
    cached(1)

    assert caches.put_back(is_touched=True) == []
    assert cached.cache_info().currsize == 1


def test_seeds_that_no_kept_value_depends_on_are_what_a_seed_changes():
    with a_test() as left:
        engine.set_seed(5)

    assert config.get_seed() == config.UNSET_SEED
    assert set(left) == SEEDS


def test_names_that_may_stay_are_there():
    found = [
        value
        for name in KEPT
        for value in kept_in(importlib.import_module(name.rpartition(".")[0]))
    ]

    assert len({id(value) for value in found}) == len(KEPT)
    assert all(KEPT.values())


def assigning(thing: Any) -> Callable[[], None]:
    def inner() -> None:
        global not_there
        not_there = thing.read_only
        thing.assigned = 1

    return inner


def test_names_are_those_that_code_assigns_to():
    assert stored_names(assigning.__code__) == {"not_there", "assigned"}


def test_variable_without_a_value_needs_none():
    holder = holder_of("here", ContextVar("of nobody"))

    assert holder is not None
    holder.put_back(holder.copy())


def test_warnings_are_pytests_to_put_back():
    """It does so itself, for each phase of a test."""
    before = list(warnings.filters)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")

    assert list(warnings.filters) == before
