"""What the command line of `training_step.py` may say."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from .step_cases import NETWORKS

PEERS = ("torch", "jax")


def parsed(given: Sequence[str]) -> argparse.Namespace:
    """The options of a command line."""
    parser = argparse.ArgumentParser(
        description="Our training steps beside those of PyTorch and JAX."
    )
    parser.add_argument("--networks", nargs="+", choices=NETWORKS, default=list(NETWORKS))
    parser.add_argument("--rounds", type=_positive, default=9, help="turns of each side")
    parser.add_argument("--steps", type=_positive, default=60, help="of a turn, at most a second")
    parser.add_argument("--threads", type=_positive, default=2, help="of each side")
    parser.add_argument("--bfloat16", action="store_true", help="beside PyTorch's autocast")
    parser.add_argument("--without", nargs="+", choices=(*PEERS, "compile"), default=[])
    parser.add_argument("--turns-only", action="store_true", help="no process for each side")
    parser.add_argument("--here", action="store_true", help="with this Python, whatever it lacks")
    return parser.parse_args(given)


def _positive(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError(f"{text} is not above 0")
    return count
