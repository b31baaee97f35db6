"""Processes that found each other draw alike, also where no seed was set."""

from __future__ import annotations

from tests.engine.context.processes.test_ending import run_script

DRAWN = """
import os, sys
import engine
from engine import nn
from engine.communication import get_rank, init
{before}
init()
{after}
sys.stdout.write(str(nn.Dense(2, 2).weight.asnumpy().tolist()) + os.linesep)
"""


def drawn(folder, before: str = "", after: str = "") -> list[str]:
    """The first values of a layer, as each process prints them."""
    done = run_script(DRAWN.format(before=before, after=after), folder)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_first_values_are_the_same_in_all_without_a_seed(tmp_path):
    one, other = drawn(tmp_path)

    assert one == other
    assert one not in drawn(tmp_path)  # another run draws others


def test_what_was_drawn_before_changes_nothing(tmp_path):
    before = "for _ in range(int(os.environ['PMI_RANK']) + 1): nn.Dense(1, 1)"
    one, other = drawn(tmp_path, before)

    assert one == other


def test_a_seed_that_was_set_before_stays(tmp_path):
    apart = drawn(tmp_path, "engine.set_seed(int(os.environ['PMI_RANK']))")
    first, second = (drawn(tmp_path, after=f"engine.set_seed({seed})") for seed in (0, 1))

    assert sorted(apart) == sorted({*first, *second})
