"""Asks an engine what calls give: ours in the tests, MindSpore itself to make the kept answers.

    python tests/engine/nn/cell/asking.py mindspore CALLS > ANSWERS

CALLS is a text of calls under `# --- name`; what stands under the first is given to every call. The
answer of a call is what it printed, and what its last line gave or the built-in errors it raised.
"""

from __future__ import annotations

import ast
import builtins
import contextlib
import functools
import importlib
import io
import json
import re
import sys
from collections import OrderedDict
from pathlib import Path
from types import CodeType
from typing import Any

import numpy as np


def calls(text: str) -> tuple[str, dict[str, str]]:
    """What is given to every call, and each call by name."""
    parts = re.split(r"^# --- (.*)\n", text, flags=re.MULTILINE)[1:]
    found = dict(zip(parts[::2], parts[1::2], strict=True))
    assert 2 * len(found) == len(parts), "each name once"
    given, *_ = found
    return found.pop(given), found


def names_of(engine: str) -> dict[str, Any]:
    """The names that calls use."""
    ms: Any = importlib.import_module(engine)
    by_name: Any = importlib.import_module(f"{engine}.common.initializer")
    return {
        "__name__": "calls",
        "ms": ms,
        "np": np,
        "OrderedDict": OrderedDict,
        "initializer": by_name.initializer,
        "One": by_name.One,
        **{name: getattr(ms, name) for name in ("nn", "ops", "Tensor", "Parameter")},
        "ParameterTuple": ms.ParameterTuple,
    }


@functools.cache
def compiled(given: str) -> CodeType:
    """What is given to every call, as a program: to compile it takes longer than most calls."""
    return compile(given, "given", "exec")


@np.printoptions()  # what a call sets of printing ends with it
def answer(engine: str, given: str, call: str) -> dict[str, Any]:
    """What a call printed, and what it gave or raised."""
    names = names_of(engine)
    exec(compiled(given), names)
    body = ast.parse(call).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        try:
            exec(compile(ast.Module(body, []), "call", "exec"), names)
            value = None
            if last is not None:
                value = eval(compile(ast.Expression(last.value), "call", "eval"), names)
            found = {"gives": told(value)}
        except Exception as error:
            found = {"raises": built_ins(error)}
    return {"printed": plain(printed.getvalue()), **found}


def told(value: Any) -> str:
    """A value with the types of what it holds."""
    if isinstance(value, dict):
        inner = ", ".join(f"{told(k)}: {told(v)}" for k, v in value.items())
    elif isinstance(value, list | tuple | set):
        inner = ", ".join(map(told, value))
    else:
        return f"{type(value).__name__} {plain(repr(value))}"
    return f"{type(value).__name__}({inner})"


def plain(text: str) -> str:
    """A text without addresses, numbers of nameless parameters and white space."""
    text = re.sub(r" at 0x[0-9a-f]+", "", text)
    text = re.sub(r"Parameter#\d+", "Parameter#", text)
    text = re.sub(r"\b(mindspore|engine)\.[\w.]+\.(?=\w)", "", text)
    return re.sub(r"\s+", "", text)


def built_ins(error: Exception) -> list[str]:
    """Python's own errors that it is, the nearest first."""
    kinds = type(error).__mro__[: type(error).__mro__.index(Exception)]
    return [kind.__name__ for kind in kinds if getattr(builtins, kind.__name__, None) is kind]


if __name__ == "__main__":
    given, found = calls(Path(sys.argv[2]).read_text(encoding="utf-8"))
    answers = {name: answer(sys.argv[1], given, call) for name, call in found.items()}
    json.dump(answers, sys.stdout, indent=0, ensure_ascii=False)
