"""Values that several names are given at once: `user, password = "me", "x"`, and in loops."""

from __future__ import annotations

import re

from .expressions import WITHOUT_SPACES, Found, Scan, is_a_word, of_expression
from .late_pattern import late
from .names import is_secret_name
from .references import reference_at

_NAME = r"[*$@]?[A-Za-z_$][\w.>$-]{0,80}(?:\[[^\]\n]{1,80}\])?"
_NAMES = late(
    r"[+\- ]?[ \t]*(?:(?:const|let|var|local|my|our)[ \t]+)?[(\[]?[ \t]*"
    rf"(?P<names>{_NAME}(?:[ \t]*,[ \t]*{_NAME}){{1,20}})[ \t]*,?[ \t]*[)\]]?[ \t]*:?"
    r"(?P<sign>=)(?![=~>])[ \t]*"
)
_NAMED = late(r",[ \t]*\w{1,80}[ \t]*=(?!=)")  # an argument: those are given one by one
_INSIDE = 400  # characters of a line in which the names stand
_MOST = 50  # values
_LONG, _LONG_SUM = 8, 6  # characters of a token, and of what may be a sum as well
# Values that are neither texts nor calls, up to the end of the line.
_WORD = r"[^\s\"'`()\[\]{},;#]{1,4000}+"
_WORDS = late(
    rf"[(\[]?[ \t]*(?P<words>{_WORD}(?:[ \t]*,[ \t]*{_WORD}){{1,20}})[ \t]*,?[ \t]*[)\]]?[ \t]*"
    r"(?=[;#\r\n]|\Z)"
)
_ONE = late(_WORD)
_DIGIT = late(r"\d")
_MIXED = late(r"\d[A-Za-z]")
_NUMBERED = late(r"[A-Za-z]{1,3}\d+")
_LOOP = late(
    r"for[ \t]*\(?[ \t]*(?:(?:const|let|var)[ \t]+)?(?P<names>[\w*$.,()\[\] \t]{1,300}?)[ \t]+"
    r"(?:in|of)[ \t]+(?P<call>(?:zip|enumerate|product|itertools\.\w{1,40})\()?[ \t]*(?=[(\[{])"
)


def of_unpacked(scan: Scan, start: int, end: int, name: str) -> Found | None:
    """What is secret of that which is given to a list of names; None where nothing is told of it.

    Args:
        scan: The whole.
        start: Where a secret name begins.
        end: Where it ends.
        name: What it is called.

    """
    return _of_loop(scan, start, end, name) or _of_list(scan, start, end, name)


def _of_list(scan: Scan, start: int, end: int, name: str) -> Found | None:
    text = scan.text
    line = max(text.rfind("\n", 0, start), text.rfind(";", max(start - _INSIDE, 0), start)) + 1
    if start - line > _INSIDE:
        return None
    names = _NAMES.match(text, line)
    if names is None or names.end() <= end:
        return None
    at = names.end()
    is_spaced = text[names.start("sign") - 1] in " \t:" or text[at - 1] in " \t"
    if is_spaced and (words := _WORDS.match(text, at)):  # an argument has no spaces
        return _of_words(text, names["names"], words)
    spans: list[tuple[int, int]] = []
    for _ in range(_MOST):
        found = of_expression(scan, at, name)
        spans += found.spans
        at = found.end
        if text[at : at + 1] != ",":
            break
        if _NAMED.match(text, at):
            return None
        at += 1
    return Found(spans, at) if spans else None


def _of_words(text: str, names: str, words: re.Match[str]) -> Found | None:
    """Values without quotes, of which those are masked that no variable is called."""
    given = [one.span() for one in _ONE.finditer(text, *words.span("words"))]
    called = [one.strip() for one in names.split(",")]
    if len(given) != len(called):
        return None
    spans = [
        (begin, end)
        for name, (begin, end) in zip(called, given, strict=True)
        if is_secret_name(name.rpartition(".")[2]) and _is_told(text, begin, end, name)
    ]
    return Found(spans, words.end())


def _is_told(text: str, begin: int, end: int, name: str) -> bool:
    """Whether a word is a secret, and neither a variable nor a sum: `hunter2`, but not `x2`."""
    word = text[begin:end]
    is_reference = reference_at(text, begin, name) is not None
    if is_reference or "." in word or not _DIGIT.search(word):
        return False
    if WITHOUT_SPACES.search(name):
        return len(word) >= _LONG and "_" not in word and _MIXED.search(word) is not None
    if not word.isidentifier():
        return len(word) >= _LONG_SUM
    is_numbered = _NUMBERED.fullmatch(word) is not None
    return not (is_numbered or "_" in word or is_secret_name(word.rstrip("0123456789")))


def _of_loop(scan: Scan, start: int, end: int, name: str) -> Found | None:
    """The texts of a list that a loop gives to its names one by one."""
    text = scan.text
    begin = text.rfind("for", max(start - _INSIDE, 0), start)
    if begin < 0 or (begin and (text[begin - 1].isalnum() or text[begin - 1] in "_.")):
        return None
    loop = _LOOP.match(text, begin)
    if loop is None or not loop.start("names") <= start < loop.end("names"):
        return None
    at = loop.end("call") if loop["call"] else loop.end() + 1
    found = of_expression(scan, at, name, is_inside=True)
    spans = [span for span in found.spans if not is_a_word(text[slice(*span)], name)]
    return Found(spans, max(found.end, end)) if spans else None
