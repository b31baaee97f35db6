"""Elements of XML whose names are secret: their texts, however long, and what is quoted as data.

A text may be a diff, and hold programs: what is no element there looks like one without an end.
"""

from __future__ import annotations

import re

from .late_pattern import late
from .mask import as_mask
from .names import SHORT, is_secret_name

_TAG = late(r"<(?P<end>/?)(?P<name>[A-Za-z_][\w.:-]{0,100})(?P<given>\s[^<>]{0,2000}|/)?>")
_OPENED = late(r"<(?P<name>[A-Za-z_][\w.:-]{0,100})(?:\s[^<>]*+)?>[^<>]*$")
_CALLED = late(r"\b(?:name|key|id)\s?=\s?['\"](?P<name>[\w.:-]{1,100})['\"]")
_GAP = late(r"[\s+-]*+")
_DATA, _DATA_END = "<![CDATA[", "]]>"
_DEEPEST = 100  # elements within one another that are known
_WITHIN = SHORT - {"token", "pass"}  # which are secret by themselves


def without_elements(text: str) -> str:
    """A text in which no element of a secret name has a text.

    >>> without_elements("<api><url>x</url><key>a1</key></api> <key>b</key>")
    '<api><url>x</url><key>***</key></api> <key>b</key>'

    """
    if "</" not in text:
        return text
    parts, begin = [], 0
    above: list[str] = []
    data = _Data(text)
    for tag in _TAG.finditer(text):
        name = tag["name"]
        if tag["end"]:
            _close(above, name)
        elif not (tag["given"] or "").endswith("/"):
            at = tag.end()
            if at >= begin and _is_secret(name, above) and (end := data.end_of_text(at)):
                parts += [text[begin:at], as_mask(text[at:end])]
                begin = end
            above.append(name)
            del above[:-_DEEPEST]
    return "".join([*parts, text[begin:]])


def left_open(line: str, before: str) -> str:
    """What goes on behind a line: the text of a secret `element`, or `data`; empty for neither.

    Args:
        line: One of a text.
        before: What went on behind the line before that.

    """
    if before == "data":
        before = "" if _DATA_END in line else before
    at = line.rfind("<")
    if at < 0 or before == "data":
        return before
    if (data := line.rfind(_DATA)) >= 0:
        return "data" if line.find(_DATA_END, data) < 0 else ""
    opened = _OPENED.match(line, at)
    return "element" if opened is not None and _may_be_secret(opened) else ""


def _may_be_secret(opened: re.Match[str]) -> bool:
    called = _CALLED.search(opened[0])
    is_named = called is not None and is_secret_name(called["name"])
    return is_named or is_secret_name(opened["name"]) or _last(opened["name"]) in _WITHIN


class _Data:
    """The texts of elements, and where they end: the text is looked through once for that."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._end = 0  # of data; places ascend

    def end_of_text(self, at: int) -> int:
        """Where the text ends that begins at a place; 0 where it has none, or no end."""
        text = self._text
        begin = _GAP.match(text, at).end()  # type: ignore[union-attr] # always
        if not text.startswith(_DATA, begin):
            end = text.find("<", at)
            return end if text.startswith("</", end) else 0
        if 0 <= self._end < begin:
            end = text.find(_DATA_END, begin)
            self._end = -1 if end < 0 else end + len(_DATA_END)
        return max(self._end, 0)


def _is_secret(name: str, above: list[str]) -> bool:
    """Whether the text of an element is secret, by its name and by what it stands within."""
    if is_secret_name(name):
        return True
    short = _last(name)
    if short not in _WITHIN:
        return False
    around = next((one for one in reversed(above) if _last(one) not in _WITHIN), "")
    return is_secret_name(f"{around}_{short}")


def _close(above: list[str], name: str) -> None:
    """Forget an element that ends, and those in it that have no end."""
    for index in range(len(above) - 1, -1, -1):
        if above[index] == name:
            del above[index:]
            return


def _last(name: str) -> str:
    """A name without its space of names."""
    return name.rpartition(":")[2].casefold()
