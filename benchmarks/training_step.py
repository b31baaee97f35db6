"""Training steps of small networks: ours eager, planned and in bfloat16, PyTorch's, JAX's.

    python benchmarks/training_step.py
    python benchmarks/training_step.py --networks mlp lenet --rounds 3 --without compile
    python benchmarks/training_step.py --bfloat16
    python benchmarks/training_step.py --avx2

All sides begin with the same weights and see the same batch; a step is forward, loss, backward,
optimizer, and the loss as a Python float. They take turns; figures are medians over all turns.
Printed are a step's times, the share of what the CPU can do at most, the first losses, by which one
sees that all do the same, the peers' times over ours, and of each side in a process of its own the
first step and the memory. `benchmarks/README.md` says how it is measured.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from pathlib import Path

from peers import step_alone, step_table
from peers.arithmetic_limit import cpu_name, limits
from peers.environment import PeerMissingError, python_of
from peers.figures import print_table
from peers.started import Started
from peers.step_cases import CASES, Case
from peers.step_options import PEERS, WITHOUT_AVX512, parsed
from peers.step_sides import Side, Weights, sides_of
from peers.step_turns import Timed, first_losses, limit_threads, take_turns
from threadpoolctl import threadpool_limits

ROOT = Path(__file__).resolve().parents[1]


def absent(peers: Iterable[str]) -> list[str]:
    """Which of some peers this Python lacks."""
    return [peer for peer in peers if importlib.util.find_spec(peer) is None]


def go_where_peers_are(options: argparse.Namespace, given: Sequence[str]) -> None:
    """Become a process of a Python that has the peers, unless this one does or there is none."""
    wanted = [peer for peer in PEERS if peer not in options.without]
    if options.here or not absent(wanted):
        return
    try:
        python = python_of("training_step")
    except PeerMissingError as missing:
        print(missing)
        return
    paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    os.execve(python, [python, __file__, *given, "--here"], environment)


def go_without_avx512(options: argparse.Namespace, given: Sequence[str]) -> None:
    """Become a process in which no side uses AVX-512, if that is asked for and this is none."""
    if options.avx2 and not WITHOUT_AVX512.items() <= os.environ.items():
        command = [sys.executable, __file__, *given]
        os.execve(sys.executable, command, os.environ | WITHOUT_AVX512)


def prepared(options: argparse.Namespace) -> dict[str, float]:
    """Set the threads of all libraries, print what runs here, and give the machine's limits."""
    limit_threads(options.threads)
    there = [peer for peer in PEERS if peer not in options.without]
    if "torch" in there:
        import torch

        torch.set_num_threads(options.threads)
    threadpool_limits(options.threads)
    libraries = ["numpy", "llvmlite", *there]
    words = [f"{name} {version(name)}" for name in libraries if not absent([name])]
    print(f"{cpu_name()}, {options.threads} threads; Python {platform.python_version()}", end="; ")
    print(", ".join(words))
    found = limits(options.threads)
    listed = ", ".join(f"{way} {value / 1e9:.0f}" for way, value in found.items())
    print(f"float32 at most, thousand million operations a second: {listed}", flush=True)
    return found


def compared(case: Case, sides: list[Side], options: argparse.Namespace, limit: float) -> None:
    """Print the tables of a case."""
    from peers.our_steps import first_weights

    weights = first_weights(case)
    started, seen = begun(case, sides, weights, options)
    take_turns(started, seen, options.steps, options.rounds)
    print(f"\n{case.name}: {case.flops / 1e6:.1f} million operations in products")
    print(step_table.laid_out(step_table.times_of(case, seen, limit)))
    for name, one in started.items():
        for remark in one.remarks:
            print(f"{name}: {remark}")
    digits = step_table.HALF_DIGITS if options.bfloat16 else step_table.DIGITS
    for name in step_table.disagreeing(seen, digits):
        print(f"{name}: THE FIRST LOSS IS ANOTHER, so it does not do the same")
    working = [side for side in sides if side.name in started]
    if not options.turns_only:
        print(step_table.laid_out(step_table.alone_of(each_alone(case, working, weights, options))))
    goals = {} if options.bfloat16 else case.goals
    medians = step_table.medians_of(seen)
    lines = step_table.judged(goals, medians) + step_table.judged_halves(case.half_goal, medians)
    if lines:
        print_table("Peers' times over ours", lines)


def begun(
    case: Case, sides: list[Side], weights: Weights, options: argparse.Namespace
) -> tuple[dict[str, Started], dict[str, Timed]]:
    """Each side after its first steps; a peer's way that does not work here is told, and left out.

    `torch.compile` is one where there is no compiler of C++.
    """
    started, seen = {}, {}
    for side in sides:
        try:
            one = side.start(case, weights, options.bfloat16 or side.is_half)
            losses = first_losses(one)
        except Exception as failed:
            if side.whose == "ours":
                raise
            print(f"{side.name} does not work here: {type(failed).__name__}: {failed}")
            continue
        started[side.name], seen[side.name] = one, Timed(losses)
    return started, seen


def each_alone(
    case: Case, sides: list[Side], weights: Weights, options: argparse.Namespace
) -> dict:
    """What each side finds in processes of its own; a side that does not work there is told."""
    found = {}
    for side in sides:
        try:
            found[side.name] = step_alone.asked_twice(
                side, case, weights, is_half=options.bfloat16 or side.is_half
            )
        except subprocess.CalledProcessError as failed:
            print(f"{side.name} alone: {failed.stderr.strip().splitlines()[-1]}")
    return found


def main() -> None:
    """Compare the sides on every network that is asked for."""
    given = sys.argv[1:]
    options = parsed(given)
    go_without_avx512(options, given)
    go_where_peers_are(options, given)
    for peer in absent(peer for peer in PEERS if peer not in options.without):
        print(f"Without {peer}, which is not installed.")
        options.without.append(peer)
    fastest = max(prepared(options).values())
    for case in CASES:
        if case.network in options.networks:
            sides = sides_of(case, options.without, all_half=options.bfloat16)
            compared(case, sides, options, fastest)


if __name__ == "__main__":
    main()
