"""A file of rules: one a line, and lines that say whom all of them tell.

# whom every rule tells that names nobody itself
tell webhook $INSIGHT_WEBHOOK
loss is nan
val_loss rose 3 times for lr > 0.01 and optimizer = Adam
gpu idle 15 min -> desktop -> command notify.sh --urgent
smtp host=mail.example.org from=insight@example.org
"""

from __future__ import annotations

import os
import re
import shlex
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, NoReturn, get_args
from urllib.parse import urlsplit

from insight.errors import FilterError, PathError
from insight.lineage.syntax import parse

from .grammar import condition_of
from .rule import Rule
from .targets import Kind, Target
from .usual import USUAL
from .words import RuleError, Words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LARGEST = 1_000_000
MOST_RULES = 1_000
SMTP = ("host", "port", "user", "from", "security")
SECURITY = ("starttls", "tls", "none")
_KINDS = get_args(Kind)
_COMMENT = re.compile(r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?:^|(?<=\s))#.*""")


@dataclass(frozen=True, slots=True)
class RulesFile:
    """What a file of rules says."""

    rules: Sequence[Rule] = ()
    smtp: Mapping[str, str] = field(default_factory=dict)
    """How mail is sent, as far as the file says: `host`, `port`, `user`, `from`, `security`."""


def read_rules(path: str | os.PathLike[str]) -> RulesFile:
    """The rules of a file.

    Raises:
        PathError: If there is no such file; also a FileNotFoundError.
        RuleError: If it cannot be read; the message has line and column. Also a ValueError.

    """
    name = os.fspath(path)
    try:
        with open(path, "rb") as file:  # noqa: PTH123 # a str or any path
            content = file.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise PathError.missing("--rules", name) from error
    except OSError as error:
        raise RuleError(f"--rules cannot read {name}: {error.strerror}.") from error
    if len(content) > LARGEST:
        raise RuleError(f"{name} expected at most {LARGEST:,} bytes of rules, got more.")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RuleError(
            f"{name} expected UTF-8, got a byte at {error.start} that is none."
        ) from error
    return rules_of(text, os.path.basename(name))  # noqa: PTH119 # of a str or any path


def rules_of(text: str, file: str = "rules") -> RulesFile:
    """The rules that a text has.

    Args:
        text: All lines.
        file: What it is called in errors.

    Raises:
        RuleError: If it cannot be read.

    >>> [rule.text for rule in rules_of("loss is nan # at any step").rules]
    ['loss is nan']

    """
    rules: list[Rule] = []
    told: list[Target] = []
    smtp: dict[str, str] = {}
    for number, written in enumerate(text.splitlines(), 1):
        line = _COMMENT.sub(lambda match: match[1] or "", written).rstrip()
        words = Words(line, file, number)
        match words.next.low:
            case "":
                if words.next.kind != "end":
                    rules.append(_rule(words, number))
            case "tell":
                words.need("tell")
                told.append(_target(words))
            case "smtp":
                smtp |= _smtp(words)
            case "usual" if words.behind(1).kind == "end":
                rules += usual_rules().rules
            case _:
                rules.append(_rule(words, number))
        if len(rules) > MOST_RULES:
            words.refuse(f"at most {MOST_RULES:,} rules")
    own = {rule.text: rule for rule in rules if rule.line}
    # A usual rule that has a line of its own is that line: it says whom it tells.
    kept = {rule.text: own.get(rule.text, rule) for rule in rules}.values()
    return RulesFile([one if one.targets else replace(one, targets=told) for one in kept], smtp)


@cache
def usual_rules() -> RulesFile:
    """The rules that hold without a file."""
    found = rules_of(USUAL, "the usual rules")
    return replace(found, rules=[replace(rule, line=0) for rule in found.rules])


def _rule(words: Words, number: int) -> Rule:
    said = condition_of(words)
    wanted = ""
    if words.take("for"):
        start = words.next.start
        wanted = words.rest()
        _check_filter(wanted, words, start)
    end = words.next.start
    text = " ".join(words.line[:end].split())
    targets = []
    while words.take("->"):
        targets.append(_target(words))
    if words.next.kind != "end":
        words.refuse("'for' and a filter, '->' and whom to tell, or the end", ("for", "after"))
    return Rule(text, said.condition, wanted, targets, number, said.series)


def _check_filter(wanted: str, words: Words, start: int) -> None:
    if not wanted:
        words.refuse("a filter behind 'for', such as lr > 0.01")
    try:
        parse(wanted)
    except FilterError as error:
        raise RuleError(f"{words.spot(start)} {error}") from error


def _target(words: Words) -> Target:
    kind = words.need(*_KINDS)
    start = words.next
    to = words.rest()
    match kind:
        case "command":
            _check_command(to, words, start.start)
        case "webhook":
            _check_url(to, words, start.start)
        case "email" if not re.fullmatch(r"\$\w+|[^@\s]+@[^@\s]+", to):
            _refuse(words, start.start, "an address such as me@example.org", to)
        case "desktop" if to:
            _refuse(words, start.start, "nothing behind 'desktop'", to)
    return Target(kind, to)  # type: ignore[arg-type]  # one of the words above


def _check_command(to: str, words: Words, start: int) -> None:
    try:
        given = shlex.split(to)
    except ValueError:
        _refuse(words, start, "a command whose quotes are closed", to)
    if not given:
        _refuse(words, start, "a command", "nothing")


def _check_url(to: str, words: Words, start: int) -> None:
    if re.fullmatch(r"\$\w+", to):
        return
    try:
        parts = urlsplit(to)
        is_url = parts.scheme in {"http", "https"} and bool(parts.hostname) and " " not in to
    except ValueError:
        is_url = False
    if not is_url:  # what it is stays untold: it may be a secret
        _refuse(
            words, start, "an address that begins with https:// or http://, or $NAME", "another"
        )


def _smtp(words: Words) -> dict[str, str]:
    """`smtp host=… port=…`; a password stands in the environment alone."""
    words.need("smtp")
    found: dict[str, str] = {}
    while words.next.kind != "end":
        start = words.next
        name = words.any().low
        if name == "password":
            hint = "put it into the environment, as INSIGHT_SMTP_PASSWORD"
            raise RuleError.at(words.spot(start.start), "no password in the file", "one", hint)
        if name not in SMTP:
            _refuse(words, start.start, f"one of {', '.join(SMTP)}", name)
        words.need("=")
        value = words.any()
        found[name] = value.text
        if name == "security" and value.low not in SECURITY:
            _refuse(words, value.start, f"one of {', '.join(SECURITY)}", value.text)
        if name == "port" and not value.text.isdecimal():
            _refuse(words, value.start, "a port", value.text)
    return found


def _refuse(words: Words, start: int, expected: str, got: str) -> NoReturn:
    raise RuleError.at(words.spot(start), expected, got or "nothing")
