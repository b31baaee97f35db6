"""Facts under dotted names, as the train lineage has them and as the user's own."""

from __future__ import annotations

from typing import Any

from insight.errors import SummaryError
from insight.lineage.facts import of_user
from insight.plugins import PLUGINS

_SECTIONS = {
    "hyperparameters": "hyper_parameters",
    "dataset": "train_dataset",
    "algorithm": "algorithm",
    "model": "model",
}
_USER = "user."


def split_facts(facts: dict[str, Any]) -> tuple[dict[str, dict[str, Any]], dict[str, Any]]:
    """(sections of a train lineage message, all that does not fit into it by name).

    The user's own facts lose the `user.` that reading gives them again; other names keep their
    section.

    >>> split_facts({"hyperparameters.epoch": 3, "hyperparameters.depth": 2, "user.note": "a"})
    ({'hyper_parameters': {'epoch': 3}}, {'hyperparameters.depth': 2, 'note': 'a'})

    """
    training: dict[str, dict[str, Any]] = {}
    others: dict[str, Any] = {}
    for name, value in facts.items():
        section, _, field = name.partition(".")
        in_message = _SECTIONS.get(section)
        if in_message is not None and _fits(in_message, field, value):
            training.setdefault(in_message, {})[field] = value
        else:
            bare = name.removeprefix(_USER)
            others[bare if of_user(bare) == name else name] = value
    return training, others


def _fits(section: str, field: str, value: Any) -> bool:
    """Whether a train lineage message takes the fact, and gives it back as it is."""
    if not field or isinstance(value, bool):
        return False
    try:
        message = PLUGINS["train_lineage"].encode({section: {field: value}})
        kept = getattr(getattr(message, section), field)
    except (SummaryError, TypeError):
        return False
    return bool(kept == value) or (isinstance(value, float) and _is_float32(value, kept))


def _is_float32(value: float, kept: float) -> bool:
    """Whether `value` is the shortest form of the float32 that the message holds."""
    import numpy as np

    return float(str(np.float32(kept))) == value
