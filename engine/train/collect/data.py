"""The fingerprint of the data that a training reads."""

from __future__ import annotations

import logging
from typing import Any

from engine.dataset import config
from insight.record import SummaryRecord

_logger = logging.getLogger("engine.train")


def note_data(record: SummaryRecord, name: str, dataset: Any) -> None:
    """Keep the fingerprint of a data set's sources with the run, and the seed of the pipelines.

    Data that come from a Python object have none: asking it for rows would change what it gives.
    """
    if not record.keeps_provenance:
        return
    record.seed("dataset", config.get_seed())
    ask = getattr(dataset, "contents", None)
    contents = [] if ask is None else list(ask())
    if not contents:
        return
    try:
        record.data(name, contents[0] if len(contents) == 1 else contents)
    except ValueError as error:  # files that are gone: what reads them will say so
        _logger.debug("The data set has no fingerprint: %s", error)
