from __future__ import annotations

import json

from .machine import Machine

# One process for each machine: it imports all that is there, and says what could not be.
IMPORTS_EVERYTHING = """
import importlib, json, pathlib, sys, warnings
warnings.simplefilter("error")
told, count = {}, 0
for package in ("engine", "insight", "dashboard"):
    top = pathlib.Path(importlib.import_module(package).__file__).parent
    for file in sorted(top.rglob("*.py")):
        name = ".".join(file.relative_to(top.parent).with_suffix("").parts)
        if name.endswith("__main__"):
            continue
        count += 1
        try:
            importlib.import_module(name.removesuffix(".__init__"))
        except BaseException as error:
            told[name] = [kind.__name__ for kind in type(error).__mro__] + [str(error)]
print(json.dumps([count, told]))
"""

OF_EXTRAS = """
import importlib.util
names = ("pyarrow", "fsspec", "distributed", "onnx", "rocrate", "cupy", "mpi4py", "pytest")
print([name for name in names if importlib.util.find_spec(name)])
"""


def imported(machine: Machine) -> tuple[int, dict[str, list[str]]]:
    count, told = json.loads(machine.done("python", "-c", IMPORTS_EVERYTHING))
    return count, told


def untyped(
    told: dict[str, list[str]], distribution: str = "insight-train"
) -> dict[str, list[str]]:
    """Modules that refused without a typed error that names the extra."""
    typed = {"LibraryMissingError", "MissingLibraryError"}
    return {
        name: words
        for name, words in told.items()
        if not typed & set(words) or f"{distribution}[" not in words[-1]
    }


def test_machine_has_nothing_that_extras_bring(newest: Machine) -> None:
    assert newest.done("python", "-c", OF_EXTRAS).strip() == "[]"


def test_every_module_is_imported_or_names_its_extra(newest: Machine) -> None:
    count, told = imported(newest)

    assert count > 1_500
    assert untyped(told) == {}
    assert {name.split(".onnx")[0] for name in told} <= {
        "engine.train.export",
        "engine.train.loading",
        "insight.cli.answering.server",
    }


def test_every_module_is_imported_with_the_oldest_dependencies(oldest: Machine) -> None:
    count, told = imported(oldest)

    assert count > 1_500
    assert untyped(told) == {}
