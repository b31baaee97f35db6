"""Draw the loss around a training: the planes of its checkpoints, and the end at random.

DIR is a run whose collector kept checkpoints for landscapes, or any folder of checkpoints. --model
names a function that returns (model, network, valid_dataset, metrics), as MindSpore's callback_fn
does, or an object with parameters() and loss(parameters). Each landscape becomes a file
*.landscape.npz in DIR, and a record of the run; of a folder that lies in a run, both are the run's.
Where the checkpoints end before the training, it says so. Started again after a kill it goes on;
what is drawn already, of the same checkpoints with the same options, stays. Where the file SCRIPT
changed meanwhile, or the samples of its data set, it says so and computes all anew.

With --between A B it computes the losses between two networks instead: steps of DIR, or paths of
checkpoints or of other runs.
"""

from __future__ import annotations

import math
import sys
from typing import TYPE_CHECKING, Any

from .listing import print_object

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from .drawing.draw import Drawn
    from .drawing.interpolate import Interpolated

_METHODS = ("exact", "adaptive", "sklearn")
_PLANES = ("pca", "random", "hessian", "saddle", "adam")
_MODES = ("eval", "recompute", "train")
_NORMALIZE = ("filter", "layer", "none")
_CURVES = ("bezier",)


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
        "--parameters",
        nargs="+",
        metavar="NAME",
        help="which move, by names or patterns such as 'fc3.*'; by default all",
    )
    parser.add_argument(
        "--validation",
        metavar="SCRIPT:FUNCTION",
        help="a function that returns batches held out, whose loss and accuracy are told, too",
    )
    parser.add_argument(
        "--quantities",
        nargs="*",
        metavar="NAME",
        help="what is computed beside the loss; by default all that the model tells",
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
    parser.add_argument(
        "--between",
        nargs=2,
        metavar=("A", "B"),
        help="the losses between two: a step of DIR, first, last, a checkpoint, or another run",
    )
    parser.add_argument(
        "--align",
        action="store_true",
        help="for --between: also to B with its channels in the order nearest to A's",
    )
    parser.add_argument(
        "--repair",
        action="store_true",
        help="with --between: that line with the channels of the networks between put right, too",
    )
    parser.add_argument(
        "--curve", choices=_CURVES, help="for --between: also on a curve of low loss"
    )
    parser.add_argument("--json", action="store_true", help="a list of objects, for programs")


def run(arguments: argparse.Namespace) -> int:
    """Draw what is not there yet, and print the files."""
    if arguments.engine == "mpi":
        from insight.landscape.executors import MpiExecutor

        MpiExecutor()  # other ranks than 0 go no further: what is wrong is told once
    _check_options(arguments)
    return _run_between(arguments) if arguments.between else _run_planes(arguments)


def _check_options(arguments: argparse.Namespace) -> None:
    """Refuse options that what is drawn has no use for."""
    from insight.errors import SummaryValueError

    usual = {"plane": (), "method": "exact", "tolerance": 0.0025, "normalize": "filter"}
    usual |= {"workers": None, "engine": "local", "parameters": None}
    if not arguments.between:
        usual = {"align": False, "repair": False, "curve": None}
    for name, value in usual.items():
        if getattr(arguments, name) != value:
            expected = "only planes, without --between" if arguments.between else "--between A B"
            raise SummaryValueError.of(f"--{name}", expected, getattr(arguments, name))


def _run_between(arguments: argparse.Namespace) -> int:
    from insight.errors import SummaryValueError

    from .drawing.interpolate import Ways, interpolate

    if not arguments.size.isdecimal():
        raise SummaryValueError.of("--size", "N points, for --between", repr(arguments.size))
    ways = Ways(
        size=int(arguments.size),
        align=arguments.align,
        repair=arguments.repair,
        curve=arguments.curve,
        seed=arguments.seed,
        samples=arguments.samples,
        mode=arguments.mode,
        validation=arguments.validation,
        quantities=_quantities(arguments),
    )
    names = (arguments.between[0], arguments.between[1])
    found = interpolate(_folder(arguments.directory), names, arguments.model, ways)
    barriers = {name: way.barrier for name, way in found.interpolation.ways.items()}
    words = ", ".join(f"{name} {barrier:.6g}" for name, barrier in barriers.items())
    state = "barriers" if found.is_new else "is there already, barriers"
    print(f"insight: {found.name}: {state}: {words}", file=sys.stderr)
    if arguments.json:
        print_object([_as_between(found, barriers)])
    else:
        print(found.file)
    return 0


def _as_between(found: Interpolated, barriers: dict[str, float]) -> dict[str, Any]:
    facts = found.interpolation.facts
    return {
        "file": str(found.file),
        "kind": "interpolation",
        "between": [facts["a"]["name"], facts["b"]["name"]],
        "size": int(found.interpolation.ways["straight"].t.size),
        "barriers": {
            name: one if math.isfinite(one) else str(one) for name, one in barriers.items()
        },
        "quantities": sorted(found.interpolation.ways["straight"].quantities),
        "new": found.is_new,
    }


def _run_planes(arguments: argparse.Namespace) -> int:
    from insight.landscape.executors import executor_of

    from .drawing.draw import Options, draw
    from .drawing.home import home_of
    from .drawing.trainings import training_in

    folder = _folder(arguments.directory)
    training, home = training_in(folder, tuple(arguments.plane)), home_of(folder)
    options = Options(
        size=_size(arguments.size),
        method=arguments.method,
        tolerance=arguments.tolerance,
        seed=arguments.seed,
        normalize=arguments.normalize,
        samples=arguments.samples,
        mode=arguments.mode,
        parameters=None if arguments.parameters is None else tuple(arguments.parameters),
        validation=arguments.validation,
        quantities=_quantities(arguments),
    )
    executor = executor_of(arguments.engine, arguments.workers)
    told = []
    try:
        for wanted in training.landscapes:
            drawn = draw(home, training, wanted, arguments.model, options, executor)
            reached = training.reached(wanted)
            _say(drawn, reached)
            told.append(_as_told(drawn, reached))
            if not arguments.json:
                print(drawn.file, flush=True)
    finally:
        executor.close()
    if arguments.json:
        print_object(told)
    return 0


def _quantities(arguments: argparse.Namespace) -> tuple[str, ...] | None:
    return None if arguments.quantities is None else tuple(arguments.quantities)


def _folder(name: str) -> Path:
    """The folder that DIR names.

    Raises:
        SummaryValueError: If it is a URL: checkpoints are read in pieces, and the landscape is
            written beside them.

    """
    from pathlib import Path

    from insight.errors import SummaryValueError
    from insight.sources import is_url, shown

    if is_url(name):
        hint = "copy the run with its checkpoints first; pages show landscapes behind URLs, too"
        where, expected = "insight landscape", "a folder of this machine"
        raise SummaryValueError.of(where, expected, shown(name), hint)
    return Path(name.removeprefix("file://"))


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


def _say(drawn: Drawn, reached: str) -> None:
    found = drawn.surface
    if not drawn.is_new:
        words = "is there already"
    else:
        shares = found.facts.get("explained_variance", [])
        shown = f", its plane has {sum(shares[:2]):.1%} of the variance" if shares else ""
        words = f"{found.evaluations} losses for {found.z.size} nodes{shown}"
    words = f"{reached}; {words}" if reached else words
    print(f"insight: {drawn.name}: {words}", file=sys.stderr)


def _as_told(drawn: Drawn, reached: str) -> dict[str, Any]:
    found = drawn.surface
    loss = found.convergence[2]
    return {
        "file": str(drawn.file),
        "tag": drawn.tag,
        "kind": drawn.wanted.kind,
        "steps": list(drawn.wanted.steps),
        "reached": reached,
        "size": [found.x.size, found.y.size],
        "evaluations": found.evaluations,
        "explained_variance": found.facts.get("explained_variance", []),
        "loss": loss if math.isfinite(loss) else str(loss),
        "quantities": sorted(found.quantities),
        "trained": _plain(found.facts.get("trained", {})),
        "relief": _plain(found.facts.get("relief") or {}),
        "new": drawn.is_new,
    }


def _plain(numbers: dict[str, Any]) -> dict[str, Any]:
    """Numbers that JSON has, and the names of others; a file has these already."""
    return {
        name: str(one) if isinstance(one, float) and not math.isfinite(one) else one
        for name, one in numbers.items()
    }
