from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import pytest

from insight.watching.telling.command import run_command
from insight.watching.telling.failure import TellingError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from insight.watching.message import Message

WRITES = "import json, os, sys; json.dump([sys.argv[2:], dict(os.environ)], open(sys.argv[1], 'w'))"


def test_command_gets_its_words_and_what_is_told(
    message: Callable[..., Message], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INSIGHT_SMTP_PASSWORD", "SECRET")
    file = tmp_path / "told.json"
    run_command(f"{sys.executable} -c \"{WRITES}\" {file} 'a b' $HOME", message("$(x)"))
    words, variables = json.loads(file.read_text())

    assert words == ["a b", "$HOME"]  # no shell looks at them
    told = {name: text for name, text in variables.items() if name.startswith("INSIGHT_R")}
    assert told == {"INSIGHT_ROOT": "/runs", "INSIGHT_RUN": "$(x)", "INSIGHT_RULE": "loss is nan"}
    assert (variables["INSIGHT_TAG"], variables["INSIGHT_STEP"]) == ("train/loss", "3")
    assert "INSIGHT_SMTP_PASSWORD" not in variables


@pytest.mark.parametrize(
    ("command", "patience_s", "why"),
    [
        ("no-such-command-here", 60.0, "No such file"),
        (f"{sys.executable} -c 'raise SystemExit(3)'", 60.0, "ended with 3"),
        (f"{sys.executable} -c 'input() or 1; import time; time.sleep(60)'", 60.0, "ended with 1"),
        (f"{sys.executable} -c 'import time; time.sleep(60)'", 0.05, "longer than"),
    ],
)
def test_command_that_does_not_tell_is_a_failure(
    command: str, patience_s: float, why: str, message: Callable[..., Message]
) -> None:
    with pytest.raises(TellingError, match=why):
        run_command(command, message(), patience_s)
