"""The plane of a training by PCA, beside scikit-learn's randomized one; the memory of a large one.

    python benchmarks/landscape_planes.py --rounds 7
    python benchmarks/landscape_planes.py --cases memory --large 100000000     # writes 6.4 GB

Both sides take turns in one process and on one thread, with the same float32 checkpoints, and end
with both directions in memory. They are told twice: with the checkpoints in memory already, and
with files to begin with, which scikit-learn's side reads by safetensors' own loader. Angles are
those to the plane that float64 gives. The memory is how much a process that has loaded everything
grows by, at its highest.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from peers.environment import CACHE
from peers.figures import Line, at_most, print_table, ratio
from safetensors.numpy import load_file, save_file
from sklearn.decomposition import PCA
from threadpoolctl import threadpool_limits

from insight.landscape import pca_plane

ARRAYS = 25


def write_training(folder: Path, count: int, size: int) -> list[Path]:
    """Checkpoints of a training that converges with some noise."""
    rng = np.random.default_rng(0)
    goal, start, bend = (rng.standard_normal(size, np.float32) for _ in range(3))
    paths = []
    for step in range(count):
        at = step / (count - 1)
        weights = rng.standard_normal(size, np.float32)
        weights *= 0.03
        weights += goal
        weights += np.float32(np.exp(-4 * at)) * start
        weights += np.float32(0.4 * np.sin(3 * at)) * bend
        arrays = {f"layer{k}.weight": part for k, part in enumerate(np.split(weights, ARRAYS))}
        paths.append(folder / f"net-{step}.safetensors")
        save_file(arrays, paths[-1])
    return paths


def read(paths: list[Path]) -> np.ndarray:
    """Every checkpoint as a row."""
    return np.stack([np.concatenate(list(load_file(path).values())) for path in paths])


def our_plane(checkpoints: list[Any]) -> list[tuple[np.ndarray, np.ndarray]]:
    """Both directions, array by array."""
    plane = pca_plane(checkpoints)
    first, second = plane.directions
    return [(first[name], second[name]) for name in first]


def their_plane(rows: np.ndarray) -> np.ndarray:
    return PCA(2, svd_solver="randomized", random_state=0).fit(rows).components_


def exact_plane(rows: np.ndarray) -> np.ndarray:
    """By all of the matrix in float64."""
    wide = rows.astype(np.float64)
    wide -= wide.mean(axis=0)
    variances, vectors = np.linalg.eigh(wide @ wide.T)
    return (vectors[:, -2:].T @ wide) / np.sqrt(variances[-2:, None])


def angle(one: np.ndarray, other: np.ndarray) -> float:
    """The largest between two planes, in radians, by its sine."""
    first, second = (np.linalg.qr(axes.T.astype(np.float64))[0] for axes in (one, other))
    return float(np.arcsin(min(1.0, np.linalg.norm(second - first @ (first.T @ second), 2))))


def cpu_of(act: Callable[[], object]) -> float:
    started = time.process_time()
    act()
    return time.process_time() - started


def compare(folder: Path, rounds: int, count: int, size: int) -> None:
    paths = write_training(folder, count, size)
    rows, held = read(paths), [load_file(path) for path in paths]
    acts: dict[str, Callable[[], object]] = {
        "ours in memory": lambda: our_plane(held),
        "theirs in memory": lambda: their_plane(rows),
        "ours from files": lambda: our_plane(paths),
        "theirs from files": lambda: their_plane(read(paths)),
    }
    times: dict[str, list[float]] = {name: [] for name in acts}
    for _ in range(rounds):
        for name, act in acts.items():
            times[name].append(cpu_of(act))
    medians = {name: statistics.median(found) for name, found in times.items()}
    ours_joined = np.stack([np.concatenate(parts) for parts in zip(*our_plane(paths), strict=True)])
    exact = exact_plane(rows)
    theirs = f"{angle(their_plane(rows), exact):.2g} rad"
    print_table(
        f"{count} checkpoints of {size:.0e} parameters, CPU",
        [
            beside("in memory", medians),
            beside("from files", medians),
            at_most("angle of ours to float64's", angle(ours_joined, exact), "rad", 1e-6),
            Line("angle of scikit-learn's", theirs),
            at_most("memory of ours", grown(paths)["plane"], "MB", 150),
        ],
    )


def beside(where: str, medians: dict[str, float]) -> Line:
    ours = {"ours": medians[f"ours {where}"]}
    return ratio(f"scikit-learn, randomized, {where}", medians[f"theirs {where}"], "s", ours, 15)


def large(folder: Path, size: int) -> None:
    need = 16 * size * 4
    if shutil.disk_usage(folder).free < 2 * need:
        size //= 10
        print(f"The disk has no room for {need / 1e9:.1f} GB twice: a tenth of it is measured.")
    found = grown(write_training(folder, 16, size))
    print_table(
        f"16 checkpoints of {size:.0e} parameters, {16 * size * 4 / 1e9:.1f} GB",
        [
            at_most("memory, the plane", found["plane"], "MB", 150),
            at_most("memory, and each array of both directions", found["directions"], "MB", 150),
            at_most("CPU, the plane", found["plane_s"], "s", 6),
            Line("CPU, and each array of both directions", f"{found['directions_s']:.3g} s"),
        ],
    )


def grown(paths: list[Path]) -> dict[str, float]:
    """Megabytes that a process grows by, and its CPU."""
    command = [sys.executable, __file__, "--measure", *map(str, paths)]
    answer: dict[str, float] = json.loads(subprocess.check_output(command, text=True))
    return answer


def measure(paths: list[str]) -> None:
    """In a process of its own: print how much it grows."""
    with threadpool_limits(1):
        pca_plane([{"w": np.eye(3)[k]} for k in range(3)])  # what is loaded at first use is
        before = peak_mb()
        made: list[Any] = []
        found = {"plane_s": cpu_of(lambda: made.append(pca_plane(paths)))}
        found["plane"] = peak_mb() - before
        first, second = made[0].directions
        found["directions_s"] = cpu_of(lambda: [(first[name], second[name])[:0] for name in first])
        found["directions"] = peak_mb() - before
    print(json.dumps(found))


def peak_mb() -> float:
    """The most memory that this process ever had, whatever its parent had."""
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def main() -> None:
    """Measure both cases."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--large", type=int, default=10_000_000, help="parameters of the large one")
    parser.add_argument("--cases", nargs="*", default=["pca", "memory"], choices=["pca", "memory"])
    parser.add_argument("--measure", nargs="*", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        measure(options.measure)
        return
    below = CACHE / "bench"
    below.mkdir(parents=True, exist_ok=True)
    with threadpool_limits(1):
        for case in options.cases:
            with tempfile.TemporaryDirectory(dir=below) as folder:
                if case == "pca":
                    compare(Path(folder), options.rounds, 32, 3_000_000)
                else:
                    large(Path(folder), options.large)


if __name__ == "__main__":
    main()
