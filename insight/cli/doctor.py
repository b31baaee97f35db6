"""Say what computes on this machine: processor, kernels, threads, BLAS, GPU; and what is installed.

One line each, and below them what would make it faster, with the line to type. Nothing is changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .listing import print_object, printable

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from .light_facts import LightFacts
    from .machine_facts import Facts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight doctor [--json]`."""
    parser.add_argument("--json", action="store_true", help="one object, for programs")


def run(arguments: argparse.Namespace) -> int:
    """Print what was found; 0, whatever that is."""
    from insight.installed import has_package

    from . import light_facts, machine_facts

    if has_package("engine"):
        found = machine_facts.facts()
        told, lines, wanted = found._asdict(), _lines(found), machine_facts.advice(found)
    else:
        light = light_facts.facts()
        told, lines, wanted = light._asdict(), _light_lines(light), light_facts.advice(light)
    if arguments.json:
        print_object({**told, "faster": wanted})
        return 0
    width = max(map(len, (*lines, "faster"))) + 2
    for name, text in lines.items():
        print(printable(f"{name:<{width}}{text}"))
    for why, line in wanted.items():
        print(printable(f"{'faster':<{width}}{why}: {line}"))
    return 0


_HALVES = {
    "tiles": "tiles (AMX)",
    "vectors": "vectors (AVX512_BF16)",
    "float32": "kernels of float32, then rounded",
}


def _lines(found: Facts) -> dict[str, str]:
    return {
        "processor": f"{found.processor}, {_counted(found.processors)}, {found.vectors}",
        "kernels": _kernels(found),
        "bfloat16": f"computed by {_HALVES[found.halves]}",
        "threads": f"{found.threads}, {found.threads_by}",
        "BLAS": _all_blas(found.blas),
        "GPU": found.gpu,
        "installed": _installed(found.installed),
    }


def _light_lines(found: LightFacts) -> dict[str, str]:
    kernels = f"native {', '.join(found.kernels)}"
    return {
        "processor": f"{found.processor}, {_counted(found.processors)}",
        "kernels": kernels if found.kernels else f"NumPy's alone: {found.kernels_missing}",
        "BLAS": _all_blas(found.blas),
        "installed": f"{_installed(found.installed)}, without networks and pages",
    }


def _installed(found: Sequence[str]) -> str:
    return " and ".join(found) or "nothing: this is a checkout"


def _counted(processors: int) -> str:
    return f"{processors} processor{'s' * (processors != 1)} for this process"


def _kernels(found: Facts) -> str:
    by = " then ".join(found.providers) or "references alone"
    if not found.kernels:
        return f"NumPy's alone: {found.kernels_missing}; operators by {by}"
    refused = ", ".join(found.kernels_refused)
    wrong = f"; not used, as they compute other than NumPy: {refused}" if refused else ""
    return f"native {', '.join(found.kernels)}{wrong}; operators by {by}"


def _all_blas(found: Sequence[dict[str, Any]]) -> str:
    return ", ".join(map(_blas, found)) or "none is loaded"


def _blas(one: dict[str, Any]) -> str:
    cut = f" for {one['architecture']}" if one["architecture"] else ""
    return f"{one['name']} {one['version']}{cut}, {one['threads']} threads"
