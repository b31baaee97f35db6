"""Values that are no secrets themselves: variables, types, placeholders, masks."""

from __future__ import annotations

from .late_pattern import late
from .names import is_secret_name

_WORDS = (
    r"none|true|false|null|nil|undefined|yes|no|str|string|int|integer|float|bool|boolean|bytes"
    r"|object|any|number|char|optional|union|list|dict|tuple|text|secretstr|required|redacted"
)
_BASES = (
    r"self|cls|this|args?|opts?|options?|cfg|config|conf|settings?|params?|env|os|flags|ctx"
    r"|context|request|secrets|var|local|module|process|ns|state|event|hparams|parser|np|torch"
)
_ENDS = r"(?=$|[\s,;)\]}'\"`&|]|:(?!:))"
REFERENCE = late(
    r"(?:\*\*\*|\.{3}|\$\{[^}\n]{0,200}\}|\$\([^)\n]{0,200}\)|\$\$|\$[A-Z_][A-Z0-9_]*|\$env:\w+"
    r"|\$[a-z_]\w*(?=[;,)])|%\w+%|%\(\w+\)s|%s|\{\{[^}\n]{0,200}\}\}|\{[\w.!:\[\]]{0,100}\}"
    r"|<[\w. |/-]{1,40}>|\[[A-Z_]{2,20}\]|![a-z]\w*|~|-?\d{1,3}(?:\.\d*)?"
    rf"|(?i:{_WORDS})(?:\[[\w., |\[\]]{{0,80}}\])?(?:[ \t]?\|[ \t]?(?i:{_WORDS}))*"
    rf"|(?:{_BASES})(?:\.\w{{1,60}}|->\w{{1,60}})+){_ENDS}"
)
_CHAIN = late(rf"[A-Za-z_]\w{{0,80}}(?:\.[A-Za-z_]\w{{0,80}}){{0,8}}{_ENDS}")


def reference_at(text: str, at: int, name: str) -> int | None:
    """Where a reference to something else ends: a variable, a type, a mask; None for none."""
    found = REFERENCE.match(text, at)
    if found is not None:
        return found.end()
    chain = _CHAIN.match(text, at)
    if chain is None:
        return None
    last = chain[0].rpartition(".")[2]
    is_same = _letters(last) == _letters(name.rpartition(".")[2])
    is_named = "_" in last and last.isidentifier() and not any(map(str.isdecimal, last))
    return chain.end() if is_same or (is_named and is_secret_name(last)) else None


def _letters(name: str) -> str:
    return "".join(filter(str.isalnum, name)).casefold()
