"""What is kept of a request for a cache server."""

from __future__ import annotations

import pytest

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, UnsupportedError


def test_options_are_kept():
    cache = ds.DatasetCache(3, 10, True, "127.0.0.1", 50052, 4, 8)

    assert (cache.session_id, cache.size, cache.spilling, cache.port) == (3, 10, True, 50052)


def test_there_is_no_server_to_ask():
    with pytest.raises(UnsupportedError, match="MindSpore's cache server"):
        ds.DatasetCache(1).get_stat()


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"session_id": 0}, ArgumentValueError, "session_id"),
        ({"session_id": "1"}, ArgumentTypeError, "session_id"),
        ({"size": -1}, ArgumentValueError, "size"),
        ({"spilling": 1}, ArgumentTypeError, "spilling"),
        ({"hostname": 1}, ArgumentTypeError, "hostname"),
        ({"port": 80}, ArgumentValueError, "from 1025 to 65535, got 80"),
        ({"num_connections": 0}, ArgumentValueError, "num_connections"),
        ({"prefetch_size": 0}, ArgumentValueError, "prefetch_size"),
    ],
)
def test_options_that_do_not_fit_raise(options, error, message):
    with pytest.raises(error, match=message):
        ds.DatasetCache(**{"session_id": 1, **options})
