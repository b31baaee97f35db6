"""The fingerprint of what a training reads: values, the object that gives them, its first batch."""

from __future__ import annotations

import hashlib
from typing import Any

from .fingerprint import of_data
from .source import of_source


def of_training_data(data: Any, source: Any, first_batch: Any) -> dict[str, Any]:
    """What is known of data; `data` and `source` together have one hash.

    Args:
        data: Paths and arrays, as `of_data` takes them; None for none.
        source: An object that gives rows; None for none.
        first_batch: The arrays of a batch; None for none.

    Raises:
        OSError: If a path cannot be read.
        TypeError: If it is something else, or nothing is given.

    >>> of_training_data(None, range(3), None)["kind"]
    'source'

    """
    if data is None and source is None and first_batch is None:
        raise TypeError("got nothing")
    held = {} if data is None else of_data(data)
    given = {} if source is None else of_source(source)
    found = held | given
    if held and given:
        both = f"{held['sha256']} {given['sha256']}"
        found["sha256"] = hashlib.sha256(both.encode()).hexdigest()
        # Rows and shape are of some of the data only, and so is the path.
        found = {"sha256": found["sha256"], "kind": given["kind"], "parts": {"0": held, "1": given}}
    if first_batch is not None:
        found["first_batch"] = of_data(first_batch)["sha256"]
    return found
