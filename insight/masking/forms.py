"""The forms in which texts give a value to a name: in programs, shells, and files of settings.

A text may be a diff: behind the end of a line a `+`, `-` or space may stand. Every form is a
pattern and what becomes of a match; who takes which names for secrets is told by the caller.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

MASK = "***"

_NAME = r"(?P<name>(?:\\{0,4}['\"])?[A-Za-z_][\w.-]{0,100}(?:\\{0,4}['\"])?\]?)"
_STRING = (
    r"[rbufRBUF]{0,2}(?:\"{3}(?:[^\"]|\"(?!\"\")){0,4000}\"{3}|'{3}(?:[^']|'(?!'')){0,4000}'{3}"
    r"|\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'|`[^`\n]*`)"
)
# What may stand between a sign and its value, or between parts of it: lines, brackets, diff marks.
_GAP = r"(?:\s|\\(?=\n)|(?<=\n)[+-]|[(\[]){0,80}"
_BETWEEN = r"(?:\s|\\(?=\n)|(?<=\n)[+-]|[+.&,]){0,80}"
_STRINGS = re.compile(
    rf"(?<![\w.]){_NAME}\s{{0,20}}"
    r"(?::=|=>|[=!]?={1,2}|:\s{0,4}[A-Za-z][\w.\[\]|\ ]{0,60}=|:|\()"
    rf"{_GAP}(?P<value>{_STRING}(?:{_BETWEEN}{_STRING}){{0,50}})"
)
_ONE_STRING = re.compile(_STRING)
# `setdefault("TOKEN", "x")`, `("password", "x")`: the name is a text, and so is the value.
_PAIR = re.compile(
    r"(?P<before>[\w.]\(\s{0,20}|\(\s{0,20})\\{0,4}['\"](?P<name>[A-Za-z_][\w.-]{0,100})\\{0,4}['\"]"
    rf"\s{{0,20}},{_GAP}(?P<value>{_STRING})"
)
# `login(key="x")`: what is given to who lets in.
_LOGIN = re.compile(
    r"(?P<name>\b\w{0,40}(?:login|Login|authenticate|sign_in))\("
    rf"(?P<value>(?:{_STRING}|[^()'\"`\n]|\n[+\- ]?){{1,400}})"
)
# A header or a setting as one text: "X-Api-Key: x".
_HEADER = re.compile(
    r"(?P<quote>['\"])(?P<name>[A-Za-z][\w-]{0,100}):\s{0,4}"
    r"(?P<value>(?:(?!(?P=quote))[^\n]){1,2000})(?=(?P=quote))"
)
_ESCAPED = re.compile(
    rf"(?<![\w.]){_NAME}\s{{0,20}}[:=]\s{{0,20}}(?P<value>(\\+)\"(?:(?!\3\").){{0,2000}}\3\")"
)
_TAG = re.compile(
    r"<(?P<name>[A-Za-z_][\w.:-]{0,100})(?:\s[^<>]{0,500})?>(?P<value>[^<>]{1,4000})</"
)
_ATTRIBUTE = re.compile(
    r"(?i:\b(?:key|name|id)\s?=\s?)(?P<quote>['\"])(?P<name>[\w.:-]{1,100})(?P=quote)"
    r"[^<>\n]{0,200}?(?i:\bvalue\s?=\s?)(?P<value>\"[^\"\n]*\"|'[^'\n]*')"
)
# `ENV TOKEN x` of a Dockerfile, `setx TOKEN x`, `set -gx TOKEN x`.
_WORDS = re.compile(
    r"^[+\- ]?[ \t]{0,40}(?:ENV|ARG|LABEL|setx|set[ \t]+-\w{1,4}|setenv)[ \t]+"
    r"(?P<name>[A-Za-z_][\w.-]{0,100})[ \t]+(?P<value>[^\s=][^\n]*)",
    re.MULTILINE,
)
# `password: |` of YAML, whose value is the lines that stand further in.
_BLOCK = re.compile(
    r"^(?P<margin>[+\- ]?[ \t]{0,80})(?:-[ \t]+)?(?P<name>['\"]?[A-Za-z_][\w.-]{0,100}['\"]?)"
    r"[ \t]{0,8}:[ \t]{0,8}[|>][+\-\d]{0,2}[ \t]{0,8}\n"
    r"(?P<value>(?:(?P=margin)[ \t]+[^\n]*(?:\n|\Z))+)",
    re.MULTILINE,
)
_USER = re.compile(
    r"(?P<before>(?<![\w-])(?:-[uU]|--(?:proxy-)?user)(?:=|\s{0,4}))"
    r"(?P<value>'[^'\n]*:[^'\n]*'|\"[^\"\n]*:[^\"\n]*\"|(?!\d+:\d+(?!\S))[^\s'\":-][^\s'\":]*:[^\s'\"]+)"
)
_OPTION = re.compile(
    r"(?<![\w-])(?P<name>--?[A-Za-z][\w-]{1,100})(?:=|\s{1,4})(?P<value>'[^'\n]*'|\"[^\"\n]*\")"
)
_MACHINE = re.compile(  # of a .netrc
    r"\bmachine[ \t]+[^\n]{1,300}?[ \t](?P<name>password)[ \t]+(?P<value>\S+)"
)
_SSHPASS = re.compile(r"(?P<before>\bsshpass\s+-p\s{0,4})(?P<value>'[^'\n]*'|\"[^\"\n]*\"|\S+)")


class _Form(NamedTuple):
    pattern: re.Pattern[str]
    masked: Callable[[str], str]
    """What becomes of the value."""
    is_always: bool
    """Whether the form alone says that it is secret; else its name does."""


def _each_string(value: str) -> str:
    return _ONE_STRING.sub(lambda match: _emptied(match[0]), value)


def _emptied(string: str) -> str:
    """A string as programs write it, without what is in it; an empty one as it is."""
    begin = len(string) - len(string.lstrip("rbufRBUF"))
    quote = string[begin]
    width = 3 if string[begin:].startswith(quote * 3) and len(string) >= begin + 6 else 1
    held = string[begin + width : -width]
    return string if not held else f"{string[: begin + width]}{MASK}{quote * width}"


def _quoted(value: str) -> str:
    return f"{value[0]}{MASK}{value[-1]}" if value[0] in "'\"" and len(value) > 2 else MASK


def _each_line(value: str) -> str:
    return re.sub(r"^([+\- ]?[ \t]*)\S[^\n]*", rf"\1{MASK}", value, flags=re.MULTILINE)


def _escaped(value: str) -> str:
    quote = value[: value.index('"') + 1]
    return f"{quote}{MASK}{quote}"


def _rest_of_line(value: str) -> str:
    return MASK if value.strip() else value


_FORMS = (
    _Form(_BLOCK, _each_line, is_always=False),
    _Form(_STRINGS, _each_string, is_always=False),
    _Form(_PAIR, _each_string, is_always=False),
    _Form(_LOGIN, _each_string, is_always=True),
    _Form(_HEADER, lambda _: MASK, is_always=False),
    _Form(_ESCAPED, _escaped, is_always=False),
    _Form(_TAG, _rest_of_line, is_always=False),
    _Form(_ATTRIBUTE, _quoted, is_always=False),
    _Form(_WORDS, _rest_of_line, is_always=False),
    _Form(_OPTION, _quoted, is_always=False),
    _Form(_USER, lambda _: MASK, is_always=True),
    _Form(_MACHINE, lambda _: MASK, is_always=True),
    _Form(_SSHPASS, lambda _: MASK, is_always=True),
)


def without_values(text: str, is_secret: Callable[[str], bool]) -> str:
    """A text in which no name that `is_secret` says so of has a value.

    >>> without_values("password = ('x' 'y')", lambda name: name == "password")
    "password = ('***' '***')"
    >>> without_values("<password>x</password> curl -u me:pw", lambda name: name == "password")
    '<password>***</password> curl -u ***'

    """
    for form in _FORMS:
        text = replaced(form.pattern, text, partial(_told, form, is_secret))
    return text


def replaced(
    pattern: re.Pattern[str], text: str, told: Callable[[re.Match[str]], str | None]
) -> str:
    """A text with what `told` says of each match; None: the search goes on within the match.

    What is given to an innocent name may hold other names: `note = "password=x"`.
    """
    parts, begin = [], 0
    found = pattern.search(text)
    while found:
        shown = told(found)
        if shown is None:
            end = max(found.end("name"), found.start() + 1)
            parts.append(text[begin:end])
        else:
            end = max(found.end(), found.start() + 1)
            parts.append(text[begin : found.start()] + shown + text[found.end() : end])
        begin = end
        found = pattern.search(text, begin)
    return "".join([*parts, text[begin:]])


def _told(form: _Form, is_secret: Callable[[str], bool], match: re.Match[str]) -> str | None:
    if not form.is_always and not is_secret(match["name"]):
        return None
    begin, end = match.start("value") - match.start(), match.end("value") - match.start()
    return f"{match[0][:begin]}{form.masked(match['value'])}{match[0][end:]}"
