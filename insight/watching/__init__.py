"""Rules about runs: a small text file, what each means, and who is told once. docs/watching.md."""

from __future__ import annotations

from .file import RulesFile, read_rules, rules_of, usual_rules
from .found import Found
from .holding import Holding, holding, turns_after
from .judge import Judge
from .look import Alert, Looked, Series, look
from .rule import Rule
from .usual import USUAL
from .watched import Watched

__all__ = [
    "USUAL",
    "Alert",
    "Found",
    "Holding",
    "Judge",
    "Looked",
    "Rule",
    "RulesFile",
    "Series",
    "Watched",
    "holding",
    "look",
    "read_rules",
    "rules_of",
    "turns_after",
    "usual_rules",
]
