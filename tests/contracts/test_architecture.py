"""What ARCHITECTURE.md says of threads, of what is global, of devices and of borders, is so."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.contracts.test_imports import TABLE
from tests.kept_findings import KeptFindings

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")

_THREADS = {"Thread", "ThreadPoolExecutor", "Timer"}
_CHANGES = {
    *("add", "append", "appendleft", "clear", "discard", "extend", "insert", "pop", "popitem"),
    *("put", "remove", "setdefault", "update"),
}

# What a module of the engine holds that a call changes, beside context variables and weak
# collections; ARCHITECTURE.md says which kinds there are.
GLOBALS = {
    "settings, which MindSpore has for the process": {
        *("engine/autodiff/forms.py", "engine/dataset/config.py", "engine/dataset/kept.py"),
        *("engine/dataset/running.py", "engine/mindrecord/config.py"),
    },
    "random generators": {"engine/backend/random.py", "engine/dataset/draws.py"},
    "registries, which modules fill while they are imported": {
        *("engine/autodiff/primitive.py", "engine/dtype.py", "engine/ops/summary.py"),
        *("engine/autodiff/own_arrays.py", "engine/autodiff/planner.py"),
        "engine/autodiff/walker.py",
        *("engine/train/loading/mindir/registry.py", "engine/train/loading/onnx/registry.py"),
    },
    "caches, without which only time is lost": {
        *("engine/ops/halves.py", "engine/ops/kept_operators.py", "engine/backend/figures.py"),
        *("engine/backend/native/arrays.py", "engine/plan/table/shared_memory.py"),
        "engine/ops/at_once.py",
    },
    "what runs now": {
        *("engine/dataset/workers/processes.py", "engine/train/callback/kept_network.py"),
        *("engine/train/collect/first_graph.py", "engine/train/landscape/device_workers.py"),
        *("engine/context/processes/communicator.py", "engine/autodiff/instead.py"),
    },
    "what was told already": {"engine/planning/refusal.py"},
}

# Where the engine says "CPU" or "GPU" above the backend, outside of what is about devices: its
# folders `context`, `runtime`, `hal` and `device_context`, and the forms of operators.
DEVICES = {
    "what the array decides by is called so": {
        *("engine/autodiff/forms.py", "engine/autodiff/primitive.py"),
    },
    "a tensor says where it lies, and takes a place as MindSpore's does": {
        *("engine/tensor/exchange.py", "engine/tensor/parameter.py"),
        *("engine/tensor/signatures.py", "engine/tensor/storage.py", "engine/tensor/tensor.py"),
    },
    "options of MindSpore's, which are kept": {
        *("engine/dataset/kept.py", "engine/nn/cell/_layout.py", "engine/nn/optim/base.py"),
        *("engine/nn/layer/embedding_lookup.py", "engine/nn/layer/thor_embedding.py"),
        *("engine/ops/copying.py", "engine/ops/operations/operator_class.py"),
        "engine/dataset/vision",
    },
    "counts and shapes that the host needs, which stay in its memory": {
        *("engine/boost/dim_reduce.py", "engine/boost/grad_accumulation.py"),
        *("engine/boost/group_loss_scale.py", "engine/program/called.py"),
        "engine/dataset/iterator.py",
    },
    "a landscape gives each GPU a process": {
        *("engine/train/callback/summary_landscape.py", "engine/train/landscape/drawing.py"),
    },
}


@functools.cache
def texts() -> dict[str, str]:
    """Each module of ours by its path."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for package in ("engine", "insight", "dashboard")
        for path in sorted((ROOT / package).rglob("*.py"))
        if "_pb2" not in path.name
    }


def tree(path: str) -> ast.Module:
    """Made anew: a thousand that are kept cost the collector of garbage more than to make them."""
    return ast.parse(texts()[path])


def starts_threads(tree: ast.Module) -> bool:
    """Whether something in it makes a thread, a timer or a pool of threads."""
    calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    return any(getattr(one, "attr", getattr(one, "id", "")) in _THREADS for one in calls)


def test_threads_are_started_where_the_page_says() -> None:
    told = PAGE[PAGE.index("**Threads**") :].partition("\n\n**")[0]
    named = {path for path in re.findall(r"`([\w/]+\.py)`", told) if path in texts()}
    may = [path for path, text in texts().items() if any(word in text for word in _THREADS)]

    assert {path for path in may if starts_threads(tree(path))} == named


def changed_globals(tree: ast.Module) -> set[str]:
    """The names of a module that its functions bind anew, or whose values they change."""
    own = {name: value for value, names in _assigned(tree) for name in names}
    found: set[str] = set()
    for function in functions(tree) if own else ():
        bound: set[str] = set()
        changed: set[str] = set()
        local: set[str] = set()
        for node in ast.walk(function):
            if isinstance(node, ast.Global):
                bound.update(node.names)
            elif isinstance(node, ast.arg):
                local.add(node.arg)
            elif isinstance(node, ast.Name):
                if isinstance(node.ctx, ast.Store):
                    local.add(node.id)
            else:
                changed.update(_changed(node))
        found |= bound | (changed - (local - bound))
    exempt = re.compile(r"(\w+\.)?(ContextVar|Weak)\w*\(")
    return {name for name in found & own.keys() if not exempt.match(ast.unparse(own[name]))}


def _assigned(tree: ast.Module) -> Iterator[tuple[ast.expr, list[str]]]:
    """What a module assigns to names of its own, and these."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield node.value, [one.id for one in targets if isinstance(one, ast.Name)]


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """All functions, also those inside of others: statements are looked through, no expressions."""
    waiting: list[ast.AST] = list(tree.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
        waiting += [one for one in ast.iter_child_nodes(node) if not isinstance(one, ast.expr)]


def _changed(node: ast.AST) -> Iterator[str]:
    """The name whose value a node changes: by a method, or at an index or attribute."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr)) if attr in _CHANGES:
            yield name
        case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()):
            yield name
        case ast.Attribute(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()):
            yield name


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a = None\ndef f():\n    global a\n    a = 1", {"a"}),
        ("a = {}\ndef f():\n    a['x'] = 1", {"a"}),
        ("a = []\ndef f():\n    a.append(1)", {"a"}),
        ("a = C()\ndef f():\n    a.size = 1", {"a"}),
        ("a = []\ndef f(a):\n    a.append(1)", set()),
        ("a = []\ndef f():\n    a = []\n    a.append(1)", set()),
        ("a = ContextVar('a')\ndef f():\n    a.set(1)", set()),
        ("a = {'x': 1}\ndef f():\n    return a['x']", set()),
    ],
)
def test_change_of_what_a_module_holds_is_seen(source: str, expected: set[str]) -> None:
    assert changed_globals(ast.parse(source)) == expected


def test_what_is_global_in_the_engine_has_its_reason() -> None:
    with KeptFindings("globals", __file__) as kept:
        found = {
            path
            for path, text in texts().items()
            if path.startswith("engine/")
            if kept.of(text, find=lambda path=path: sorted(changed_globals(tree(path))))
        }

    assert found == set().union(*GLOBALS.values())


def names_devices(tree: ast.Module) -> bool:
    """Whether code says "CPU" or "GPU", but where it adds a form of an operator."""
    of_forms = {
        id(keyword.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "form"
        for keyword in node.keywords
    }
    return any(
        isinstance(node, ast.Constant) and node.value in {"CPU", "GPU"} and id(node) not in of_forms
        for node in ast.walk(tree)
    )


def below(path: str, folders: Collection[str]) -> str:
    """The folder among some that has a file, or the file itself."""
    return next((one for one in folders if path.startswith(f"{one}/")), path)


def test_devices_are_named_where_it_has_a_reason() -> None:
    own = [f"engine/{name}" for name in ("backend", "context", "runtime", "hal", "device_context")]
    listed = set().union(*DEVICES.values())
    found = {
        below(path, listed)
        for path, text in texts().items()
        if path.startswith("engine/") and below(path, own) == path
        if any(device in text for device in ("CPU", "GPU")) and names_devices(tree(path))
    }

    assert found == listed


def test_every_folder_is_in_the_table_of_borders() -> None:
    rows = PAGE[PAGE.index("## Borders") :].partition("\n## ")[0]
    told = set(re.findall(r"`([\w.]+)`", "".join(re.findall(r"^\|([^|]*)\|", rows, re.MULTILINE))))
    folders = {name for name in TABLE if (ROOT / name.replace(".", "/") / "__init__.py").exists()}

    assert {name for name in folders if name.count(".") == 1} - told == set()
