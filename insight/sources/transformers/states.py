"""The states of one training: which of them tells it, and what is left of a damaged one."""

from __future__ import annotations

import json
import math
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.sources.whole_steps import whole_step

if TYPE_CHECKING:
    from collections.abc import Sequence

HISTORY = "log_history"
_BEGIN = re.compile(r'"log_history"\s*:\s*\[')
_BETWEEN = re.compile(r"[\s,]*")


class State(NamedTuple):
    """One `trainer_state.json`."""

    file: str
    modified: float
    size: int
    held: dict[str, Any]
    history: Sequence[Any]
    problem: str
    """What is wrong with it; empty where it is whole."""

    @property
    def step(self) -> int:
        """How far the training had come."""
        step = whole_step(self.held.get("global_step"))
        if step is None:
            steps = [whole_step(row.get("step")) for row in self.history if isinstance(row, dict)]
            step = max((one for one in steps if one is not None), default=-1)
        return step


def state_in(file: str, content: bytes, modified: float) -> State:
    """What a file says, or the rows that are left of it."""
    text = content.decode("utf-8", "replace")
    size = len(content)
    try:
        held = json.loads(text)
    except (ValueError, RecursionError) as error:
        return State(file, modified, size, {}, rows_left(text), f"file is no whole JSON: {error}")
    history = held.get(HISTORY) if isinstance(held, dict) else None
    if not isinstance(history, list):
        problem = f"state has no list '{HISTORY}'"
        return State(file, modified, size, held if isinstance(held, dict) else {}, [], problem)
    return State(file, modified, size, held, history, "")


def rows_left(text: str) -> list[Any]:
    """The whole rows at the beginning of the history of a text that is no JSON.

    >>> rows_left('{"log_history": [{"step": 1}, {"step": 2}, {"st')
    [{'step': 1}, {'step': 2}]
    """
    begin = _BEGIN.search(text)
    rows: list[Any] = []
    at = math.inf if begin is None else begin.end()
    decoder = json.JSONDecoder()
    while at < len(text):
        between = _BETWEEN.match(text, int(at))
        at = between.end() if between is not None else at
        if text[int(at) : int(at) + 1] != "{":
            break
        try:
            row, at = decoder.raw_decode(text, int(at))
        except (ValueError, RecursionError):
            break
        rows.append(row)
    return rows


def continues(whole: State, part: State) -> bool:
    """Whether the rows of `part` are the first ones of `whole`."""
    if len(part.history) > len(whole.history):
        return False
    pairs = zip(part.history, whole.history, strict=False)
    return all(one == other or repr(one) == repr(other) for one, other in pairs)  # NaN too
