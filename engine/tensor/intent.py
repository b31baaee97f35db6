"""What is asked of a parameter for training on several devices; stored here, acted on elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError


def _bool(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise ArgumentTypeError.of(f"Parameter.{name}", "a bool", value)
    return value


def _count(name: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(f"Parameter.{name}", "an int", value)
    if value < 0:
        raise ArgumentValueError.of(f"Parameter.{name}", "a number from 0", value)
    return value


class Checked:
    """An attribute that takes only what `check` lets through.

    Args:
        check: Takes the attribute's name and the value, and returns it or raises.
        default: What it is before it is set.
        doc: What the attribute says.

    """

    def __init__(self, check: Callable[[str, Any], Any], default: Any, doc: str) -> None:
        self.check = check
        self.default = default
        self.__doc__ = doc

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        return self if instance is None else instance.__dict__.get(self.name, self.default)

    def __set__(self, instance: Any, value: Any) -> None:
        instance.__dict__[self.name] = self.check(self.name, value)


class Intent:
    """Attributes of a parameter that one process only remembers."""

    _stages: tuple[int, ...] = ()

    layerwise_parallel = Checked(
        _bool,
        False,
        "Whether each device keeps its own; then it is not broadcast. One process has one device.",
    )
    parallel_optimizer = Checked(
        _bool, True, "Whether an optimizer that is sharded may shard it; one process shards none."
    )
    parallel_optimizer_comm_recompute = Checked(
        _bool, False, "Whether what gathers its shards is done anew on the way back; as above."
    )
    comm_fusion = Checked(
        _count,
        1,
        "Parameters of one number are communicated together, 0 alone; one process sends nothing.",
    )
    is_param_ps = Checked(
        _bool, False, "Whether a parameter server is to hold it; this engine starts none."
    )
    init_in_server = Checked(
        _bool, False, "Whether that server is to initialise it; its first values come from here."
    )

    cache_enable = Checked(
        _bool,
        False,
        "Whether the device is to keep the rows used last of a table in host memory; none is kept.",
    )

    @property
    def pipeline_stages(self) -> tuple[int, ...]:
        """The pipeline stages that it belongs to, in the order in which they were added."""
        return self._stages

    def add_pipeline_stage(self, stage: int) -> None:
        """Say that the parameter belongs to a stage of a pipeline; it may belong to several.

        One process runs every stage, so nothing depends on it but
        `Cell.infer_param_pipeline_stage`.

        Raises:
            ArgumentTypeError: If it is no whole number from 0.

        """
        if isinstance(stage, bool) or not isinstance(stage, int) or stage < 0:
            where = "Parameter.add_pipeline_stage(stage)"
            raise ArgumentTypeError.of(where, "a whole number from 0", stage)
        self._stages += (stage,)
