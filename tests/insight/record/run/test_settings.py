"""Whatever a script keeps its settings in is recorded by dotted names, and nothing crashes."""

from __future__ import annotations

import argparse
import dataclasses
import enum
import sys
import types
import warnings
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from insight.record.run.plain import leaves, plain


@dataclasses.dataclass
class Adam:
    rate: float = 0.1
    betas: tuple = (0.9, 0.999)


@dataclasses.dataclass
class Settings:
    optimizer: Adam = dataclasses.field(default_factory=Adam)
    layers: list = dataclasses.field(default_factory=lambda: [Adam(0.5), {"width": 8}])
    data: Path = Path("data/digits")


class Mode(enum.Enum):
    FAST = "fast"
    ODD = (1, 2)


class Attrs:
    __attrs_attrs__ = (types.SimpleNamespace(name="width"),)
    width = 8


class Model:  # as pydantic's
    def model_dump(self):
        return {"depth": 2}


class Point(NamedTuple):
    x: int
    y: int


class Broken:
    def __str__(self):
        raise RuntimeError("no")

    __repr__ = __str__


class Array:
    shape = (10_000, 10)

    def tolist(self):
        raise AssertionError("too large to be listed")


def settled(given):
    return leaves("", plain(given))


def test_what_holds_settings_by_name_becomes_dotted_names() -> None:
    assert settled(Settings()) == {
        "optimizer.rate": 0.1,
        "optimizer.betas": [0.9, 0.999],
        "layers.0.rate": 0.5,
        "layers.0.betas": [0.9, 0.999],
        "layers.1.width": 8,
        "data": "data/digits",
    }
    assert settled({"a": argparse.Namespace(b=1), "c": types.SimpleNamespace(d=2)}) == {
        "a.b": 1,
        "c.d": 2,
    }
    assert settled({"attrs": Attrs(), "model": Model(), "point": Point(1, 2)}) == {
        "attrs.width": 8,
        "model.depth": 2,
        "point.x": 1,
        "point.y": 2,
    }


def test_a_configuration_of_omegaconf_is_resolved_without_loading_it(monkeypatch) -> None:
    class DictConfig:
        _content = None

    def to_container(value, *, resolve):
        if resolve:
            raise ValueError("an interpolation leads nowhere")
        return {"model": {"depth": "${nowhere}"}}

    DictConfig.__module__ = "omegaconf.dictconfig"
    of_theirs = types.SimpleNamespace(OmegaConf=types.SimpleNamespace(to_container=to_container))
    monkeypatch.setitem(sys.modules, "omegaconf", of_theirs)

    assert settled(DictConfig()) == {"model.depth": "${nowhere}"}


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (None, None),
        (True, True),
        (np.bool_(True), True),
        (np.float32(0.5), 0.5),
        (np.int64(3), 3),
        (Mode.FAST, "fast"),
        (Mode.ODD, "ODD"),
        ({3, 1}, [1, 3]),
        ({"b", 1}, [1, "b"]),
        (range(3), [0, 1, 2]),
        (np.arange(3), [0, 1, 2]),
        (np.zeros((50, 50)), "ndarray of 50 x 50"),
        (Array(), "Array of 10000 x 10"),
        (range(5000), "range of 5000"),
        (len, "len"),
        (Adam, "Adam"),
        (dataclasses.field, "field"),
        (lambda x: x, "<lambda>"),
        (object(), "object"),
        (Broken(), "Broken"),
        (b"ab", "b'ab'"),
        (np.float32, "float32"),
        (10**400, "int"),
        ("half \ud800", "half ?"),
        ({1: {None: 2}}, {"1": {"None": 2}}),
    ],
)
def test_a_value_is_a_number_a_text_or_a_list_of_these(value, shown) -> None:
    assert plain(value) == shown


def test_what_holds_itself_ends_somewhere() -> None:
    circle = {}
    circle["inner"] = [circle]

    assert len(settled(circle)) == 1


def test_settings_are_recorded_when_they_change(begin, facts) -> None:
    with begin("a", Settings()) as run:
        assert facts("a")["hyperparameters.optimizer.rate"] == 0.1
        run.config["optimizer"]["rate"] = 0.2
        run.config.optimizer.betas = [0.5]
        run.config.update({"model": {"depth": 2}}, seed=np.int64(7))
        run.config.model = {"width": 8}
        run.config.setdefault("seed", 8)
        run.config.setdefault("epochs", 3)

        assert run.config.optimizer.rate == 0.2
        assert run.config["model"].as_dict() == {"depth": 2, "width": 8}
        assert [*run.config] == ["optimizer", "layers", "data", "model", "seed", "epochs"]
        with pytest.raises(AttributeError, match="there is no setting 'nothing'"):
            _ = run.config.nothing
        with pytest.raises(KeyError):
            _ = run.config["nothing"]
        found = facts("a")  # while it trains

    assert found["hyperparameters.optimizer.rate"] == 0.2
    assert found["hyperparameters.optimizer.betas"] == (0.5,)
    assert found["hyperparameters.model.depth"] == 2
    assert found["hyperparameters.model.width"] == 8
    assert found["hyperparameters.seed"] == 7
    assert found["hyperparameters.epochs"] == 3


def test_what_stays_as_it_is_is_not_recorded_again(begin) -> None:
    with begin("a", {"lr": 0.1, "model": {"depth": 2}}) as run:
        told = []
        run.record.hyperparameters = told.append
        run.config.update({"lr": 0.1, "model": {"depth": 2}})
        run.config["model"]["depth"] = 2
        assert told == []
        run.config["lr"] = True  # equal to no number
        run.config["lr"] = 1
        assert told == [{"lr": True}, {"lr": 1}]


def test_secrets_among_settings_are_masked_and_stay_in_the_script(begin, facts) -> None:
    secrets = {"api_key": "sk-12345678", "hub": {"token": "abcdefgh"}, "key_dim": "wide"}
    with begin("a", secrets, unmasked=["key_dim"], notes="password=hunter2222") as run:
        assert run.config.api_key == "sk-12345678"

    found = facts("a")
    assert found["hyperparameters.api_key"] == found["hyperparameters.hub.token"] == "***"
    assert found["hyperparameters.key_dim"] == "wide"
    assert "hunter2222" not in found["run.notes"]


def test_what_cannot_be_recorded_among_settings_leaves_the_others(begin, facts) -> None:
    with begin("a") as run, warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        run.config.update({"lr": 0.1, "a.b": 1, "a": {"b": 2}, "odd": Broken()})

    assert facts("a") == {
        "hyperparameters.a.b": 2,
        "hyperparameters.lr": 0.1,
        "hyperparameters.odd": "Broken",
    }
    assert told == []


def test_ten_thousand_settings_are_recorded_and_more_told_once(begin, facts) -> None:
    many = {f"s{number}": number for number in range(10_003)}
    with pytest.warns(UserWarning, match="'config' is not recorded: more than 10000") as told:
        run = begin("a", many)
    with run:
        run.config["s10004"] = 1

    assert len(told) == 1
    assert len(facts("a")) == 10_000
