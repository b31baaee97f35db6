"""The lines below a name: its value, a list of values, or settings under names of their own."""

from __future__ import annotations

import re

from .expressions import Found
from .late_pattern import late
from .mask import MASK
from .names import is_secret_path

_MARGIN = late(r"[+\- ]?([ \t]*)")
_ENDS_BLOCK = late(r"@@|\[|\W*$|return\b|raise\b|if\b|for\b|def\b|self\b|with\b|import\b|pass$")
_ITEMS = late(r"(?:[ \t]*\n(?P<mark>[+\- ]?)(?P<margin>[ \t]*)(?:-[ \t]+)?(?P<item>[^\n]*))")
_MAPPED = late(
    r"(?P<key>[\"']?[\w.-]+[\"']?)[ \t]*[:=][ \t]+[\"']?(?P<value>[^\n]{0,4000}?)[\"']?[ \t]*$"
)
_REFERRED = ("$", "{", "<", "*", "&", "!", MASK)


def margin_of(text: str, start: int, end: int) -> int:
    """How far in a line stands, behind the mark of a diff."""
    found = _MARGIN.match(text, start, end)
    return len(found[1]) if found else 0


def lines_below(text: str, at: int, own: int, name: str) -> Found:
    """What is given in the lines that stand further in than `own`."""
    spans: list[tuple[int, int]] = []
    position = at
    while item := _ITEMS.match(text, position):
        margin, held = len(item["margin"]), item["item"]
        is_item = item.end("margin") < item.start("item") or item["mark"] == "-"
        is_end = margin + is_item <= own or _ENDS_BLOCK.match(held)
        mapped = _MAPPED.match(held)
        if is_end or (not is_item and not mapped and spans):
            break
        position = item.end()
        if mapped is None and not held.endswith(":"):
            spans.append((item.start("item"), item.end("item")))
        elif mapped is not None and _is_secret_below(mapped, name):
            begin = item.start("item")
            spans.append((begin + mapped.start("value"), begin + mapped.end("value")))
    return Found(spans, position if spans else at)


def _is_secret_below(mapped: re.Match[str], name: str) -> bool:
    """Whether a name below this one has a value that is secret, too."""
    is_told = bool(mapped["value"]) and not mapped["value"].startswith(_REFERRED)
    key = mapped["key"].strip("'\"")
    return is_told and is_secret_path(f"{name}.{key}")
