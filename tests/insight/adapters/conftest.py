"""Frameworks by what they once called: recorded hook calls, replayed with stand-in objects."""

from __future__ import annotations

import dataclasses
import enum
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

KEPT = Path(__file__).resolve().parents[2] / "data" / "adapters"


class StandInTensor:
    """A tensor of another library, as far as anybody looks at it."""

    is_sparse = False

    def __init__(self, array: np.ndarray[Any, Any], grad: StandInTensor | None = None) -> None:
        self.array, self.grad = array, grad

    @property
    def dtype(self) -> str:
        return f"torch.{self.array.dtype}"

    def detach(self) -> StandInTensor:
        return self

    cpu = detach

    def reshape(self, *shape: int) -> StandInTensor:
        return StandInTensor(self.array.reshape(*shape))

    def numpy(self) -> np.ndarray[Any, Any]:
        return self.array

    def item(self) -> Any:
        return self.array.item()


class StandIn:
    """An object with the attributes and answers that the real one had."""

    def __init__(self, attributes: dict[str, Any], answers: dict[str, Any]) -> None:
        self.__dict__ |= attributes
        for name, answer in answers.items():
            setattr(self, name, lambda *_, answer=answer, **__: answer)

    def register_step_post_hook(self, hook: Callable[..., None]) -> Any:
        """An optimizer's; the recorded calls contain what the hooks called."""
        return StandIn({}, {"remove": None})


class StandInVariable(StandIn):
    """A Keras variable: a number, but none to ask whether it is zero."""

    def __int__(self) -> int:
        return int(self.numpy())

    def __float__(self) -> float:
        return float(self.numpy())

    def __bool__(self) -> bool:
        raise TypeError("A Keras Variable cannot be used as a boolean.")


class Recorded:
    """One file of tests/data/adapters."""

    def __init__(self, name: str) -> None:
        content = json.loads((KEPT / f"{name}.json").read_text(encoding="utf-8"))
        self.arguments: dict[str, Any] = content["arguments"]
        self.reported: list[tuple[str, int, float]] = [tuple(row) for row in content["reported"]]
        self._objects: list[Any] = []
        for described in content["objects"]:  # each after those that it refers to
            self._objects.append(self.made(described))
        self.calls = [
            (call["hook"], self.made(call["arguments"]), self.made(call["keywords"]))
            for call in content["calls"]
        ]

    def made(self, described: Any) -> Any:
        if isinstance(described, list):
            return [self.made(inner) for inner in described]
        if not isinstance(described, dict):
            return described
        if "$is" in described:
            return self._objects[described["$is"]]
        if "$tuple" in described:
            return tuple(self.made(described["$tuple"]))
        if "$enum" in described:
            return enum.Enum("StandInEnum", {"chosen": described["$enum"]}).chosen
        if "$array" in described:
            array = np.array(described["$array"], described["dtype"])
            grad = self.made(described["grad"]) if "grad" in described else None
            return StandInTensor(array, grad) if described["kind"] != "ndarray" else array
        if "$object" in described:
            return self._object(described)
        return {name: self.made(inner) for name, inner in described.items()}

    def _object(self, described: dict[str, Any]) -> StandIn:
        name = described["$object"]
        base = StandInVariable if name == "Variable" else StandIn
        fields = [
            (field, Any, dataclasses.field(default=self.made(default)))
            for field, default in described.get("defaults", {}).items()
        ]
        kind = dataclasses.make_dataclass(name, fields, bases=(base,), init=False, eq=False)
        return kind(
            self.made(described.get("attributes", {})), self.made(described.get("answers", {}))
        )

    def replay(self, adapter: Any) -> None:
        """Calls the hooks of `adapter` as the framework did."""
        for hook, arguments, keywords in self.calls:
            getattr(adapter, hook)(*arguments, **keywords)


class KerasBase:
    model: Any
    params: Any

    def set_model(self, model: Any) -> None:
        self.model = model

    def set_params(self, params: Any) -> None:
        self.params = params


@pytest.fixture
def frameworks(monkeypatch: pytest.MonkeyPatch) -> dict[str, ModuleType]:
    """The base classes that adapters join, without the frameworks."""
    contents: dict[str, dict[str, Any]] = {
        "keras.callbacks": {"Callback": KerasBase},
        "lightning.pytorch.loggers": {"Logger": type("Logger", (), {})},
        "lightning_utilities.core.rank_zero": {"rank_zero_only": SimpleNamespace(rank=0)},
        "transformers": {"TrainerCallback": type("TrainerCallback", (), {})},
        "xgboost.callback": {"TrainingCallback": type("TrainingCallback", (), {})},
        "xgboost.collective": {"get_rank": lambda: 0},
    }
    made = {}
    for name, content in contents.items():
        made[name] = ModuleType(name)
        vars(made[name]).update(content)
        monkeypatch.setitem(sys.modules, name, made[name])
    return made


@pytest.fixture
def recorded() -> type[Recorded]:
    """Reads one of the recorded trainings."""
    return Recorded
