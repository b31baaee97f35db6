from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight.errors import FormatError, PathError, SummaryValueError
from insight.format.npz import npz_parts, npz_values
from insight.landscape import (
    Interpolation,
    align,
    between,
    connect,
    interpolate,
    read_interpolation,
    read_surface,
    write_interpolation,
)
from insight.landscape.digest import digest_of
from insight.landscape.interpolation_file import landscape_of
from tests.insight.landscape.models import Measured, Network, Quadratic

if TYPE_CHECKING:
    from pathlib import Path

SIZES = (4, 6, 3)


@pytest.fixture(scope="module")
def ends() -> tuple[Network, dict[str, Any], dict[str, Any]]:
    """Two trainings from other beginnings."""
    network, other = Network(SIZES), Network(SIZES)
    other.held = Network.drawn(SIZES, 9)
    return network, network.trained(40)[-1], other.trained(40)[-1]


@pytest.fixture(scope="module")
def found(ends: tuple[Network, dict[str, Any], dict[str, Any]]) -> Interpolation:
    return between(*ends, size=11, align=True, curve="bezier", steps=40)


@pytest.fixture
def file(found: Interpolation, tmp_path: Path) -> Path:
    path = tmp_path / "interpolation_1_2.landscape.npz"
    write_interpolation(path, found)
    return path


def test_ways_are_those_of_the_single_functions(
    ends: tuple[Network, dict[str, Any], dict[str, Any]], found: Interpolation
) -> None:
    network, a, b = ends
    expected = {
        "straight": interpolate(network, a, b, 11),
        "aligned": interpolate(network, a, dict(align(a, b).parameters), 11),
        "bezier": connect(network, a, b, 11, steps=40),
    }

    assert list(found.ways) == ["straight", "aligned", "bezier"]
    for name, way in found.ways.items():
        assert np.array_equal(way.loss, expected[name].loss)
        assert way.barrier == expected[name].barrier


def test_facts_say_which_networks_and_how(
    ends: tuple[Network, dict[str, Any], dict[str, Any]], found: Interpolation
) -> None:
    network, a, b = ends
    told = found.facts

    assert told["a"]["loss"] == pytest.approx(network.loss(a))
    assert told["b"]["sha256"] == digest_of(b) != told["a"]["sha256"]
    assert told["align"]["distance"] <= told["align"]["distance_before"] <= told["distance"]
    assert told["curve"] == {"kind": "bezier", "steps": 40, "rate": 0.01, "seed": 0}
    only = between(network, a, b, 3)
    assert (only.facts["align"], only.facts["curve"], list(only.ways)) == (None, None, ["straight"])


@pytest.mark.parametrize(
    "bad", [{"size": 1}, {"curve": "polygon"}, {"curve": "bezier", "steps": 0}]
)
def test_what_makes_no_sense_is_refused(bad: dict[str, Any]) -> None:
    model = Quadratic(np.eye(1))
    with pytest.raises(SummaryValueError):
        between(model, {"w": np.zeros(1)}, {"w": np.ones(1)}, **bad)


def test_quantities_of_each_way_stand_in_the_file(tmp_path: Path) -> None:
    network = Measured(SIZES)
    a, *_, b = network.trained(40)
    made = between(network, a, b, 5, align=True, curve="bezier", steps=3)
    path = tmp_path / "interpolation_1_2.landscape.npz"
    write_interpolation(path, made)

    for name, way in read_interpolation(path).ways.items():
        assert list(way.quantities) == ["sampling_error", "accuracy"]
        for what, values in way.quantities.items():
            assert np.array_equal(values, made.ways[name].quantities[what])
    chosen = between(network, a, b, 5, quantities=["accuracy"])
    assert list(chosen.ways["straight"].quantities) == ["accuracy"]


def test_quantity_of_another_length_is_damage(file: Path) -> None:
    with file.open("rb") as opened:
        values = npz_values("file", opened, check_crc=True)
    longer = {**values, "straight_z_accuracy": np.zeros(12)}
    with file.open("wb") as opened:
        opened.writelines(npz_parts("file", longer))
    with pytest.raises(FormatError, match="straight_z_accuracy expected 11 floating-point"):
        read_interpolation(file)


def test_interpolation_comes_back_bit_for_bit(file: Path, found: Interpolation) -> None:
    again = read_interpolation(file)

    assert list(again.ways) == list(found.ways)
    for name, way in again.ways.items():
        assert np.array_equal(way.t, found.ways[name].t)
        assert np.array_equal(way.loss, found.ways[name].loss)
        assert way.barrier == found.ways[name].barrier
    assert again.facts["a"] == found.facts["a"] | {"sampling_error": "NaN"}
    with np.load(file, allow_pickle=False) as held:
        assert json.loads(str(held["about"]))["schema"] == "insight.interpolation/1"


def test_damage_anywhere_is_told_or_changes_nothing(
    file: Path, found: Interpolation, rng: np.random.Generator
) -> None:
    whole = file.read_bytes()
    for spot in rng.integers(len(whole), size=60):
        damaged = bytearray(whole)
        damaged[spot] ^= 1 << int(rng.integers(8))
        file.write_bytes(damaged)
        try:
            read = read_interpolation(file)
        except FormatError:
            continue
        assert np.array_equal(read.ways["straight"].loss, found.ways["straight"].loss)


@pytest.mark.parametrize(
    "change",
    [
        {"straight_t": None},
        {"straight_loss": np.zeros(3)},
        {"straight_t": np.zeros((2, 2))},
        {"about": "[]"},
        {"about": '{"schema": "insight.interpolation/1", "barriers": [], "facts": {}}'},
        {"about": '{"schema": "insight.interpolation/1", "barriers": {}, "facts": {}}'},
        {"about": '{"schema": "insight.interpolation/2"}'},
    ],
    ids=str,
)
def test_another_content_is_refused_by_name(file: Path, change: dict[str, Any]) -> None:
    with file.open("rb") as opened:
        values = dict(npz_values("test", opened, check_crc=True))
    values = {name: one for name, one in (values | change).items() if one is not None}
    file.write_bytes(b"".join(bytes(part) for part in npz_parts("test", values)))

    with pytest.raises(FormatError, match="interpolation"):
        read_interpolation(file)


def test_neither_is_taken_for_the_other(file: Path) -> None:
    with pytest.raises(FormatError, match="schema"):
        read_surface(file)
    with file.open("rb") as opened:
        assert isinstance(landscape_of("test", opened), Interpolation)


def test_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(PathError, match="nowhere"):
        read_interpolation(tmp_path / "nowhere")
