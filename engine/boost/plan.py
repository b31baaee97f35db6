"""What a boost level and a dict of options turn on: a pure function from both to a plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError

WHERE = "boost_config_dict"
SWITCHES = (
    *("less_bn", "grad_freeze", "adasum", "grad_accumulation", "dim_reduce"),
    "loss_scale_group",
)
MODES = ("auto", "manual", "enable_all", "disable_all")
# AdaSum brings together what several groups of devices have trained; one process has nobody.
LEVELS = {
    "O0": (),
    "O1": ("less_bn", "grad_freeze"),
    "O2": ("less_bn", "grad_freeze", "adasum"),
}


@dataclass(frozen=True)
class Plan:
    """Which accelerations are on, and their options. Defaults are MindSpore's.

    Attributes:
        less_bn: Fewer batch normalisations; see `LessBN`.
        grad_freeze: Steps that train the last layers only; see `GradientFreeze`.
        adasum: Asked for; see `AdaSum`.
        grad_accumulation: One optimizer step for several batches; see `GradientAccumulation`.
        dim_reduce: Training in few dimensions, and then none of the others; see `DimReduce`.
        loss_scale_group: A loss scale for each group of layers; see `GroupLossScaleManager`.
        fn_flag: With less_bn, whether the last fully connected layer becomes one of angles.
        gc_flag: With less_bn, whether gradients lose their mean.
        param_groups, freeze_type, freeze_p, total_steps: Of `GradientFreeze`.
        gradient_split_groups: Positions where groups of parameters begin whose gradients travel
            together; None: one in the middle.
        device_number: Devices of a machine; it counts for adasum.
        grad_accumulation_step: Batches for one optimizer step.
        rho, gamma, alpha, sigma, n_components: Of `DimReduce`.
        pca_mat_path: A `.npy` file with its directions; None: they are found in checkpoints.
        weight_load_dir: The folder with these checkpoints.
        timeout: Seconds that a process waits for directions that another one finds; one process
            finds them itself.

    """

    less_bn: bool = False
    grad_freeze: bool = False
    adasum: bool = False
    grad_accumulation: bool = False
    dim_reduce: bool = False
    loss_scale_group: bool = False
    fn_flag: bool = True
    gc_flag: bool = True
    param_groups: int = 10
    freeze_type: int = 1
    freeze_p: float = 0.7
    total_steps: int = 65536
    gradient_split_groups: tuple[int, ...] | None = None
    device_number: int = 8
    grad_accumulation_step: int = 1
    rho: float = 0.55
    gamma: float = 0.9
    alpha: float = 0.001
    sigma: float = 0.4
    n_components: int = 32
    pca_mat_path: str | None = None
    weight_load_dir: str | None = None
    timeout: float = 1800

    @property
    def is_empty(self) -> bool:
        """Whether nothing is turned on."""
        return not any(getattr(self, name) for name in SWITCHES)


def plan_for(level: Any, config: Any = "") -> Plan:
    """The plan of a level and a dict of options.

    The dict has sections: `boost` with a `mode` and switches, `common`, and one for each
    acceleration. Mode `auto` takes the level's switches, `manual` those of the dict instead where
    it has them, `enable_all` and `disable_all` say it. Options count where their acceleration is
    on.

    Args:
        level: `"O0"`, `"O1"` or `"O2"`.
        config: The dict; empty for none.

    Raises:
        ArgumentTypeError: If the dict, a section or an option has another type.
        ArgumentValueError: If a level, mode, section or option is unknown or out of its range, or
            adasum is asked for.

    >>> plan_for("O1").grad_freeze, plan_for("O1", {"boost": {"mode": "disable_all"}}).grad_freeze
    (True, False)

    """
    if not isinstance(level, str) or level not in LEVELS:
        raise ArgumentValueError.of("boost level", f"one of {tuple(LEVELS)}", repr(level))
    if config in (None, ""):
        config = {}
    if not isinstance(config, Mapping):
        raise ArgumentTypeError.of(WHERE, "a dict", config)
    for section in config:
        if section not in SECTIONS:
            raise ArgumentValueError.of(WHERE, f"sections of {tuple(SECTIONS)}", repr(section))
    switches = _switches(level, _checked("boost", config.get("boost", {})))
    options: dict[str, Any] = {**switches}
    for section, given in config.items():
        if section != "boost":
            checked = _checked(section, given)
            options.update(checked if switches.get(section, True) else {})
    return Plan(**options)


def _switches(level: str, given: dict[str, Any]) -> dict[str, bool]:
    mode = given.pop("mode", "auto")
    if mode not in MODES:
        raise ArgumentValueError.of(f"{WHERE}['boost']['mode']", f"one of {MODES}", repr(mode))
    on = {name: name in LEVELS[level] for name in SWITCHES}
    if mode == "manual":
        if given.get("adasum") and not given.get("dim_reduce"):
            hint = "it needs several processes, which a later version brings"
            raise ArgumentValueError.of(f"{WHERE}['boost']['adasum']", "False", "True", hint)
        on.update(given)
    elif mode != "auto":
        on = dict.fromkeys(SWITCHES, mode == "enable_all")
    if on["dim_reduce"]:
        on = {name: name == "dim_reduce" for name in SWITCHES}
    return on


def _checked(section: str, given: Any) -> dict[str, Any]:
    """The options of a section; each is known and of its type."""
    where = f"{WHERE}[{section!r}]"
    if not isinstance(given, Mapping):
        raise ArgumentTypeError.of(where, "a dict", given)
    known = SECTIONS[section]
    for name in given:
        if name not in known:
            raise ArgumentValueError.of(where, f"options of {tuple(known)}", repr(name))
    return {name: known[name](f"{where}[{name!r}]", value) for name, value in given.items()}


def _switch(where: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise ArgumentTypeError.of(where, "a bool", value)
    return value


def _any(_where: str, value: Any) -> Any:
    return value


def _count(where: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(where, "an int", value)
    if value < 1:
        raise ArgumentValueError.of(where, "a number from 1", value)
    return value


def _kind(where: str, value: Any) -> int:
    if isinstance(value, bool) or value not in (0, 1):
        raise ArgumentValueError.of(where, "0 or 1", repr(value))
    return int(value)


def _number(least: float, most: float) -> Callable[[str, Any], float]:
    def check(where: str, value: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ArgumentTypeError.of(where, "a number", value)
        if not least <= value <= most:
            raise ArgumentValueError.of(where, f"a number from {least} to {most}", value)
        return value

    return check


def _positions(where: str, value: Any) -> tuple[int, ...]:
    listed = [value] if isinstance(value, int) else value
    if not isinstance(listed, list | tuple):
        raise ArgumentTypeError.of(where, "an int or a list of them", value)
    for one in listed:
        if isinstance(one, bool) or not isinstance(one, int):
            raise ArgumentTypeError.of(where, "an int or a list of them", one)
    return tuple(listed)


def _path(where: str, value: Any) -> str | None:
    if value is not None and not isinstance(value, str):
        raise ArgumentTypeError.of(where, "a str or None", value)
    return value


SECTIONS: dict[str, dict[str, Callable[[str, Any], Any]]] = {
    "boost": {"mode": _any, **dict.fromkeys(SWITCHES, _switch)},
    "common": {"gradient_split_groups": _positions, "device_number": _count},
    "less_bn": {"fn_flag": _switch, "gc_flag": _switch},
    "grad_freeze": {
        "param_groups": _count,
        "freeze_type": _kind,
        "freeze_p": _number(0, 1),
        "total_steps": _count,
    },
    "grad_accumulation": {"grad_accumulation_step": _count},
    "dim_reduce": {
        "rho": _number(0, 1),
        "gamma": _number(0, 1),
        "alpha": _number(0, float("inf")),
        "sigma": _number(0, 1),
        "n_components": _count,
        "pca_mat_path": _path,
        "weight_load_dir": _path,
        "timeout": _number(0, float("inf")),
    },
}
assert {name for one in SECTIONS.values() for name in one} - {"mode"} == {
    one.name for one in fields(Plan)
}
