"""The fingerprint of the data that a training reads."""

from __future__ import annotations

import logging
from typing import Any

from engine.dataset import config
from engine.tensor import Tensor
from insight.record import SummaryRecord

from .first_graph import inputs_of

_logger = logging.getLogger("engine.train")


def note_data(record: SummaryRecord, name: str, dataset: Any) -> None:
    """Keep the fingerprint of a data set's sources with the run, and the seed of the pipelines.

    Python objects that give rows are known by their code and what they hold: asking one for rows
    would change what it gives.
    """
    if not record.keeps_provenance:
        return
    record.seed("dataset", config.get_seed())
    contents, sources = _parts(dataset, "contents"), _parts(dataset, "python_sources")
    if not contents and not sources:
        return
    try:
        record.data(name, _one_or_all(contents), source=_one_or_all(sources))
    except Exception as error:  # files that are gone: what reads them will say so
        _logger.debug("The data set has no fingerprint: %s", error)


def note_first_batch(record: SummaryRecord, name: str, params: Any) -> None:
    """Keep the hash of the batch that the first step takes, where a Python object gave it."""
    if not record.keeps_provenance or not _parts(params.train_dataset, "python_sources"):
        return
    try:
        batch = [one.asnumpy() if isinstance(one, Tensor) else one for one in inputs_of(params)]
        if batch:
            record.data(name, first_batch=batch)
    except Exception as error:  # the training goes on, whatever a batch is
        _logger.debug("The first batch has no fingerprint: %s", error)


def _parts(dataset: Any, what: str) -> list[Any]:
    ask = getattr(dataset, what, None)
    return [] if ask is None else list(ask())


def _one_or_all(parts: list[Any]) -> Any:
    """One as it is, several as a list; None for none."""
    return parts[0] if len(parts) == 1 else parts or None
