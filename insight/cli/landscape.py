"""Draw the loss around a training: the planes of its checkpoints, and the end at random.

DIR is a run whose collector kept checkpoints for landscapes, or any folder of checkpoints. --model
names a function that returns (model, network, valid_dataset, metrics), as MindSpore's callback_fn
does, or an object with parameters() and loss(parameters). Each landscape becomes a file
*.landscape.npz in DIR, and a record of the run. Started again after a kill it goes on; what is
drawn already, of the same checkpoints with the same options, stays.
"""

from __future__ import annotations

import math
import sys
from typing import TYPE_CHECKING, Any

from .listing import print_object

if TYPE_CHECKING:
    import argparse

    from .drawing.draw import Drawn

_METHODS = ("exact", "adaptive", "sklearn")
_PLANES = ("pca", "random", "hessian")
_MODES = ("eval", "recompute", "train")
_NORMALIZE = ("filter", "layer", "none")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight landscape DIR --model script.py:callback_fn [--size N] [--method …] …`."""
    parser.add_argument("directory", metavar="DIR", help="a run, or a folder of checkpoints")
    parser.add_argument("--model", required=True, metavar="SCRIPT:FUNCTION", help="what is drawn")
    parser.add_argument(
        "--plane",
        nargs="+",
        choices=_PLANES,
        default=(),
        help="the planes; by default those that the collector was told, or pca and random",
    )
    parser.add_argument(
        "--size", default="41", metavar="N|NXxNY", help="nodes of each axis; 41, which is odd"
    )
    parser.add_argument(
        "--method",
        choices=_METHODS,
        default="exact",
        help="every node, as few as --tolerance lets, or every node on scikit-learn's axes",
    )
    parser.add_argument(
        "--tolerance", type=float, default=0.0025, help="for adaptive: a share of the range"
    )
    parser.add_argument(
        "--seed", type=int, default=0, help="of random planes, and where hessian begins"
    )
    parser.add_argument(
        "--normalize", choices=_NORMALIZE, default="filter", help="of random directions"
    )
    parser.add_argument(
        "--samples", type=int, help="samples of each loss; by default as collected, or all"
    )
    parser.add_argument(
        "--mode", choices=_MODES, help="how batch norms and dropout compute; by default eval"
    )
    parser.add_argument("--workers", type=int, metavar="N", help="processes of this machine")
    parser.add_argument(
        "--engine",
        default="local",
        metavar="ENGINE",
        help="who computes: local, local:N processes, dask://HOST:PORT or mpi",
    )
    parser.add_argument("--json", action="store_true", help="a list of objects, for programs")


def run(arguments: argparse.Namespace) -> int:
    """Draw what is not there yet, and print the files."""
    from pathlib import Path

    from insight.landscape.executors import executor_of

    from .drawing.draw import Options, draw
    from .drawing.trainings import training_in

    folder = Path(arguments.directory)
    training = training_in(folder, tuple(arguments.plane))
    options = Options(
        size=_size(arguments.size),
        method=arguments.method,
        tolerance=arguments.tolerance,
        seed=arguments.seed,
        normalize=arguments.normalize,
        samples=arguments.samples,
        mode=arguments.mode,
    )
    executor = executor_of(arguments.engine, arguments.workers)
    told = []
    try:
        for wanted in training.landscapes:
            drawn = draw(folder, training, wanted, arguments.model, options, executor)
            _say(drawn)
            told.append(_as_told(drawn))
            if not arguments.json:
                print(drawn.file, flush=True)
    finally:
        executor.close()
    if arguments.json:
        print_object(told)
    return 0


def _size(text: str) -> tuple[int, int]:
    """The nodes of both axes.

    >>> _size("41"), _size("41x21")
    ((41, 41), (41, 21))

    """
    from insight.errors import SummaryValueError

    parts = text.split("x")
    if len(parts) > 2 or not all(part.isdecimal() for part in parts):
        raise SummaryValueError.of("--size", "N or NXxNY", repr(text))
    return int(parts[0]), int(parts[-1])


def _say(drawn: Drawn) -> None:
    found = drawn.surface
    if not drawn.is_new:
        words = "is there already"
    else:
        shares = found.facts.get("explained_variance", [])
        shown = f", its plane has {sum(shares[:2]):.1%} of the variance" if shares else ""
        words = f"{found.evaluations} losses for {found.z.size} nodes{shown}"
    print(f"insight: {drawn.wanted.name}: {words}", file=sys.stderr)


def _as_told(drawn: Drawn) -> dict[str, Any]:
    found = drawn.surface
    loss = found.convergence[2]
    return {
        "file": str(drawn.file),
        "tag": drawn.wanted.tag,
        "kind": drawn.wanted.kind,
        "steps": list(drawn.wanted.steps),
        "size": [found.x.size, found.y.size],
        "evaluations": found.evaluations,
        "explained_variance": found.facts.get("explained_variance", []),
        "loss": loss if math.isfinite(loss) else str(loss),
        "new": drawn.is_new,
    }
