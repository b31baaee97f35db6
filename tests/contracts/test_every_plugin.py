"""Every kind of data makes the whole way: value, message, file, message, row, value."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from insight.format.frames import read_frames
from insight.format.messages import Event, LineageEvent, Summary
from insight.plugins import PLUGINS
from insight.record import SummaryRecord

BY_NAME = pytest.mark.parametrize("plugin", PLUGINS.values(), ids=PLUGINS)
DTYPES = {"int64", "float64", "str", "object"}
HOLDERS = {"value": Summary.Value, "event": Event, "lineage": LineageEvent}


def recorded(plugin, folder):
    """What stands in the file after the plugin's example was recorded."""
    with SummaryRecord(folder) as record:
        record.add_value(plugin.name, "a/tag", plugin.example())
        assert record.record(3)
    (path,) = folder.iterdir()
    *_, (_, payload), _its_end = read_frames(path.read_bytes())
    if plugin.carrier == "lineage":
        assert path.name.endswith("_lineage")
        return getattr(LineageEvent.FromString(payload), plugin.field)
    event = Event.FromString(payload)
    return getattr(event if plugin.carrier == "event" else event.summary.value[0], plugin.field)


@BY_NAME
def test_it_stands_under_its_own_name(plugin):
    assert PLUGINS[plugin.name] is plugin
    assert type(plugin).__module__.startswith("insight.plugins")


@BY_NAME
def test_its_field_is_one_of_its_carriers(plugin):
    assert plugin.field in HOLDERS[plugin.carrier].DESCRIPTOR.fields_by_name


@BY_NAME
def test_it_has_a_table_exactly_when_it_has_columns(plugin):
    assert (plugin.kind is None) == (not plugin.columns)
    assert {dtype for _, dtype in plugin.columns} <= DTYPES


@BY_NAME
def test_its_example_comes_back_from_a_file(plugin, tmp_path):
    assert recorded(plugin, tmp_path) == plugin.encode(plugin.example())


@BY_NAME
def test_its_cells_are_of_the_types_of_its_columns(plugin, tmp_path):
    cells = plugin.decode(recorded(plugin, tmp_path))
    types = {"int64": int, "float64": float, "str": str, "object": object}

    assert len(cells) == len(plugin.columns)
    assert all(
        isinstance(cell, types[dtype])
        for cell, (_, dtype) in zip(cells, plugin.columns, strict=True)
    )


@BY_NAME
def test_a_value_of_no_sense_is_a_typed_error(plugin):
    with pytest.raises((TypeError, ValueError)):
        plugin.encode(object())


@BY_NAME
def test_what_it_loads_is_the_value_or_says_as_much(plugin):
    message = plugin.encode(plugin.example())
    loaded = plugin.load(message)

    if isinstance(loaded, np.ndarray):
        np.testing.assert_array_equal(loaded, plugin.example())
    assert loaded is not None


@BY_NAME
def test_nothing_that_it_claims_is_claimed_by_another(plugin):
    example = plugin.example()
    claiming = [one.name for one in PLUGINS.values() if one.claims and one.claims(example)]

    assert claiming in ([], [plugin.name])


def test_a_plugin_cannot_be_changed():
    with pytest.raises(dataclasses.FrozenInstanceError):
        PLUGINS["scalar"].name = "other"
