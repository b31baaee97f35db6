"""A network that computes with obfuscated parameters as the one before did with its own."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn import Cell
from engine.nn.replace import replace_cells
from engine.ops import cast, unstack
from engine.tensor import Tensor

from .config import plan_of_config
from .plan import Change, Plan
from .targets import plan_of_targets

_WHERE = "load_obf_params_into_net"
_LISTS = ("ignored_func_decorators", "ignored_class_decorators")


def load_obf_params_into_net(
    network: Cell,
    target_modules: list[str] | None = None,
    obf_ratios: Tensor | None = None,
    obf_config: dict[str, Any] | None = None,
    data_parallel_num: int = 1,
    **kwargs: Any,
) -> Cell:
    """A network around another one whose parameters are obfuscated, which takes the secret.

    The parameters stay those of `network`, under their names; load the checkpoint that
    `obfuscate_ckpt` wrote before or afterwards. A call has the secret behind the inputs of the
    network, a tensor for each name in what `obfuscate_ckpt` returned; given `obf_ratios`, it may
    be left out.

    Args:
        network: The network; its targets are changed.
        target_modules: As in `obfuscate_ckpt`.
        obf_ratios: What it returned, in one tensor: of several names a row of each.
        obf_config: As in `obfuscate_ckpt`; its `network_obf_config` counts.
        data_parallel_num: How many devices share a batch: checked, and of no effect, as one process
            has whole batches.
        **kwargs: `ignored_func_decorators` and `ignored_class_decorators`: lists of texts, accepted
            as MindSpore does; no source is rewritten here.

    Returns:
        The network that takes the secret.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If `obf_ratios` is empty or has other rows than there are names, or the targets
            are none. At a call: if a part of the secret is missing.

    >>> import engine, tempfile
    >>> from engine import nn
    >>> folder, net = tempfile.mkdtemp(), nn.SequentialCell(nn.Dense(2, 3), nn.ReLU())
    >>> x = engine.ops.ones((1, 2))
    >>> expected = net(x)
    >>> engine.save_checkpoint(net, folder + "/net.ckpt")
    >>> secret = engine.obfuscate_ckpt(net, folder, ["", "0"], saved_path=folder)
    >>> _ = engine.load_checkpoint(folder + "/net_obf.ckpt", net)
    >>> whole = load_obf_params_into_net(net, ["", "0"])
    >>> found = whole(x, engine.Tensor(secret["obf_metadata"]))
    >>> bool(engine.ops.isclose(found, expected, 1e-5).all())
    True

    """
    if not isinstance(network, Cell):
        raise ArgumentTypeError.of(f"{_WHERE}(network)", "a Cell", network)
    _check_further(data_parallel_num, kwargs)
    plan = (
        plan_of_targets(_WHERE, network, target_modules)
        if obf_config is None
        else plan_of_config(_WHERE, obf_config, of_weights=False)
    )
    return ObfuscatedCell(network, plan, _rows(obf_ratios, plan.inputs()))


class ObfuscatedCell(Cell):
    """A network whose targets have obfuscated parameters; the secret comes behind its inputs.

    Args:
        network: The network, whose targets are changed.
        plan: What becomes of their outputs.
        given: The secret, by name, for calls without it; or none of it.

    """

    def __init__(self, network: Cell, plan: Plan, given: dict[str, Tensor]) -> None:
        super().__init__(auto_prefix=False)
        self._names = plan.inputs()
        self._given = given
        self._secret: dict[str, Tensor] = {}
        self._most = _most_inputs(network)
        table: dict[type[Cell] | str, Callable[[Any], Cell]] = {
            name: functools.partial(_Restored, steps=steps, secret=self._secret)
            for name, steps in plan.outputs.items()
        }
        self.network = replace_cells(network, table)
        self._unnamed.add("network")  # its cells keep their names

    def construct(self, *inputs: Any) -> Any:
        """What the network makes of its inputs, and of the secret behind them."""
        given, secret = self._divided(inputs)
        self._secret.update(secret)
        try:
            return self.network(*given)
        finally:
            self._secret.clear()

    def _divided(self, inputs: tuple[Any, ...]) -> tuple[tuple[Any, ...], dict[str, Tensor]]:
        """The inputs of the network, and the secret."""
        count = len(self._names)
        if self._given and (self._most is None or len(inputs) != self._most + count):
            return inputs, self._given
        if len(inputs) <= count:
            expected = f"inputs, and behind them tensors for {self._names}"
            raise ArgumentValueError.of(_WHERE, expected, f"{len(inputs)} inputs in all")
        secret = inputs[-count:]
        for name, value in zip(self._names, secret, strict=True):
            if not isinstance(value, Tensor):
                raise ArgumentTypeError.of(f"{_WHERE}: {name} of a call", "a Tensor", value)
        return inputs[:-count], dict(zip(self._names, secret, strict=True))


class _Restored(Cell):
    """What a target computes, and what undoes the obfuscation behind it."""

    def __init__(self, inner: Cell, steps: Sequence[Change], secret: dict[str, Tensor]) -> None:
        super().__init__(auto_prefix=False)
        self.inner = inner
        self._steps, self._secret = tuple(steps), secret

    def construct(self, *inputs: Any, **options: Any) -> Any:
        out = self.inner(*inputs, **options)
        told = {
            name: cast(self._secret[name], out.dtype)
            for step in self._steps
            for name in step.drawn_names()
        }
        for step in self._steps:
            out = step.of(out, told)
        return out


def _most_inputs(network: Cell) -> int | None:
    """How many inputs a network takes by position; None if any number."""
    parameters = inspect.signature(network.construct).parameters.values()
    if any(one.kind is one.VAR_POSITIONAL for one in parameters):
        return None
    return sum(one.kind in {one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD} for one in parameters)


def _rows(ratios: Any, names: list[str]) -> dict[str, Tensor]:
    where = f"{_WHERE}(obf_ratios)"
    if ratios is None:
        return {}
    if not isinstance(ratios, Tensor):
        raise ArgumentTypeError.of(where, "a Tensor or None", ratios)
    if not ratios.size:
        raise ArgumentValueError.of(where, "numbers", f"none, of shape {ratios.shape}")
    if len(names) == 1:
        return {names[0]: ratios}
    if ratios.ndim == 0 or len(ratios) != len(names):
        expected = f"a row for each of {names}"
        raise ArgumentValueError.of(where, expected, f"shape {ratios.shape}")
    rows = unstack(ratios)
    return dict(zip(names, rows, strict=True))


def _check_further(data_parallel_num: Any, further: dict[str, Any]) -> None:
    if not isinstance(data_parallel_num, int) or data_parallel_num < 1:
        where = f"{_WHERE}(data_parallel_num)"
        raise ArgumentValueError.of(where, "a whole number above 0", repr(data_parallel_num))
    unknown = sorted(set(further) - set(_LISTS))
    if unknown:
        raise ArgumentTypeError(f"{_WHERE} expected no argument named {unknown}.")
    for name, value in further.items():
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            raise ArgumentTypeError.of(f"{_WHERE}({name})", "a list of texts", value)
