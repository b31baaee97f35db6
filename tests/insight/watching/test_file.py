"""Rules as people write them, and what they are told where they miswrite them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from insight.errors import PathError, SummaryError
from insight.watching import USUAL, read_rules, rules_of, usual_rules
from insight.watching.on_losses import Diverged
from insight.watching.on_runs import Alerted, Ended, Idle, NoRecord
from insight.watching.on_series import Compared, NoBetter, Span, Strange, Turned
from insight.watching.targets import Target
from tests.every_case import every

if TYPE_CHECKING:
    from pathlib import Path

READ = {
    "loss is nan": Strange("loss", "nan"),
    "LOSS IS INFINITE": Strange("LOSS", "inf"),
    '"my loss" is not finite for 3 values': Strange("my loss", "not finite", Span(3)),
    "no record for 10 min": NoRecord(600),
    "no records for 2 h": NoRecord(7200),
    "val_loss rose 3 times": Turned("val_loss", rises=True, times=3),
    "acc fell 2 times in a row": Turned("acc", rises=False, times=2),
    "gpu idle 15 min": Idle(900),
    "gpu fell idle for 1 h": Idle(3600, after_work=True),
    "loss > 10": Compared("loss", ">", 10),
    "loss>=1e3": Compared("loss", ">=", 1000),
    "lr = 0": Compared("lr", "==", 0),
    "accuracy < 0.5 after step 1000": Compared("accuracy", "<", 0.5, after=1000),
    "memory > 95 % for 5 min": Compared("memory", ">", 95, Span(300, "seconds"), is_percent=True),
    "memory > 95%": Compared("memory", ">", 95, is_percent=True),
    "*/grad_norm > 1_000 for 20 steps": Compared("*/grad_norm", ">", 1000, Span(20, "steps")),
    "loss did not improve for 500 steps": NoBetter("loss", -1, Span(500, "steps")),
    "reward did not improve for 1 h": NoBetter("reward", 1, Span(3600, "seconds")),
    "lr did not fall for 9 values": NoBetter("lr", -1, Span(9)),
    "diverged": Diverged(),
    "run failed": Ended("failed"),
    "alert": Alerted(),
    "alert error": Alerted("error"),
    "finished > 3": Compared("finished", ">", 3),
    "'alert' > 3": Compared("alert", ">", 3),
}


@every("text", READ)
def test_rule_is_read(text: str) -> None:
    (rule,) = rules_of(text).rules

    assert rule.condition == READ[text]


def test_filter_and_targets_stand_behind_a_rule() -> None:
    text = "loss > 1 for lr > 0.1 and not a  -> desktop -> command sh -c \"echo '->'\" # a word"
    (rule,) = rules_of(text).rules

    assert (rule.text, rule.wanted) == ("loss > 1 for lr > 0.1 and not a", "lr > 0.1 and not a")
    assert rule.targets == [Target("desktop"), Target("command", "sh -c \"echo '->'\"")]


def test_lines_of_tell_are_for_rules_that_tell_nobody_themselves() -> None:
    text = "loss is nan\n\n# whom\ntell webhook $HOOK\ntell email me@example.org\nfailed -> desktop"
    first, second = rules_of(text).rules

    assert [target.shown for target in first.targets] == ["webhook $HOOK", "email me@example.org"]
    assert [target.shown for target in second.targets] == ["desktop"]
    assert (first.line, second.line) == (1, 6)


def test_line_usual_stands_for_the_usual_rules() -> None:
    own = [rule.text for rule in rules_of("loss > 9\nusual").rules]

    assert own == ["loss > 9", *USUAL.split("\n")[:-1]]
    assert [rule.text for rule in usual_rules().rules] == own[1:]


def test_usual_rule_may_have_a_line_of_its_own() -> None:
    rules = rules_of("tell email me@example.org\nusual\nalert -> desktop").rules
    told = {rule.text: [target.kind for target in rule.targets] for rule in rules}

    assert len(rules) == len(usual_rules().rules)
    assert (told["alert"], told["failed"]) == (["desktop"], ["email"])


def test_how_mail_is_sent_is_read() -> None:
    found = rules_of('smtp host=mail.example.org port=25 security=none from="me@example.org"').smtp

    assert found == {
        "host": "mail.example.org",
        "port": "25",
        "security": "none",
        "from": "me@example.org",
    }


REFUSED = {
    "los": ("line 1, column 4", "did you mean 'lost'"),
    "loss is nn": ("line 1, column 9", "did you mean 'nan'"),
    "loss >": ("line 1, column 7", "a number"),
    "loss > nan": ("line 1, column 8", "'is nan'"),
    "loss > 1 fro x": ("line 1, column 10", "did you mean 'for'"),
    "loss > 1 for": ("line 1, column 13", "a filter"),
    "loss > 1 for (a": ("line 1, column 14", "')'"),
    "a is nan\nb bad": ("line 2, column 3", "a comparison"),
    "no record for 10 parsecs": ("line 1, column 18", "parsecs"),
    "val_loss rose 2.5 times": ("column 19", "whole number"),
    "lr did not improve for 3 steps": ("column 12", "'did not fall'"),
    "> 3": ("column 1", "loss is nan"),
    "failed -> wbhook x": ("column 11", "did you mean 'webhook'"),
    "failed -> command 'x": ("column 19", "quotes are closed"),
    "failed -> email x": ("column 17", "me@example.org"),
    "failed -> desktop x": ("column 19", "nothing behind"),
    "smtp password=x": ("column 6", "INSIGHT_SMTP_PASSWORD"),
    "smtp hots=x": ("column 6", "host"),
    "smtp security=ssl": ("column 15", "starttls"),
}


@every("text", REFUSED)
def test_refusal_says_where_and_what_to_write(text: str) -> None:
    with pytest.raises(SummaryError) as refused:
        rules_of(text, "my.rules")

    assert all(part in str(refused.value) for part in ("my.rules, ", *REFUSED[text]))
    assert isinstance(refused.value, ValueError)


@pytest.mark.parametrize("address", ["ftp://a/SECRET", "https://", "SECRET", "https://a b/SECRET"])
def test_address_that_is_none_is_refused_untold(address: str) -> None:
    with pytest.raises(SummaryError, match="https://") as refused:
        rules_of(f"failed -> webhook {address}")

    assert "SECRET" not in str(refused.value)


def test_what_is_no_file_of_rules_is_refused(tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b"loss is nan # caf\xe9")
    (tmp_path / "large").write_bytes(b"#" * 1_000_001)

    with pytest.raises(PathError):
        read_rules(tmp_path / "none")
    for name, word in (("latin", "UTF-8"), ("large", "bytes"), (".", "cannot read")):
        with pytest.raises(SummaryError, match=word):
            read_rules(tmp_path / name)
    with pytest.raises(SummaryError, match=r"1,000 rules"):
        rules_of("failed\n" * 1_001)


def test_file_with_a_mark_of_windows_is_read(tmp_path: Path) -> None:
    (tmp_path / "rules").write_bytes("\ufeffloss is nan\r\nfailed\r\n".encode())

    assert [rule.text for rule in read_rules(tmp_path / "rules").rules] == ["loss is nan", "failed"]
