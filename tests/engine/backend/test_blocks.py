"""The native passes over a block of samples give NumPy's bits."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.backend.blocks import blocks

PLANES, HEIGHT, WIDTH, INNER = 3, 5, 7, 19


def numbers(seed: int, *shape: int) -> Any:
    """Float32 numbers, with what is none among them."""
    rng = np.random.default_rng(seed)
    made = rng.standard_normal(shape).astype(np.float32)
    odd = np.array([np.nan, np.inf, -np.inf, 0, -0.0, 3e38, 1e-42], np.float32)
    made.reshape(-1)[rng.permutation(made.size)[: len(odd)]] = odd
    return made


def same(found: Any, expected: Any) -> bool:
    """Zeros of both signs are one number."""
    return bool((found == expected)[~np.isnan(expected)].all()) and bool(
        (np.isnan(found) == np.isnan(expected)).all()
    )


@pytest.fixture
def functions() -> Any:
    found = blocks()
    if found is None:
        pytest.fail("the native library could not be had")
    return found


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    with np.errstate(all="ignore"):
        yield


def moved_by_numpy(part: Any, base: Any, x: float) -> Any:
    return np.multiply(part, x) + base


def pooled_by_numpy(values: Any) -> Any:
    whole = values[:, : HEIGHT // 2 * 2, : WIDTH // 2 * 2]
    return whole.reshape(PLANES, HEIGHT // 2, 2, WIDTH // 2, 2, INNER).max((2, 4))


@pytest.mark.parametrize("rectifies", [False, True])
def test_values_are_moved(functions: Any, rectifies: bool) -> None:
    part, base = numbers(0, 1001), numbers(1, 1001)
    out = np.empty_like(part)
    functions.moved(part.ctypes.data, base.ctypes.data, 0.3, out.ctypes.data, out.size, rectifies)

    expected = moved_by_numpy(part, base, 0.3)
    assert same(out, np.maximum(expected, 0) if rectifies else expected)


@pytest.mark.parametrize("rectifies", [False, True])
def test_a_number_is_added_to_each_row(functions: Any, rectifies: bool) -> None:
    values, bias = numbers(2, 13, 37), numbers(3, 13)
    expected = values + bias[:, None]
    functions.biased(values.ctypes.data, bias.ctypes.data, 13, 37, rectifies)

    assert same(values, np.maximum(expected, 0) if rectifies else expected)


def test_the_largest_of_each_two_by_two_is_found(functions: Any) -> None:
    values = numbers(4, PLANES, HEIGHT, WIDTH, INNER)
    out = np.empty((PLANES, HEIGHT // 2, WIDTH // 2, INNER), np.float32)
    row = np.empty((WIDTH, INNER), np.float32)
    lengths = PLANES, HEIGHT, WIDTH, INNER
    functions.pooled(values.ctypes.data, out.ctypes.data, row.ctypes.data, *lengths)

    assert same(out, pooled_by_numpy(values))


def test_the_largest_of_moved_values_is_found(functions: Any) -> None:
    part, base = (numbers(k, PLANES, HEIGHT, WIDTH, INNER) for k in (5, 6))
    out = np.empty((PLANES, HEIGHT // 2, WIDTH // 2, INNER), np.float32)
    row = np.empty((WIDTH, INNER), np.float32)
    functions.moved_pooled(
        part.ctypes.data,
        base.ctypes.data,
        -0.7,
        out.ctypes.data,
        row.ctypes.data,
        *(PLANES, HEIGHT, WIDTH, INNER),
    )

    assert same(out, pooled_by_numpy(moved_by_numpy(part, base, -0.7)))


def windows(samples: int, filters: int, channels: int, seed: int = 7) -> Any:
    """An image, 3 x 3 filters, and the tables for 2 x 2 corners of each of 2 x 3 positions."""
    rng = np.random.default_rng(seed)
    image = rng.standard_normal((channels, 6, 8, samples)).astype(np.float32)
    weights = rng.standard_normal((filters, channels, 3, 3)).astype(np.float32)
    rows, columns = np.arange(4)[:, None], np.arange(6)
    corners = (rows * 8 + columns).reshape(2, 2, 3, 2).transpose(0, 2, 1, 3).reshape(6, 4)
    inside = np.arange(3)[:, None] * 8 + np.arange(3)
    offsets = np.add.outer(np.arange(channels) * 48, inside).reshape(-1)
    return image, weights, np.ascontiguousarray(corners) * samples, offsets * samples


def convolved(functions: Any, image: Any, weights: Any, corners: Any, offsets: Any) -> Any:
    out = np.empty((len(weights), len(corners), image.shape[-1]), np.float32)
    packed = np.empty((8, offsets.size), np.float32)
    functions.convolved(
        *(image.ctypes.data, corners.ctypes.data, *corners.shape),
        *(offsets.ctypes.data, offsets.size, weights.ctypes.data, packed.ctypes.data),
        *(out.ctypes.data, image.shape[-1], len(weights)),
    )
    return out


def corners_by_numpy(image: Any, weights: Any, corners: Any, offsets: Any) -> Any:
    """All sums in float64, (filters, positions, corners, samples)."""
    flat = image.reshape(-1, image.shape[-1]).astype(np.float64)
    at = (corners[..., None] + offsets) // image.shape[-1]
    return np.einsum("ft,pctn->fpcn", weights.reshape(len(weights), -1), flat[at])


@pytest.mark.parametrize("samples", [1, 31, 32, 70])
@pytest.mark.parametrize(("filters", "channels"), [(1, 1), (6, 2), (8, 3), (13, 40)])
def test_windows_are_multiplied_where_they_lie_and_the_largest_corner_is_kept(
    functions: Any, samples: int, filters: int, channels: int
) -> None:
    given = windows(samples, filters, channels)
    exact = corners_by_numpy(*given)
    found = convolved(functions, *given)

    assert np.abs(found - exact.max(2)).max() <= 1e-6 * np.abs(exact).max()


def test_a_sample_has_the_same_bits_alone_and_among_others(functions: Any) -> None:
    image, weights, corners, offsets = windows(70, 6, 2)
    together = convolved(functions, image, weights, corners, offsets)
    alone = [
        convolved(
            functions,
            np.ascontiguousarray(image[..., k : k + 1]),
            weights,
            np.ascontiguousarray(corners // 70),
            offsets // 70,
        )
        for k in range(70)
    ]

    assert np.concatenate(alone, axis=2).tobytes() == together.tobytes()


def test_a_corner_that_is_no_number_wins(functions: Any) -> None:
    image, weights, corners, offsets = windows(33, 3, 1)
    image[0, 0, 0, 32] = np.nan
    found = convolved(functions, image, weights, corners, offsets)

    assert np.isnan(found[:, 0, 32]).all()
    assert np.isnan(found).sum() == 3


def swept(functions: Any, given: Any, points: list[float]) -> tuple[Any, int]:
    """The sums at the last of some points, one by one; whether they are finite."""
    values, slopes, weights = given
    (units, samples), outputs = values.shape, weights.shape[2]
    sums = np.full((samples, 3, outputs), np.nan, np.float32)
    out = np.empty((outputs, samples), np.float32)
    before, lengths = 0.0, (units, samples, outputs)
    for k, now in enumerate(points):
        functions.switched(
            *(values.ctypes.data, slopes.ctypes.data, before, now, k == 0),
            *(weights.ctypes.data, sums.ctypes.data, *lengths),
        )
        before = now
    finite = functions.quadratics(sums.ctypes.data, before, out.ctypes.data, samples, outputs)
    return out, finite


@pytest.mark.parametrize("samples", [1, 15, 16, 64, 70, 145])
@pytest.mark.parametrize(("units", "outputs"), [(1, 1), (7, 16), (40, 37)])
def test_products_along_a_row_follow_what_switches(
    functions: Any, samples: int, units: int, outputs: int
) -> None:
    rng = np.random.default_rng(8)
    values, slopes = rng.standard_normal((2, units, samples)).astype(np.float32)
    weights = rng.standard_normal((units, 2, outputs)).astype(np.float32)
    points = np.linspace(-1.5, 2, 30).tolist()
    found, finite = swept(functions, (values, slopes, weights), points)

    layer = np.maximum(values.astype(np.float64) + 2 * slopes, 0)
    exact = (weights[:, 0].astype(np.float64) + 2 * weights[:, 1]).T @ layer
    assert np.abs(found - exact).max() <= 3e-6 * np.abs(exact).max() + 1e-6
    assert finite


def test_unit_that_is_off_gives_nothing(functions: Any) -> None:
    values, slopes = np.full((2, 3, 20), -1, np.float32)
    found, _ = swept(functions, (values, slopes, np.ones((3, 2, 17), np.float32)), [-2.0, 0.0, 1.0])

    assert (found == 0).all()


@pytest.mark.parametrize("where", [(0, 0), (19, 18)])
@pytest.mark.parametrize("odd", [np.inf, -np.inf, np.nan])
def test_sum_that_is_no_finite_number_is_told(functions: Any, where: Any, odd: float) -> None:
    sums = np.ones((20, 3, 19), np.float32)
    out = np.empty((19, 20), np.float32)
    arguments = sums.ctypes.data, 0.5, out.ctypes.data, 20, 19
    assert functions.quadratics(*arguments)
    sums[where[0], 0, where[1]] = odd

    assert not functions.quadratics(*arguments)
