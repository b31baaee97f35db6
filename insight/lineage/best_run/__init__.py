"""Which run is best, by how much, and what explains it, in words: see `answer.py`."""

from __future__ import annotations

from .answer import Answer, answer_of, answered, called, target_name
from .lines import lines_of, why_not

__all__ = ["Answer", "answer_of", "answered", "called", "lines_of", "target_name", "why_not"]
