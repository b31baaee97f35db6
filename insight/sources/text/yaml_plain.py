"""YAML as plain values: nothing is made of tags, and no text grows into more than it is worth.

What a plain word means is what tools write: `1e-05` and `1.0e-05` are numbers (the first in YAML
1.2, the second in 1.1; a text `1e5` that PyYAML wrote is one, too), `yes`, `017` and `1_000` are
texts. Of a tag that YAML does not define itself the node alone counts; of one that has nothing but
its tag, as names of Python, the last part of the tag.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError, compose
from insight.sources.records import as_text

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_BYTES = 4 << 20
MOST_NODES = 100_000
MOST_DEPTH = 100

_PLAIN = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys((".nan", ".NaN", ".NAN"), math.nan),
    **{
        f"{sign}{word}": math.inf if sign != "-" else -math.inf
        for sign in ("", "+", "-")
        for word in (".inf", ".Inf", ".INF")
    },
}
_WHOLE = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,999})")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|(?:0|[1-9][0-9]*)(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_YAML = "tag:yaml.org,2002:"


def read_yaml(text: bytes | str, where: str = "YAML") -> Any:
    r"""The first document of a text: dicts with texts as keys, lists, texts, numbers, None.

    Args:
        text: Up to `MOST_BYTES`; bytes as UTF-8 or UTF-16.
        where: What it is called where it is refused.

    Raises:
        FormatError: If it is no YAML, or longer, deeper or more than a configuration is.

    >>> read_yaml("lr: 1e-05\nlayers: &l [64, 32]\nsame: *l\nopt: !!python/tuple [a, ~]\n")
    {'lr': 1e-05, 'layers': [64, 32], 'same': [64, 32], 'opt': ['a', None]}
    >>> read_yaml("act: !!python/name:torch.nn.ReLU ''\non: yes\n")
    {'act': 'torch.nn.ReLU', 'on': 'yes'}

    """
    import yaml

    if len(text) > MOST_BYTES:
        raise FormatError(compose(where, f"at most {MOST_BYTES} bytes of YAML", len(text)))
    if isinstance(text, str):
        text = text.encode("utf-8", "replace")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return _built(yaml.parse(text, Loader=loader))
    except (yaml.YAMLError, ValueError) as error:
        told = " ".join(str(error).split())
        raise FormatError(compose(where, "a document of YAML", told)) from error


class _Node:
    """A mapping or a list while its parts come."""

    def __init__(self, anchor: str | None, value: dict[str, Any] | list[Any]) -> None:
        self.anchor = anchor
        self.value = value
        self.key: str | None = None
        self.size = 1

    def add(self, part: Any, size: int) -> None:
        self.size += size
        if isinstance(self.value, list):
            self.value.append(part)
        elif self.key is None:
            self.key = part if isinstance(part, str) else _as_key(part)
        else:
            self.value[self.key], self.key = part, None


def _as_key(part: Any) -> str:
    """A key that is no text."""
    if part is None or isinstance(part, bool):
        return {None: "null", True: "true", False: "false"}[part]
    return str(part)[:1000]


def _built(events: Iterator[Any]) -> Any:
    """What the events of a parser say; without recursion, however deep they lead.

    Raises:
        ValueError: If they say too much.

    """
    open_nodes: list[_Node] = []
    known: dict[str, tuple[Any, int]] = {}
    for event in events:
        kind = type(event).__name__
        if kind in {"MappingStartEvent", "SequenceStartEvent"}:
            open_nodes.append(_Node(event.anchor, {} if kind[0] == "M" else []))
            if len(open_nodes) > MOST_DEPTH:
                raise ValueError(f"more than {MOST_DEPTH} levels")
            continue
        if kind in {"MappingEndEvent", "SequenceEndEvent"}:
            node = open_nodes.pop()
            part, size, anchor = node.value, node.size, node.anchor
        elif kind == "ScalarEvent":
            part, size, anchor = _scalar(event), 1, event.anchor
        elif kind == "AliasEvent":
            if event.anchor not in known:
                raise ValueError(f"an alias of nothing before it: {event.anchor}")
            (part, size), anchor = known[event.anchor], None
        else:
            continue
        if anchor is not None:
            known[anchor] = part, size
        if not open_nodes:
            return part
        open_nodes[-1].add(part, size)
        if open_nodes[-1].size > MOST_NODES:
            raise ValueError(f"more than {MOST_NODES} values")
    return None


def _scalar(event: Any) -> Any:
    text = as_text(event.value)
    tag = event.tag
    if tag is None or tag == "!":
        return _plain(text) if event.implicit[0] else text
    if not tag.startswith(_YAML):
        return text or tag.rpartition("!")[2]
    name = tag.removeprefix(_YAML)
    if name in {"int", "float", "bool", "null"}:
        return _plain(text)
    return text or (name.rpartition(":")[2] if ":" in name else text)


def _plain(text: str) -> Any:
    """What a word without quotes says.

    >>> [_plain(text) for text in ("1", "-0.0", "1.", ".5e3", "017", "-.inf", "no", "1:30")]
    [1, -0.0, 1.0, 500.0, '017', -inf, 'no', '1:30']
    """
    if text in _PLAIN:
        return _PLAIN[text]
    if _WHOLE.fullmatch(text):
        return int(text)
    return float(text) if _FLOAT.fullmatch(text) else text
