"""What is told of rules that hold: one message of all that is new."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .holding import Holding

MOST_LINES = 20
_LONGEST = 500


@dataclass(frozen=True, slots=True)
class Message:
    """What is told at once, of one root."""

    root: str
    """As it may be shown."""
    holdings: Sequence[Holding]

    @property
    def title(self) -> str:
        """One line."""
        first = self.holdings[0]
        more = len(self.holdings) - 1
        return _short(f"{first.run}: {first.rule.text}") + (f" and {more} more" if more else "")

    @property
    def text(self) -> str:
        """A line each, the first of many."""
        lines = [_short(one.sentence) for one in self.holdings[:MOST_LINES]]
        more = len(self.holdings) - len(lines)
        return "\n".join([*lines, *([f"and {more} more"] if more > 0 else [])])

    def payload(self) -> dict[str, Any]:
        """What webhooks get as JSON: Slack shows `text`, Discord `content`."""
        told = [
            {
                "run": _plain(one.run),
                "rule": one.rule.text,
                "tag": _plain(one.found.tag),
                "step": one.found.step,
                "found": _plain(one.found.words),
            }
            for one in self.holdings
        ]
        text = f"Insight, {self.root}\n{self.text}"
        return {"text": text, "content": text[:2_000], "root": self.root, "told": told}

    def variables(self) -> dict[str, str]:
        """What a command finds in its environment, which is about the first of them alone."""
        one = self.holdings[0]
        found = one.found
        told = {
            "INSIGHT_ROOT": self.root,
            "INSIGHT_RUN": _plain(one.run),
            "INSIGHT_RULE": one.rule.text,
            "INSIGHT_TAG": _plain(found.tag),
            "INSIGHT_STEP": "" if found.step is None else str(found.step),
            "INSIGHT_FOUND": _plain(found.words),
            "INSIGHT_TEXT": self.text,
        }
        return {name: value.replace("\0", "�") for name, value in told.items()}


def _plain(text: str) -> str:
    """A name that may hold bytes which are no UTF-8, as UTF-8."""
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _short(text: str) -> str:
    plain = "".join(letter if letter.isprintable() else "�" for letter in _plain(text))
    return plain if len(plain) <= _LONGEST else f"{plain[: _LONGEST - 1]}…"
