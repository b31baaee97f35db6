from __future__ import annotations

import shutil
import subprocess

import pytest

from insight.cli import main
from insight.cli.completion import SHELLS

# What bash does when somebody types these words and the key that completes.
TYPED = """
source /dev/stdin
COMP_WORDS=({words} '{begun}'); COMP_CWORD={place}; COMPREPLY=()
_shtab_insight
echo "${{COMPREPLY[@]}}"
"""


@pytest.mark.parametrize("shell", SHELLS)
def test_script_of_a_shell_is_printed(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["completion", shell])
    told = capsys.readouterr()

    assert (code, told.err) == (0, "")
    assert "insight" in told.out
    assert told.out.count("landscape") > 2


def test_other_shell_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["completion", "cmd"])

    assert left.value.code == 2
    assert "bash" in capsys.readouterr().err


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize(
    ("words", "begun", "completed"),
    [
        ("insight", "ru", "runs"),
        ("insight export --to", "t", "tensorboard"),
        ("insight serve", "--path", "--path-prefix"),
    ],
)
def test_bash_completes(
    words: str, begun: str, completed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["completion", "bash"])
    typed = TYPED.format(words=words, begun=begun, place=len(words.split()))
    done = subprocess.run(
        ["bash", "-c", typed],
        input=capsys.readouterr().out,
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.split() == [completed]
