"""What every test may use: arrays of both kinds, seeded randomness, and skips that are counted.

Four groups of tests need something that a machine may lack: a GPU, the MindSpore documents, a
peer library, native kernels. They are skipped there, never failed, and `./run test` ends with the
count of each.
"""

from __future__ import annotations

import functools
import gc
import importlib
import importlib.util
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import numpy as np
import pytest

from tests.drawn_order import drawn
from tests.fixed_constants import fix_constants
from tests.left_files import LeftFiles
from tests.process_state.randomness import decide_fresh_seeds
from tests.process_state.restoring import Restoring
from tests.tally import GROUPS, Tally

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
BESIDE = ROOT.parent / "shared" / "reference" / "mindspore-api"
DOCUMENTS = Path(os.environ.get("INSIGHT_DOCUMENTS") or BESIDE)
RESTORING = Restoring()

# What reproduces a run is taken where a test asks for it: git and the packages cost milliseconds,
# and thousands of tests record. Processes that tests start inherit this.
os.environ["INSIGHT_PROVENANCE"] = "off"
# Nor is the machine sampled where no test asks for it: it would be a thread a run.
os.environ["INSIGHT_MACHINE"] = "off"

# A shell's background job is started deaf to Ctrl-C, and so would be all that tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples on every machine, and no deadline on a busy one; `make long` tries many more.
for profile, examples in (("repeatable", 40), ("long", 1_000)):
    hypothesis.settings.register_profile(
        profile, derandomize=True, deadline=None, max_examples=examples
    )
hypothesis.settings.load_profile("repeatable")
fix_constants()

# What is made while tests are collected stays: to look for garbage in it is a third of that time.
gc.disable()


@functools.cache
def has_gpu() -> bool:
    if importlib.util.find_spec("cupy") is None:
        return False
    cupy = importlib.import_module("cupy")
    try:
        return bool(cupy.cuda.runtime.getDeviceCount())
    except cupy.cuda.runtime.CUDARuntimeError:
        return False


@functools.cache
def why_no_kernels() -> str:
    """Which setting or library leaves out native kernels; nothing where operators may use them.

    Kernels that could be there and are not fail their tests: that is a mistake of ours.
    """
    if os.environ.get("INSIGHT_NATIVE") == "off":
        return "native kernels: INSIGHT_NATIVE is off"
    if "native" not in importlib.import_module("engine.autodiff.forms").allowed():
        return "native kernels: INSIGHT_PROVIDERS leaves them out"
    return "" if importlib.util.find_spec("llvmlite") else "native kernels: llvmlite"


def why_not_here(names: tuple[str, ...]) -> str:
    """What a processor or a system lacks of what is named; nothing where it has to be here."""
    has_tiles = importlib.import_module("engine.backend.native.half_tiles").has_tiles
    if "tiles" in names and not has_tiles():
        return "a processor with tiles of bfloat16"
    needed = importlib.import_module("insight.native.source").needs("half_products_by_vectors")
    cpu = importlib.import_module("insight.native.mapped").known_cpu()
    if "mapped" in names and cpu is None:
        return "Linux on x86-64 with SSE 4.2"
    if "vectors" in names and not set(needed.values()) <= set((cpu or "").split()):
        return "a processor with vectors of bfloat16"
    return ""


def missing(group: str, names: tuple[str, ...]) -> str:
    """What `group` needs and this machine lacks, or nothing; `names` are the mark's arguments."""
    if group == "gpu":
        return "" if has_gpu() else "CuPy with a GPU"
    if group == "documents":
        return "" if DOCUMENTS.is_dir() else "the MindSpore documents beside the checkout"
    if group == "native":
        return why_no_kernels() or why_not_here(names)
    absent = [name for name in names if importlib.util.find_spec(name) is None]
    return " and ".join(absent)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--order", type=int, metavar="SEED", help="run tests in an order drawn by it")
    said = "pages that are tried as components come with Dash"
    parser.addoption("--with-dash", action="store_true", help=said)
    said = "the mode that all tests begin in; without it none is set, and models plan"
    parser.addoption("--mode", choices=("graph", "pynative"), help=said)
    said = "who may compute operators faster, between commas, as INSIGHT_PROVIDERS says it"
    parser.addoption("--providers", help=said)
    parser.addoption("--tally", default="", metavar="FILE", help="write what the run came to")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if (seed := config.getoption("--order")) is not None:
        items[:] = drawn(items, seed)


def pytest_configure(config: pytest.Config) -> None:
    decide_fresh_seeds()
    if (providers := config.getoption("--providers")) is not None:
        os.environ["INSIGHT_PROVIDERS"] = (
            providers  # before the engine is there; processes inherit it
        )
    tally = config.getoption("--tally")
    config.pluginmanager.register(Tally(Path(tally) if tally else None))
    # Beside others, what is new in the checkout may be theirs: who runs them all looks at the end.
    config.pluginmanager.register(LeftFiles(looks_deeper=not tally))
    config.pluginmanager.register(RESTORING)


def pytest_runtest_setup(item: pytest.Item) -> None:
    for group in GROUPS:
        mark = item.get_closest_marker(group)
        lacking = missing(group, mark.args) if mark else ""
        if lacking:
            pytest.skip(f"{group}: needs {lacking}")
    if item.get_closest_marker("no_mode"):
        forget_the_mode()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Look for garbage again, but not in what was collected: that would cost the tests a fifth."""
    begin_in(session.config.getoption("--mode"))
    gc.collect()
    gc.freeze()
    gc.enable()
    RESTORING.begin()
    gc.freeze()


def begin_in(mode: str | None) -> None:
    """Set a mode before what is put back after each test is learned."""
    if mode is not None:
        context = importlib.import_module("engine.context")
        context.set_context(mode=getattr(context, f"{mode.upper()}_MODE"))


def forget_the_mode() -> None:
    """Nobody has set a mode, whatever `--mode` says: models plan, and leave no graph behind."""
    state = importlib.import_module("engine.context.state")
    state.current.options.pop("mode", None)
    state.in_graph_mode.clear()


@pytest.fixture
def rng() -> np.random.Generator:
    """Random numbers that are the same in every run."""
    return np.random.default_rng(20_260_101)


@pytest.fixture(params=["numpy", pytest.param("cupy", marks=pytest.mark.gpu)])
def xp(request: pytest.FixtureRequest) -> ModuleType:
    """NumPy, and on a machine with a GPU also CuPy."""
    return importlib.import_module(request.param)


@pytest.fixture(scope="session")
def documents() -> Path:
    """The folder of MindSpore's API documents; only for tests marked `documents`."""
    return DOCUMENTS
