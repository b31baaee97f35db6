from __future__ import annotations

import pytest

from .machine import Machine
from .warm import Warm

QUICK = ["insight --help", "insight serve --help", "insight runs nowhere", "insight sing"]


@pytest.mark.parametrize("typed", QUICK)
def test_line_says_warm_what_it_says_in_a_shell(typed: str, user: Machine, warm: Warm) -> None:
    cold = user.run(*typed.split())
    said = warm.run(user, *typed.split())

    assert (said.returncode, said.stdout, said.stderr) == (
        cold.returncode,
        cold.stdout,
        cold.stderr,
    )


def test_line_finds_nothing_of_the_one_before(user: Machine, warm: Warm) -> None:
    away = Machine(user.environment, user.folder / "runs", {"INSIGHT_PROVENANCE": "off"})
    warm.run(away, "insight", "runs", ".")
    said = warm.run(user, "insight", "runs", "runs", "--json")

    assert said.returncode == 0, said.stderr
    assert "sgd" in said.stdout
