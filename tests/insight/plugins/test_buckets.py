from __future__ import annotations

import numpy as np
import pytest

from insight.plugins import _buckets, histogram

ARRAYS = {
    "normal": lambda rng, n: rng.normal(size=n),
    "uniform": lambda rng, n: rng.uniform(-3, 7, n),
    "half of it zero": lambda rng, n: np.maximum(rng.normal(size=n), 0),
    "all on the edges": lambda rng, n: np.linspace(0, 9, 91)[rng.integers(0, 91, n)],
    "clipped at both ends": lambda rng, n: np.clip(rng.normal(size=n) * 9, -1, 1),
    "one value": lambda rng, n: np.full(n, 0.1),
    "one large value": lambda rng, n: np.full(n, 1e9),
    "two neighbours": lambda rng, n: rng.choice(
        [1.0, np.nextafter(np.float32(1), np.float32(2))], n
    ),
    "few steps wide": lambda rng, n: 1e6 + rng.integers(0, 40, n) / 16,
    "whole range": lambda rng, n: rng.uniform(-1, 1, n) * 3e38,
    "beyond half the range": lambda rng, n: rng.uniform(-1, 1, n) * 1.7e308,
    "tiny": lambda rng, n: rng.normal(size=n) * 1e-44,
    "heavy tails": lambda rng, n: rng.standard_cauchy(n),
    "signed zeros": lambda rng, n: rng.choice([-0.0, 0.0], n),
    "some not finite": lambda rng, n: np.where(
        rng.random(n) < 0.1, rng.choice([np.nan, np.inf, -np.inf], n), rng.normal(size=n)
    ),
    "none finite": lambda rng, n: rng.choice([np.nan, np.inf, -np.inf], n),
    "one odd at the end": lambda rng, n: np.append(rng.normal(size=n - 1), np.nan),
}


def by_numpy(array, monkeypatch) -> bytes:
    with monkeypatch.context() as patched:
        patched.setattr(_buckets, "_functions_for", lambda array: None)
        return histogram.encode(array).SerializeToString()


@pytest.mark.parametrize("size", [2000, 2047, 70_001])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("kind", ARRAYS)
def test_compiled_code_and_numpy_write_the_same_bytes(kind, dtype, size, monkeypatch):
    with np.errstate(over="ignore"):
        array = ARRAYS[kind](np.random.default_rng(3), size).astype(dtype)

    assert _buckets._functions_for(array) is not None
    assert histogram.encode(array).SerializeToString() == by_numpy(array, monkeypatch)


@pytest.mark.parametrize("seed", range(40))
def test_numbers_beside_an_edge_are_counted_as_numpy_counts_them(seed):
    rng = np.random.default_rng(seed)
    dtype = (np.float32, np.float64)[seed % 2]
    low, width = rng.normal() * 10.0 ** rng.integers(-3, 6), 10.0 ** rng.integers(-4, 4)
    edges = np.linspace(low, low + width, int(rng.integers(2, 91)), dtype=dtype)
    near = [edges, np.nextafter(edges, dtype(np.inf)), np.nextafter(edges, dtype(-np.inf))]
    values = np.clip(np.concatenate(near * 40), edges[0], edges[-1])
    values = np.resize(values, max(values.size, 2000))

    assert _buckets.counts_between(values, edges) == np.histogram(values, edges)[0].tolist()


@pytest.mark.parametrize(
    "array",
    [
        np.arange(6000, dtype=np.float32)[::2],
        np.arange(3000, dtype=">f4"),
        np.arange(3000, dtype=np.float16),
        np.arange(3000, dtype=np.int64),
        np.arange(1999, dtype=np.float32),
    ],
    ids=["strided", "other byte order", "float16", "whole numbers", "short"],
)
def test_other_arrays_are_left_to_numpy(array):
    assert _buckets._functions_for(array) is None
    assert sum(bucket.count for bucket in histogram.encode(array).buckets) == array.size


def test_more_buckets_than_compiled_code_has_room_for_are_counted_by_numpy():
    values = np.linspace(0, 1, 5000)

    counts = _buckets.counts_between(values, np.linspace(0, 1, 201))

    assert (len(counts), sum(counts)) == (200, 5000)
