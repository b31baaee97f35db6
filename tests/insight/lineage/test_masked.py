"""What is masked when it is read is what its recorders did not say they keep."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from insight import open_runs
from insight.record import SummaryRecord

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_what_each_recorder_of_a_run_keeps_stays(tmp_path: Path) -> None:
    for name in ("auth_key", "enc_key"):
        with SummaryRecord(tmp_path / "a", hyperparameters={name: "bpe"}, unmasked=[name]) as one:
            one.log(1, {"loss": 0.5})
    row = open_runs(tmp_path).lineage().iloc[0]

    assert row["hyperparameters.auth_key"] == "bpe"
    assert row["hyperparameters.enc_key"] == "bpe"
    assert row["user.unmasked"] == ("auth_key", "enc_key")


def test_option_that_is_kept_in_the_command_is_read_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = ["python", "train.py", "--auth_key", "cross", "--token", "a1"]
    monkeypatch.setattr(sys, "orig_argv", given)
    with SummaryRecord(tmp_path / "a", unmasked=["auth_key"], provenance=True) as record:
        record.log(1, {"loss": 0.5})
    store = open_runs(tmp_path)

    assert store.lineage()["command.arguments"][0] == "python train.py --auth_key cross --token ***"
    assert store.masked_texts("a") == []


def test_command_of_an_older_recorder_is_masked_when_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "orig_argv", ["python", "train.py", "--auth_key", "cross"])
    with SummaryRecord(tmp_path / "a", unmasked=["auth_key"], provenance=True) as record:
        record.log(1, {"loss": 0.5})
    (file,) = (tmp_path / "a").glob("*provenance*.json")
    document = json.loads(file.read_text())
    for rules in (1, None, "3", True):
        document["masking"] = rules
        file.write_text(json.dumps(document))
        row = open_runs(tmp_path).lineage().iloc[0]

        assert row["command.arguments"] == "python train.py --auth_key ***"
