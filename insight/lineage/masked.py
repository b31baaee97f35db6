"""What is told of a run without secrets, whoever recorded it: other tools mask nothing.

Tables, pages, exports and documents are made of this, so none of them shows more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.format.provenance import MASKING
from insight.masking import UNMASKED, Masking, masked, masked_value

from .provenance import CHECKPOINTS, MASKED_BY, NO_COLUMNS

if TYPE_CHECKING:
    from .facts import Facts

_PLAIN = ("packages.", "hardware.", "seed.")
"""The headings of what holds no secrets."""
_TEXTS = ("command.", "code.", "environment.", "data.", "parent.", "metric.")
"""The headings under which texts are looked at, and no names; under others people set names."""
_DEEPEST = 20


def without_secrets(facts: Facts) -> Facts:
    """The facts of one run, with masks; the same dict where there are no secrets in it.

    What its recorder was told to keep (`unmasked`) is kept; so is the command, of which a recorder
    that knew today's rules has masked what is not.
    """
    plain = (*_PLAIN, "command.") if facts.get(MASKED_BY, 0) >= MASKING else _PLAIN
    told = facts.get(f"user.{UNMASKED}", ())
    kept = Masking(map(str, told) if isinstance(told, (list, tuple)) else (), is_quiet=True)
    changed: Facts = {}
    for name, fact in facts.items():
        shown: Any
        if name in CHECKPOINTS:
            shown = [(digest, masked_value(path), resumed) for digest, path, resumed in fact]
        elif not isinstance(fact, (str, tuple)) or name in NO_COLUMNS or name.startswith(plain):
            continue
        elif name.startswith(_TEXTS):
            shown = masked_value(fact) if isinstance(fact, str) else fact
        else:
            shown = kept.setting(name.partition(".")[2], fact)
        if shown != fact and shown != list(fact):
            changed[name] = shown
    return facts | changed if changed else facts


def masked_texts(facts: Facts) -> list[str]:
    """The texts of a run, as they were recorded, that `without_secrets` masks whole or in part."""
    shown = without_secrets(facts)
    changed = [fact for name, fact in facts.items() if shown[name] is not fact]
    texts = [one for fact in changed for one in (fact if isinstance(fact, tuple) else [fact])]
    return [one for one in texts if isinstance(one, str)]


def document_without_secrets(document: dict[str, Any]) -> dict[str, Any]:
    """A document of provenance with masks: the same where its recorder knew today's rules.

    Where something is masked that was not, the command or the changes are not whole any more.
    """
    held = document.get("masking")
    if isinstance(held, int) and held >= MASKING:
        return document
    shown: dict[str, Any] = _shown(document, 0)
    for section, part, whole in (("command", "arguments", "whole"), ("code", "diff", "diff_whole")):
        before, after = document.get(section), shown.get(section)
        if (
            isinstance(before, dict)
            and isinstance(after, dict)
            and after.get(part) != before.get(part)
        ):
            after[whole] = False
    return shown


def _shown(value: Any, depth: int, name: str = "") -> Any:
    if depth > _DEEPEST:
        return None
    if isinstance(value, dict):
        return {key: _shown(one, depth + 1, str(key)) for key, one in value.items()}
    if isinstance(value, list):
        if name == "arguments" and all(isinstance(one, str) for one in value):
            return Masking(is_quiet=True).words(value)
        return [_shown(one, depth + 1) for one in value]
    return masked(value) if isinstance(value, str) else value
