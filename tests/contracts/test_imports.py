"""The borders between the folders, as ARCHITECTURE.md draws them: who may import whom.

`TABLE` is that page's table as data. A module belongs to the longest name in it that begins its
own; inside one folder everything may import everything. The standard library is always allowed.
"""

from __future__ import annotations

import ast
import functools
import itertools
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.kept_findings import KeptFindings

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("engine", "insight", "dashboard")


class Border(NamedTuple):
    """What one folder may import: always, and only inside a function (it costs seconds)."""

    always: tuple[str, ...]
    lazily: tuple[str, ...] = ()


READING = ("insight.errors", "insight.sources", "insight.plugins", "insight.format")
KEEPING = ("insight.user_cache",)
LACKING = ("insight.extras", "insight.needed")
LEAVES = (
    "insight.extras",
    "engine.dtype",
    "engine.errors",
    "engine.family",
    "engine.names",
    "engine.typed",
    "engine.context",
    "numpy",
)
BELOW_NN = (*LEAVES, "engine.graph", "engine.tensor", "engine.ops", "engine.autodiff")
ABOVE_NN = (*BELOW_NN, "engine.nn")

TABLE = {
    "engine.errors": Border(("insight.extras",)),  # decision 0106
    "engine.family": Border(()),
    "engine.names": Border(("engine.errors",)),  # the rest of engine by name, in a table
    # Only the type checker reads whose types it names: decision 0113.
    "engine.typed": Border(("numpy",), ("engine.dtype", "engine.nn", "engine.tensor")),
    # Puts together what knows nothing of each other; what is heavy inside functions.
    "engine.composition": Border(
        ("engine.context", "engine.autodiff", "insight.record"),
        (
            *("engine.backend", "engine.ops", "engine.parallel", "engine.plan", "engine.planning"),
            *("engine.tensor", "engine.train"),
        ),
    ),
    "engine.__main__": Border(("engine.errors", "engine.names")),
    "engine.parameter_checks": Border(("engine.errors",)),
    "engine.profiler": Border(("engine.errors",)),
    "engine.dtype_kinds": Border(("engine.dtype", "engine.errors")),
    "engine.dtype": Border(("engine.errors", "numpy", "ml_dtypes")),
    "engine.context": Border(LEAVES, ("mpi4py",)),  # decision 0123
    # Decision 0120: threadpoolctl.
    "engine.backend": Border(
        (*LEAVES, "ml_dtypes", "insight.native"), ("cupy", "cupyx", "scipy", "threadpoolctl")
    ),
    "engine.autodiff": Border(LEAVES),
    "engine.ops": Border((*LEAVES, "engine.backend", "engine.autodiff")),
    "engine.tensor": Border((*LEAVES, "engine.ops", "engine.autodiff", "engine.backend")),
    "engine.numpy": Border(
        (*LEAVES, "engine.tensor", "engine.ops", "engine.autodiff", "engine.backend")
    ),
    # Decision 0095; SciPy finds assignments of least cost.
    "engine.scipy": Border(
        (
            *LEAVES,
            "engine.numpy",
            "engine.tensor",
            "engine.ops",
            "engine.autodiff",
            "engine.backend",
        ),
        ("scipy",),
    ),
    "engine.communication": Border((*LEAVES, "engine.ops")),
    "engine.installation": Border(
        (*LEAVES, "engine.backend", "engine.ops", "engine.tensor", "insight.__version__")
    ),
    "engine.log": Border(("engine.errors",)),
    "engine.runtime": Border((*LEAVES, "engine.backend")),
    "engine.hal": Border((*LEAVES, "engine.backend", "engine.runtime")),
    "engine.device_context": Border((*LEAVES, "engine.backend")),
    "engine.graph": Border((*LEAVES, "engine.autodiff", "engine.backend")),
    # Decision 0131.
    "engine.plan": Border((*LEAVES, "engine.graph", "engine.autodiff", "engine.backend")),
    # Decision 0133.
    "engine.program": Border(
        (*LEAVES, "engine.plan", "engine.tensor", "engine.autodiff", "engine.backend")
    ),
    "engine.nn": Border((*BELOW_NN, "engine.program")),
    # Decision 0135.
    "engine.planning": Border((*ABOVE_NN, "engine.plan", "engine.backend")),
    # Pillow decodes pictures, SciPy reads the .mat files that some data sets come as.
    "engine.experimental": Border((*ABOVE_NN, "engine.backend")),
    # Decision 0091.
    "engine.mint": Border((*ABOVE_NN, "engine.backend", "engine.experimental")),
    "engine.dataset": Border(
        # The framing and the message of TFRecord files, and record files: decisions/0086.
        (*LEAVES, "engine.tensor", "engine.mindrecord", "insight.format", "insight.errors"),
        ("sentencepiece", "PIL", "scipy"),
    ),
    # Files of records: decisions/0086.
    "engine.mindrecord": Border((*LEAVES, "insight.format", "insight.errors"), ("PIL", "pandas")),
    "engine.metrics": Border((*LEAVES, "engine.tensor"), ("scipy",)),
    "engine.parallel": Border((*ABOVE_NN, "engine.backend")),
    "engine.boost": Border((*ABOVE_NN, "insight.format")),
    "engine.amp": Border((*ABOVE_NN, "engine.boost")),
    "engine.train": Border(
        (
            *("engine", "numpy", "tqdm", "insight.record", "insight.format", "insight.landscape"),
            "insight.__version__",  # exported files say what wrote them
        )
    ),
    # Loaded when something is exported: `engine.train.export.formats` imports it inside functions.
    "engine.train.export.onnx": Border(("engine", "numpy", "onnx")),
    # Loaded when such a file is read, in the same way.
    "engine.train.loading.onnx": Border(("engine", "numpy", "onnx")),
    "engine.common": Border(("engine",)),  # MindSpore's old paths: it only passes names on
    "insight.errors": Border(("insight.extras",)),
    "insight.extras": Border((), ("insight.installed",)),
    # Decision 0157: which distribution this is, and what is asked for that one of them lacks.
    "insight.installed": Border(()),
    "insight.needed": Border(("insight.errors", "insight.extras", "insight.installed")),
    "insight.user_cache": Border(()),
    "insight.user_state": Border(()),
    "insight.masking": Border(()),  # decisions/0102
    "insight.launching": Border(("insight.errors", "insight.extras")),  # decisions/0123
    # llvmlite inside functions: its first use costs 30 ms.
    "insight.native": Border(("insight.user_cache",), ("llvmlite",)),
    "insight.format": Border(
        ("insight.errors", "insight.native", "numpy", "google.protobuf", "google_crc32c"),
        # To generate the messages anew; to read bfloat16; to encrypt checkpoints.
        ("grpc_tools", "ml_dtypes", "cryptography"),
    ),
    "insight.plugins": Border(
        ("insight.errors", "insight.format", "insight.native", "numpy"),
        ("PIL", "tinytag"),  # decision 0149
    ),
    "insight.record": Border(
        (
            *("insight.errors", "insight.plugins", "insight.format", "insight.masking"),
            *("insight.record.machine", "numpy"),
        )
    ),
    # Decision 0152; loaded where a recorder is asked for samples.
    "insight.record.machine": Border(
        ("insight.record", "insight.format", "psutil", "pynvml"), ("amdsmi",)
    ),
    "insight.sources": Border(
        (
            *("insight.errors", "insight.extras", "insight.format", "insight.plugins"),
            *("insight.masking", "insight.sources.parquet", "numpy"),
        ),
        # The file of a surface: decisions/0070; configurations of other tools: decisions/0160.
        ("fsspec", "insight.landscape", "yaml"),
    ),
    # Decision 0168: the one place where Parquet is read.
    "insight.sources.parquet": Border(
        ("insight.errors", "insight.format", "insight.sources", "numpy"), ("pyarrow",)
    ),
    # SciPy says how likely chance is, when two groups of runs are compared.
    "insight.lineage": Border(
        # rocrate is an extra that archives ask for.
        (*READING, *LACKING, "insight.masking", "insight.tables", "numpy", "pandas"),
        ("pyarrow", "scipy", "rocrate"),
    ),
    "insight.tables": Border(
        (*READING, *KEEPING, "insight.masking", "insight.lineage", "numpy", "pandas"), ("pyarrow",)
    ),
    # Decision 0154: rules about runs, and who is told.
    "insight.watching": Border(
        (*READING, "insight.user_state", "insight.tables", "insight.lineage", "numpy", "pandas")
    ),
    "insight.landscape": Border(
        ("insight.errors", *LACKING, "insight.format", "numpy"),
        ("scipy", "sklearn", "distributed", "mpi4py"),
    ),
    "insight.adapters": Border(
        ("insight.errors", "insight.extras", "insight.record", "insight.masking"), ("*",)
    ),
    "insight.export": Border(
        (*READING, "insight.tables", "insight.lineage", "insight.record", "numpy", "pandas"),
        ("pyarrow",),
    ),
    "insight.show": Border((), ("dashboard", "insight")),
    "insight.cli": Border(("insight.errors",), ("*",)),
    # What `insight.cli.watch` imports inside functions: decision 0154.
    "insight.cli.watching": Border(
        (
            *("insight.errors", "insight.cli", "insight.sources", "insight.plugins"),
            *("insight.tables", "insight.lineage", "insight.watching", "numpy", "pandas", "rich"),
        )
    ),
    # Scripts that stand by themselves: what the tool brings that they are for. decisions/0161.
    "insight.cli.importing": Border(("numpy",), ("aim",)),
    # What one command answers, which loads it inside a function: decision 0155.
    "insight.cli.answering": Border(
        (
            *("insight.errors", "insight.cli", "insight.tables", "insight.lineage"),
            *("insight.sources", "insight.masking", "insight.watching", "numpy", "pandas"),
        ),
        ("jsonschema",),
    ),
    "insight.cli.answering.server": Border(
        ("=insight", "insight.cli", "insight.errors", "anyio", "mcp", "mcp_types"), ("scipy",)
    ),
    "insight": Border(("insight.errors",), ("insight",)),  # its __init__: the public names
    "dashboard": Border(
        (
            *("insight.errors", "insight.tables", "insight.lineage", "insight.plugins"),
            *("insight.watching", "insight.user_state"),
            "=insight",  # its version
            *("numpy", "pandas", "plotly", "dash", "dash_mantine_components", "dash_ag_grid"),
            "markdown_it",
            *("dash_cytoscape", "flask", "werkzeug", "waitress", "orjson"),
        ),
        ("pyarrow", "PIL"),  # only so that they are not imported later
    ),
}

# Modules that only pass on names of other folders, because MindSpore has the names there.
FACADES = {
    "engine": ("engine",),
    "engine.amp": ("engine",),
    "engine.nn": ("engine.metrics",),
    "engine.parallel": ("engine.train",),
    "engine.train": ("engine", "insight"),
}


class Import(NamedTuple):
    name: str  # absolute and dotted: `from a.b import c` is a.b.c
    line: int
    inside_function: bool


@functools.cache
def imports_of(source: str, module: str, *, is_package: bool) -> list[Import]:
    found: list[Import] = []
    package = module.split(".") if is_package else module.split(".")[:-1]
    # Most modules import by statements alone; nothing within an expression is looked at there.
    imports_by_call = "import_module" in source

    def visit(node: ast.AST, *, inside: bool) -> None:
        match node:
            case ast.Import():
                found.extend(Import(alias.name, node.lineno, inside) for alias in node.names)
            case ast.ImportFrom():
                start = package[: len(package) - node.level + 1] if node.level else []
                base = ".".join([*start, *filter(None, [node.module])])
                names = [f"{base}.{alias.name}" for alias in node.names]
                found.extend(Import(name, node.lineno, inside) for name in names)
            case ast.Call(
                func=ast.Attribute(attr="import_module") | ast.Name(id="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                found.append(Import(name, node.lineno, inside))
        inside = inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        # What only the type checker reads costs no time, so it is as good as lazy.
        inside = inside or (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test))
        for child in ast.iter_child_nodes(node):
            if imports_by_call or not isinstance(child, ast.expr):
                visit(child, inside=inside)

    visit(ast.parse(source), inside=False)
    return found


@functools.cache
def all_imports() -> dict[str, list[Import]]:
    """Those of each module of ours, read once for all tests here."""
    found = {}
    with KeptFindings("imports", __file__) as kept:
        for module, path in modules().items():
            source, is_package = path.read_text(encoding="utf-8"), path.name == "__init__.py"
            find = functools.partial(imports_of, source, module, is_package=is_package)
            found[module] = [Import(*one) for one in kept.of(str(path), source, find=find)]
    return found


def imports_in(module: str) -> list[Import]:
    return all_imports()[module]


def imports_when_asked(module: str) -> list[Import]:
    """Those of the stub of a package, by which it imports what it is asked for."""
    stub = modules()[module].with_suffix(".pyi")
    if stub.name != "__init__.pyi" or not stub.is_file():
        return []
    return imports_of(stub.read_text(encoding="utf-8"), module, is_package=True)


def begins(prefix: str, name: str) -> bool:
    """Whether `name` is `prefix` or below it; `=a` is a alone, `*` is everything."""
    return prefix in {"*", name, f"={name}"} or name.startswith(f"{prefix}.")


def folder_of(module: str) -> str | None:
    """The entry of `TABLE` that a module belongs to."""
    return max((entry for entry in TABLE if begins(entry, module)), key=len, default=None)


def violations(imports: list[Import], module: str, *, is_package: bool = False) -> list[str]:
    """Those imports of one module that cross a border, each as `line: name`."""
    folder = folder_of(module)
    border = TABLE[folder] if folder else Border(())
    facade = FACADES.get(module, ()) if is_package or module in FACADES else ()
    found = []
    for name, line, inside in imports:
        top = name.partition(".")[0]
        own = folder is not None and folder_of(name) == folder
        if own or top in sys.stdlib_module_names or top == "__future__":
            continue
        allowed = (*border.always, *facade, *(border.lazily if inside else ()))
        if not any(begins(prefix, name) for prefix in allowed):
            found.append(f"{line}: {name}")
    return found


@functools.cache
def modules() -> dict[str, Path]:
    paths = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(paths)
    }


def test_every_module_stays_inside_its_borders() -> None:
    found = {
        module: crossed
        for module, path in modules().items()
        if (
            crossed := violations(
                imports_in(module) + imports_when_asked(module),
                module,
                is_package=path.name == "__init__.py",
            )
        )
    }

    assert len(modules()) > 500
    assert found == {}


# It says for checkers what stands above it; where a program runs it imports NumPy alone.
TYPES = "engine.typed"


def imported_within(names: Collection[str]) -> dict[str, set[str]]:
    """For each of these modules the others of them that it imports, inside functions too."""
    found: dict[str, set[str]] = {TYPES: set()} if TYPES in names else {}
    for module in (one for one in names if one != TYPES):
        ours = {module_of(one.name) for one in imports_in(module)}
        found[module] = {other for other in ours if other in names and other != module}
    return found


def module_of(name: str) -> str:
    """The module of ours that an imported name is, or stands in; empty for none or a mere stub."""
    while name and name not in modules():
        if ROOT.joinpath(*name.split(".")).with_suffix(".pyi").is_file():
            return ""
        name = name.rpartition(".")[0]
    return name


def rings(imported: Mapping[str, set[str]]) -> list[list[str]]:
    """Modules that import each other, also by way of others."""
    left = dict(imported)
    while True:  # most import nothing that is left, or are imported by nothing: they are in no ring
        used = set().union(*left.values())
        kept = {
            module: others & left.keys()
            for module, others in left.items()
            if module in used and others & left.keys()
        }
        if kept == left:
            break
        left = kept
    reached = {module: others - {module} for module, others in left.items()}
    for middle, module in itertools.product(reached, reached):
        if middle in reached[module]:
            reached[module] = reached[module] | reached[middle]
    found = {
        tuple(sorted(m for m in reached if m in reached[o] and o in reached[m])) for o in reached
    }
    return sorted(list(ring) for ring in found if ring)


def in_folder(folder: str, *names: str) -> tuple[str, ...]:
    return tuple(f"{folder}.{name}" for name in names)


# Every ring there is, and why it is left; a package is its `__init__.py`.
RINGS = {
    # A program shows itself in a notebook: `insight` names `show`, which loads the dashboard when
    # it is called; the dashboard asks `insight` for its version alone.
    (
        *("dashboard", "dashboard.api", "dashboard.api.routes", "dashboard.app"),
        *("dashboard.opening", "insight", "insight.show"),
    ),
    # The tape names the types of nodes and imports nothing of them when it runs.
    in_folder("engine.autodiff", "node", "tape"),
    # Decision 0031: a data set makes data sets of itself.
    in_folder("engine.dataset", "base", "batch", "buckets", "columns", "combine", "filter")
    + in_folder("engine.dataset", "flat", "map", "order", "padding", "repeat", "split", "sync")
    + in_folder("engine.dataset", "transfer"),
    # Decision 0003: a cell is put together from concerns; the tree of cells names its type.
    (
        "engine.nn.cell",
        *in_folder(
            "engine.nn.cell", "_buffers", "_execution", "_flags", "_parallel", "_parameters"
        ),
        *in_folder("engine.nn.cell", "_pipelined", "_precision", "_register", "_scope", "_state"),
        *in_folder("engine.nn.cell", "_state_walk", "_tree"),
    ),
}


def test_modules_import_each_other_one_way_but_where_a_reason_stands() -> None:
    assert set(map(tuple, rings(imported_within(modules())))) == RINGS


@pytest.mark.parametrize(
    ("imported", "ring"),
    [
        ({"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": set(), "e": {"a"}}, [["a", "b", "c"]]),
        ({"a": {"b"}, "b": {"a", "c"}, "c": {"d"}, "d": {"c"}}, [["a", "b"], ["c", "d"]]),
        ({"a": {"b"}, "b": {"c"}, "c": set()}, []),
    ],
)
def test_a_ring_is_told_with_its_modules(
    imported: dict[str, set[str]], ring: list[list[str]]
) -> None:
    assert rings(imported) == ring


@functools.cache
def importers_of(library: str) -> set[str]:
    """The folders below which any module imports `library`, lazily or not."""
    return {
        ".".join(module.split(".")[:2])
        for module in modules()
        if any(begins(library, one.name) for one in imports_in(module))
    }


@pytest.mark.parametrize(
    ("library", "home"),
    [
        ("cupy", "engine.backend"),
        ("cupyx", "engine.backend"),
        ("llvmlite", "insight.native"),
        ("google.protobuf", "insight.format"),
        ("google_crc32c", "insight.format"),
    ],
)
def test_library_has_one_home(library: str, home: str) -> None:
    assert importers_of(library) <= {home}


# Each rule that the table states, broken on purpose: the module, its text, and what is reported.
OFFENDERS = [
    ("engine.ops.norm", "import cupy", "1: cupy"),
    ("engine.ops.norm", "def f():\n    import cupy", "2: cupy"),
    ("engine.ops.norm", "import importlib\nimportlib.import_module('cupy')", "2: cupy"),
    ("engine.nn.layer.dense", "import llvmlite.binding", "1: llvmlite.binding"),
    ("engine.autodiff.node", "from engine.backend import xp_of", "1: engine.backend.xp_of"),
    ("engine.ops.norm", "from engine.tensor import Tensor", "1: engine.tensor.Tensor"),
    ("engine.ops.norm", "from ..tensor import Tensor", "1: engine.tensor.Tensor"),
    ("engine.dtype", "import engine.tensor", "1: engine.tensor"),
    ("engine.nn.layer.dense", "from engine.train import quant", "1: engine.train.quant"),
    ("engine.nn.layer.dense", "from engine.amp import levels", "1: engine.amp.levels"),
    ("engine.nn.layer.dense", "from engine.parallel import mpi", "1: engine.parallel.mpi"),
    ("engine.nn.layer.dense", "from engine.boost import level", "1: engine.boost.level"),
    ("engine.nn.cell._tree", "from engine.dataset import base", "1: engine.dataset.base"),
    ("engine.amp.cast", "from engine.parallel import mpi", "1: engine.parallel.mpi"),
    ("engine.train.loop", "import pandas", "1: pandas"),
    ("engine.train.loop", "def f():\n    import sklearn", "2: sklearn"),
    ("engine.train.loop", "import dash", "1: dash"),
    ("engine.train.loop", "from dashboard import app", "1: dashboard.app"),
    ("engine.train.loop", "from insight.tables import store", "1: insight.tables.store"),
    ("engine.metrics.loss", "from insight.record import x", "1: insight.record.x"),
    ("insight.record.writer", "import google.protobuf", "1: google.protobuf"),
    ("insight.record.writer", "import google_crc32c", "1: google_crc32c"),
    ("insight.record.writer", "def f():\n    import pandas", "2: pandas"),
    ("insight.plugins.image", "import PIL", "1: PIL"),
    ("insight.plugins.image", "from engine import Tensor", "1: engine.Tensor"),
    ("insight.tables.store", "import pyarrow", "1: pyarrow"),
    ("insight.tables.store", "def f():\n    import dashboard", "2: dashboard"),
    ("insight.show", "import dashboard", "1: dashboard"),
    ("insight.cli.serve", "import dashboard", "1: dashboard"),
    ("insight.cli.runs", "import numpy", "1: numpy"),
    ("dashboard.pages.runs", "from engine import Tensor", "1: engine.Tensor"),
    ("dashboard.pages.runs", "from insight.cli import main", "1: insight.cli.main"),
    ("dashboard.pages.runs", "import insight.record", "1: insight.record"),
    ("dashboard.figures.lines", "import sklearn", "1: sklearn"),
]


@pytest.mark.parametrize(("module", "source", "reported"), OFFENDERS)
def test_offender_is_reported_with_its_line(module: str, source: str, reported: str) -> None:
    assert violations(imports_of(source, module, is_package=False), module) == [reported]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engine.backend.device", "def f():\n    import cupy"),
        ("engine.ops.norm", "from engine.backend import xp_of\nfrom .reduction import mean"),
        ("engine.train.callback.summary_collector", "from insight.record import SummaryRecord"),
        ("insight.cli.serve", "def run():\n    import dashboard, engine, pandas"),
        ("insight.plugins.image", "def f():\n    from PIL import Image"),
        ("insight.tables.store", "import threading, pandas\nfrom insight.sources import x"),
    ],
)
def test_neighbour_and_permitted_import_pass(module: str, source: str) -> None:
    assert violations(imports_of(source, module, is_package=False), module) == []


def passes_names_on(source: str) -> bool:
    """Whether a module defines nothing: it has imports, a docstring and assignments."""
    kinds = ast.Import | ast.ImportFrom | ast.Assign | ast.AnnAssign | ast.AugAssign | ast.Expr
    return all(isinstance(node, kinds) for node in ast.parse(source).body)


def test_facade_that_crosses_borders_only_passes_names_on() -> None:
    facades = [
        name
        for name in modules()
        if (name in FACADES and name != "engine") or begins("engine.common", name)
    ]
    defining = [name for name in facades if not passes_names_on(modules()[name].read_text("utf-8"))]

    assert defining == []


def test_table_names_no_folder_twice_or_outside_the_packages() -> None:
    assert all(folder.partition(".")[0] in PACKAGES for folder in TABLE)
