"""`mindspore` as another name of `engine`, for scripts that are run as they are."""

from __future__ import annotations

import importlib
import linecache
import runpy
import sys
import traceback
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType

from engine.errors import ArgumentValueError

from .notebook import cells_of
from .own_engine import give_scripts_their_own

NAME, OURS = "mindspore", "engine"


class _Alias(MetaPathFinder, Loader):
    """Gives `engine.x` for `mindspore.x`: the same module, not a second one."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A spec for `mindspore` and what is below it."""
        if fullname != NAME and not fullname.startswith(f"{NAME}."):
            return None
        return ModuleSpec(fullname, self, is_package=True)

    def create_module(self, spec: ModuleSpec) -> None:
        """Python's own, which gives way to ours."""

    def exec_module(self, module: ModuleType) -> None:
        """Put our module in its place."""
        ours = importlib.import_module(OURS + module.__name__.removeprefix(NAME))
        sys.modules[module.__name__] = ours


def serve_mindspore() -> None:
    """Let `import mindspore` give `engine`, in this process; an installed MindSpore is hidden.

    Raises:
        ArgumentValueError: If MindSpore itself was imported before.

    >>> serve_mindspore()
    >>> import engine, mindspore
    >>> mindspore is engine
    True

    """
    there = sys.modules.get(NAME)
    if there is not None and there is not sys.modules.get(OURS):
        raise ArgumentValueError.of("serve_mindspore()", "no mindspore before it", repr(there))
    if not any(isinstance(finder, _Alias) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Alias())


def run_script(path: str, arguments: Sequence[str]) -> None:
    """Run a script of MindSpore as `python path arguments…` would, or the code of a notebook.

    Args:
        path: The script; of a notebook (`.ipynb`) the code cells run, one after the other. Lines
            that only IPython understands are left out, and told on standard error.
        arguments: What it finds in `sys.argv` behind its name.

    Raises:
        ArgumentValueError: If there is no such file, or it is a notebook that cannot be read.

    """
    if not Path(path).is_file():
        raise ArgumentValueError.of("python -m engine", "a script", path)
    serve_mindspore()
    give_scripts_their_own()
    sys.argv[:] = [path, *arguments]
    # Python put the current folder first, where it was not told to leave it out (-P).
    sys.path[: 0 if sys.flags.safe_path else 1] = [str(Path(path).resolve().parent)]
    if path.endswith(".ipynb"):
        _run_notebook(path)
    else:
        runpy.run_path(path, run_name="__main__")


def _run_notebook(path: str) -> None:
    """Run each code cell in one module, which is the main one."""
    cells = _codes(path)
    main = ModuleType("__main__")
    main.__file__ = path
    sys.modules["__main__"] = main
    sys.excepthook = traceback.print_exception  # Python's own looks for lines in files alone
    for code in cells:
        exec(code, main.__dict__)  # noqa: S102 – to run it is what was asked for


def _codes(path: str) -> list[CodeType]:
    """The cells compiled: a notebook that is no Python runs not even in part."""
    codes, left_out = [], []
    try:
        for number, cell in enumerate(cells_of(Path(path).read_text("utf-8")), 1):
            name = f"{path}, cell {number}"
            codes.append(compile(cell.source, name, "exec"))
            lines = cell.source.splitlines(keepends=True)
            linecache.cache[name] = len(cell.source), None, lines, name  # for tracebacks
            left_out += [f"cell {number}: {line}" for line in cell.left_out]
    except (OSError, ValueError, SyntaxError) as error:
        what = f"{path} ({error})"
        raise ArgumentValueError.of("python -m engine", "a notebook of Python", what) from error
    if left_out:
        print("left out, as only IPython runs it:", *left_out, sep="\n  ", file=sys.stderr)
    return codes
