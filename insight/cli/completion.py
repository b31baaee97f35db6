"""Print what completes `insight` in a shell: commands, options, folders.

Put it where the shell looks for completions, once after each update, and open a new shell:

  bash  insight completion bash > ~/.local/share/bash-completion/completions/insight
  zsh   insight completion zsh > ~/.zfunc/_insight    (a folder of $fpath, before compinit)
  fish  insight completion fish > ~/.config/fish/completions/insight.fish
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

SHELLS = ("bash", "zsh", "fish")
FOLDER = Path(__file__).with_name("completions")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight completion SHELL`."""
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=", ".join(SHELLS))


def run(arguments: argparse.Namespace) -> int:
    """Print the script."""
    text = (FOLDER / f"insight.{arguments.shell}").read_text(encoding="utf-8")
    print(text, end="")
    return 0
