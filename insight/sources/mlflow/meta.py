"""The `meta.yaml` of MLflow: one scalar a line, under names at the margin.

MLflow writes it with PyYAML's defaults: plain, single and double quotes, long texts folded onto
further lines, and where a run has data sets, one mapping inside. No more of YAML is read, so that a
store of many runs needs neither seconds nor a library.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from insight.errors import FormatError, compose

if TYPE_CHECKING:
    from collections.abc import Iterator

_ENTRY = re.compile(r"""(['"]?)([^\s'":#&*!|>%@`\[\]{},][^'":]*)\1:(?: +(.*))?""")
_ESCAPE = re.compile(r"\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)", re.DOTALL)
_SHORT = {
    "0": "\0",
    "a": "\a",
    "b": "\b",
    "t": "\t",
    "\t": "\t",
    "n": "\n",
    "v": "\v",
    "f": "\f",
    "r": "\r",
    "e": "\x1b",
    "N": "\x85",
    "_": "\xa0",
    "L": "\u2028",
    "P": "\u2029",
}
_SURROGATES = re.compile(r"\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})", re.IGNORECASE)
_EMPTY = frozenset(("null", "~", "", "[]", "{}"))
_NOT_READ = tuple("&*!|>%@`")
_FLOWS = ("[", "{")

Meta = dict[str, str]


def read_meta(content: bytes) -> Meta:
    r"""The texts by name; names inside a mapping follow its own after a dot, empty ones are absent.

    Raises:
        FormatError: If it is no such file.

    >>> read_meta(b"name: 'a: b'\nend_time: null\nstatus: 3\ntags:\n  owner: me\n")
    {'name': 'a: b', 'status': '3', 'tags.owner': 'me'}

    """
    found: Meta = {}
    for number, name, parts in _entries(_lines(content)):
        inner = [part[2:] for part in parts[1:] if part.strip()]
        if not parts[0] and inner and all(_ENTRY.fullmatch(part) for part in inner):
            for _, key, texts in _entries(inner):
                _keep(found, f"{name}.{key}", _scalar(number, texts))
        else:
            _keep(found, name, _scalar(number, parts))
    return found


def names_in(content: bytes) -> set[str]:
    """The names at the margin, also those of nothing.

    Raises:
        FormatError: If it is no such file.

    """
    return {name for _, name, _ in _entries(_lines(content))}


def _lines(content: bytes) -> list[str]:
    try:
        return content.decode("utf-8").replace("\r\n", "\n").split("\n")
    except UnicodeDecodeError as error:
        raise _refused(1, "text in UTF-8", str(error.reason)) from error


def _keep(found: Meta, name: str, text: str | None) -> None:
    if text is not None:
        found[name] = text


def _entries(lines: list[str]) -> Iterator[tuple[int, str, list[str]]]:
    """The number, the name and the lines of each entry; the first line from its value on."""
    entry: tuple[int, str, list[str]] | None = None
    for number, line in enumerate(lines, 1):
        if entry is not None and (not line.strip() or line[0] in " \t"):
            entry[2].append(line)
            continue
        if not line.strip() or line[0] == "#" or line == "---":
            continue
        matched = _ENTRY.fullmatch(line)
        if matched is None:
            raise _refused(number, "a name and a value", repr(line[:80]))
        if entry is not None:
            yield entry
        entry = number, matched[2], [(matched[3] or "").strip()]
    if entry is not None:
        yield entry


def _scalar(number: int, parts: list[str]) -> str | None:
    """The text that the lines of one value mean; None for nothing."""
    first = parts[0]
    if first[:1] in {"'", '"'}:
        return _quoted(number, parts, first[0])
    if first.startswith(_NOT_READ):
        raise _refused(number, "a text or number", repr(first[:80]))
    text = _folded(parts).rstrip()
    if text in _EMPTY:
        return None
    if first.startswith(_FLOWS):  # MLflow writes empty ones alone on one line
        raise _refused(number, "a text or number", repr(first[:80]))
    return text


def _quoted(number: int, parts: list[str], quote: str) -> str:
    while len(parts) > 1 and not parts[-1].strip():
        parts = parts[:-1]
    whole = _folded(parts, continues=quote == '"').rstrip()
    if len(whole) < 2 or whole[-1] != quote:
        raise _refused(number, f"a closing {quote}", repr(whole[-80:]))
    inner = whole[1:-1]
    if quote == "'":
        return inner.replace("''", "'")
    paired = _SURROGATES.sub(_one_character, inner)
    return _ESCAPE.sub(_unescaped, paired).encode("utf-8", "replace").decode()


def _folded(parts: list[str], *, continues: bool = False) -> str:
    """One text of several lines: a break is a space, empty lines are breaks.

    Args:
        parts: The lines.
        continues: Whether a backslash at the end of a line takes the break away.

    """
    text, empty = parts[0], 0
    for part in parts[1:]:
        line = part.strip(" \t") if not continues else part.lstrip(" \t")
        if not line.strip():
            empty += 1
        elif continues and not empty and _ends_in_escape(text):
            text = text[:-1] + line
        else:
            text += ("\n" * empty or " ") + line
            empty = 0
    return text


def _ends_in_escape(text: str) -> bool:
    return (len(text) - len(text.rstrip("\\"))) % 2 == 1


def _one_character(pair: re.Match[str]) -> str:
    high, low = int(pair[1], 16), int(pair[2], 16)
    return chr(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))


def _unescaped(escape: re.Match[str]) -> str:
    code = escape[1]
    if len(code) > 1:
        point = int(code[1:], 16)
        return chr(point) if point < 0x110000 else "\ufffd"
    return _SHORT.get(code, code)


def _refused(line: int, expected: str, got: str) -> FormatError:
    return FormatError(compose(f"meta.yaml in line {line}", expected, got))
