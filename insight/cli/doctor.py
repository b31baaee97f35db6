"""Say what computes on this machine: processor, kernels, threads, BLAS, GPU.

One line each, and below them what would make it faster, with the line to type. Nothing is changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .listing import print_object, printable

if TYPE_CHECKING:
    import argparse

    from .machine_facts import Facts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight doctor [--json]`."""
    parser.add_argument("--json", action="store_true", help="one object, for programs")


def run(arguments: argparse.Namespace) -> int:
    """Print what was found; 0, whatever that is."""
    from .machine_facts import advice, facts

    found = facts()
    wanted = advice(found)
    if arguments.json:
        print_object({**found._asdict(), "faster": wanted})
        return 0
    width = max(map(len, (*_lines(found), "faster"))) + 2
    for name, text in _lines(found).items():
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
        "BLAS": ", ".join(map(_blas, found.blas)) or "none is loaded",
        "GPU": found.gpu,
    }


def _counted(processors: int) -> str:
    return f"{processors} processor{'s' * (processors != 1)} for this process"


def _kernels(found: Facts) -> str:
    by = " then ".join(found.providers) or "references alone"
    if not found.kernels:
        return f"NumPy's alone: {found.kernels_missing}; operators by {by}"
    refused = ", ".join(found.kernels_refused)
    wrong = f"; not used, as they compute other than NumPy: {refused}" if refused else ""
    return f"native {', '.join(found.kernels)}{wrong}; operators by {by}"


def _blas(one: dict[str, Any]) -> str:
    cut = f" for {one['architecture']}" if one["architecture"] else ""
    return f"{one['name']} {one['version']}{cut}, {one['threads']} threads"
