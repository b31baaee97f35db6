"""What completes `insight` in shells is made of its parser, which explains every argument."""

from __future__ import annotations

import argparse

import pytest

from insight import cli
from insight.cli.completion import FOLDER, SHELLS
from tools.completions import actions, completion


@pytest.mark.parametrize("shell", SHELLS)
def test_checked_in_completion_is_that_of_the_parser(shell: str) -> None:
    kept = (FOLDER / f"insight.{shell}").read_text(encoding="utf-8")

    assert completion(shell) == kept, "make completions"


def test_every_argument_says_what_it_is() -> None:
    commands = argparse._SubParsersAction
    silent = [
        action.option_strings or action.dest
        for action in actions(cli.whole_parser())
        if not action.help and not isinstance(action, commands)
    ]

    assert silent == []
