"""Each of the three lines of `insight best`, for each answer there may be."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from insight.lineage.best_run import Answer
from insight.lineage.best_run.lines import ahead_line, explained_line, led_line
from insight.lineage.difference.significance import Significance, welch
from insight.lineage.importance import Importance, Share, Together
from insight.lineage.target import Target
from insight.lineage.target.lead import Lead
from insight.lineage.target.seeds import Group, Seeds

ACCURACY = Target("acc", "best", 1, np.array([]))
LOSS = Target("loss", "best", -1, np.array([]))
LEAD = Lead("a", 0.9, 3, [], 3, ("b", 0.8), 0.8)
NOTHING = Importance(9, "linear", True, (), (), None, (), (), (), (), ())


def led(target: Target = ACCURACY, shown: int = 3, called: str = "", **changed: Any) -> str:
    answer = Answer(target, shown, "finished", called=called)
    return led_line(answer, LEAD._replace(**changed))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (led(), "a is best: acc 0.9 at step 3, the highest at any step of 3 runs"),
        (led(LOSS), "a is best: loss 0.9 at step 3, the lowest at any step of 3 runs"),
        (
            led(step=None),
            "a is best: acc 0.9, the last as it has no steps, the highest of 3 runs",
        ),
        (
            led(ACCURACY._replace(of="recorded"), step=None),
            "a is best: acc 0.9, the highest of 3 runs",
        ),
        (
            led(shown=5),
            "a is best: acc 0.9 at step 3, the highest at any step of the 3 of 5 runs that have it",
        ),
        (
            led(shown=5, judged=1),
            (
                "a is best: acc 0.9 at step 3, "
                "the highest at any step of the only one of 5 runs that has it"
            ),
        ),
        (
            led(shown=1, judged=1, run=".", called="runs/a"),
            "runs/a is best: acc 0.9 at step 3, the highest at any step of 1 run",
        ),
        (
            led(equal=["b", "c", "d", "e"]),
            (
                "a is best (as good: b, c, d and 1 more): "
                "acc 0.9 at step 3, the highest at any step of 3 runs"
            ),
        ),
    ],
)
def test_first_line_says_which_run_and_where_its_value_stands(line: str, said: str) -> None:
    assert line == said


def test_first_line_names_the_ranks_that_ended_badly() -> None:
    answer = Answer(LOSS, 3, "diverged", rank=0, bad_ranks={"diverged": [2, 5]})
    line = led_line(answer, LEAD)

    assert line.startswith("a (diverged: ranks 2, 5) is best: loss 0.9 at step 3 in rank 0, the")


def group(mean: float, deviation: float | None, seeds: int, left_out: int = 0) -> Group:
    return Group([str(at) for at in range(seeds)], seeds, left_out, mean, deviation)


def significance(p: float) -> Significance:
    return Significance(2, 2, 0.0, 0.0, p, "")


SOME, MORE = group(0.8, 0.01, 2), group(0.9, 0.01, 2)
FEW = welch([0.9], [0.8, 0.7])
UNKNOWN = (
    "neither its settings nor the next were run with another seed, "
    "so how much of it is chance is not known"
)


@pytest.mark.parametrize(
    ("target", "seeds", "said"),
    [
        (
            ACCURACY,
            Seeds(MORE, SOME, significance(0.01)),
            (
                "its settings have 0.9 ± 0.01 over 2 seeds, "
                "the next settings 0.8 ± 0.01 over 2 seeds: "
                "more than seeds make (p = 0.01)"
            ),
        ),
        (
            LOSS,
            Seeds(MORE, SOME, significance(0.01)),
            (
                "its settings have 0.9 ± 0.01 over 2 seeds, "
                "the next settings 0.8 ± 0.01 over 2 seeds: "
                "which is better by more than seeds make (p = 0.01)"
            ),
        ),
        (
            ACCURACY,
            Seeds(MORE, SOME, significance(0.5)),
            (
                "its settings have 0.9 ± 0.01 over 2 seeds, "
                "the next settings 0.8 ± 0.01 over 2 seeds: "
                "no more than seeds make (p = 0.5)"
            ),
        ),
        (
            ACCURACY,
            Seeds(group(0.9, None, 1), SOME, FEW),
            (
                "its settings have 0.9 with 1 seed, the next settings 0.8 ± 0.01 over 2 seeds "
                "(too few seeds: at least 2 a side are needed)"
            ),
        ),
        (
            ACCURACY,
            Seeds(group(0.9, 0.01, 2, left_out=2), SOME._replace(left_out=1), significance(0.01)),
            (
                "its settings have 0.9 ± 0.01 over 2 seeds (2 more have no finite value), "
                "the next settings 0.8 ± 0.01 over 2 seeds (1 more has no finite value): "
                "more than seeds make (p = 0.01)"
            ),
        ),
        (
            ACCURACY,
            Seeds(group(0.9, None, 1, left_out=1), group(0.8, None, 1), FEW),
            (
                "its settings have 0.9 with 1 seed (1 more has no finite value), "
                "the next settings 0.8 with 1 seed (too few seeds: at least 2 a side are needed)"
            ),
        ),
        (ACCURACY, Seeds(MORE, None, None), "its settings have 0.9 ± 0.01 over 2 seeds"),
        (ACCURACY, Seeds(group(0.9, None, 1), group(0.8, None, 1), FEW), UNKNOWN),
        (ACCURACY, Seeds(group(0.9, None, 1), None, None), UNKNOWN),
    ],
)
def test_second_line_says_what_seeds_make_of_it(target: Target, seeds: Seeds, said: str) -> None:
    line = ahead_line(target, LEAD, seeds)

    assert line == f"0.1 ahead of the next, b (0.8), and 0.1 ahead of the median (0.8); {said}"


def share(name: str, of: float, low: float = 0.1, high: float = 0.95) -> Share:
    return Share(name, of, low, high, None, 9, 2, False, False)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (
            {"found": (share("user.lr", 0.5),)},
            "the variance among 9 runs is explained 50 % by lr (10 % to 95 %)",
        ),
        (
            {"found": (share("user.lr", 0.997, 0.99, 1.0),), "scale": "log"},
            "the variance of its logarithm among 9 runs is explained >99 % by lr (99 % to 100 %)",
        ),
        (
            {
                "found": (share("hyperparameters.enc.lr", 0.7), share("user.size", 0.1)),
                "together": (Together(("hyperparameters.dec.lr", "user.size"), 0.2, 0.1, 0.3, 9),),
                "chance": ("hyperparameters.dec.lr",),
            },
            (
                "the variance among 9 runs is explained "
                "70 % by hyperparameters.enc.lr (10 % to 95 %), "
                "20 % by hyperparameters.dec.lr × size (10 % to 30 %), 10 % by size (10 % to 95 %)"
            ),
        ),
        ({"varies": False}, "all runs are as good"),
        ({"varies": False, "runs": 1}, "only one run has a value"),
        ({"chance": ("user.a",)}, "a cannot be told apart from chance among 9 runs"),
        (
            {"chance": ("user.a", "user.b", "user.c", "user.d", "b.a")},
            "user.a, b, c and 2 more cannot be told apart from chance among 9 runs",
        ),
        ({"scarce": ("user.a",), "runs": 3}, "3 runs are too few: it takes 8"),
        ({"scarce": ("user.a",), "runs": 100}, "a is in fewer than 8 runs"),
        ({"scarce": ("user.a", "user.b"), "runs": 100}, "a, b are in fewer than 8 runs each"),
        ({"unique": ("user.note",)}, "over half of the runs have their own note"),
        (
            {"unique": ("user.note",), "scarce": ("user.a",)},
            "a is in fewer than 8 runs, and over half of the runs have their own note",
        ),
        ({"constant": ("user.a",)}, "no recorded parameter varies"),
        ({}, "no parameter is recorded"),
    ],
)
def test_third_line_says_what_explains_it_or_why_nothing_does(
    changed: dict[str, Any], said: str
) -> None:
    line = explained_line(NOTHING._replace(**changed))

    assert line.removeprefix("nothing that is recorded explains it: ") == said
