"""How weights are rounded and how the data that flow: two makers of observers."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.dtype import QuantDtype
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.layer.arguments import truth

from .arguments import both, count
from .bits import check_dtype
from .observer import LEARNED_SCALE, FakeQuantWithMinMaxObserver
from .uniform import PartialObserver, UniformQuantObserver

__all__ = ["QuantConfig", "create_quant_config", "quant_config_default"]


class QuantConfig(NamedTuple):
    """Makers of observers.

    Attributes:
        weight: What makes one for weights, given the arguments that a layer knows.
        activation: The same for the data that flow.

    """

    weight: PartialObserver
    activation: PartialObserver


quant_config_default = QuantConfig(
    FakeQuantWithMinMaxObserver.partial_init(), FakeQuantWithMinMaxObserver.partial_init()
)


def create_quant_config(
    quant_observer: Any = (FakeQuantWithMinMaxObserver, FakeQuantWithMinMaxObserver),
    quant_delay: Any = (0, 0),
    quant_dtype: Any = (QuantDtype.INT8, QuantDtype.INT8),
    per_channel: Any = (False, False),
    symmetric: Any = (False, False),
    narrow_range: Any = (False, False),
    mode: str = "DEFAULT",
) -> QuantConfig:
    """How weights and data are rounded, for layers that take it as `quant_config`.

    Each argument is one value for both, or a list or tuple of two: for weights and for the data
    that flow.

    Args:
        quant_observer: Kinds of observers.
        quant_delay: How many calls in training are not rounded.
        quant_dtype: Which whole numbers there are: 2 to 8 bits.
        per_channel: Whether each channel has a range of its own.
        symmetric: Whether ranges reach as far below 0 as above.
        narrow_range: Whether the lowest whole number is left out.
        mode: `"DEFAULT"`: ranges are what is seen. `"LEARNED_SCALE"`: they are trained; then both
            are symmetric and narrow.

    Raises:
        ArgumentTypeError: If a value has the wrong type.
        ArgumentValueError: If one is out of its range, or there are more than two; when an
            observer is made, if what is learned is not symmetric and narrow.

    >>> from engine.train.quant import create_quant_config
    >>> config = create_quant_config(per_channel=(True, False), symmetric=True)
    >>> config.weight(num_channels=4).minq.shape, config.activation().minq.shape
    ((4,), (1,))

    """
    where = "create_quant_config"
    told = {
        "quant_delay": both(f"{where}(quant_delay)", quant_delay, count),
        "quant_dtype": both(f"{where}(quant_dtype)", quant_dtype, check_dtype),
        "per_channel": both(f"{where}(per_channel)", per_channel, truth),
        "symmetric": both(f"{where}(symmetric)", symmetric, truth),
        "narrow_range": both(f"{where}(narrow_range)", narrow_range, truth),
        "mode": (mode, mode),
    }
    kinds = both(f"{where}(quant_observer)", quant_observer, _kind)
    weight, activation = (
        kind.partial_init(**{name: two[k] for name, two in told.items()})
        for k, kind in enumerate(kinds)
    )
    return QuantConfig(weight, activation)


def for_positive(maker: Any) -> Any:
    """What makes observers of numbers that are never below 0: a learned range begins there."""
    is_learned = getattr(maker, "keywords", {}).get("mode") == LEARNED_SCALE
    return maker.partial_init(neg_trunc=True) if is_learned else maker


def check_config(where: str, config: Any) -> QuantConfig:
    """A `QuantConfig`, or a pair like it.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if not all(callable(getattr(config, name, None)) for name in QuantConfig._fields):
        raise ArgumentTypeError.of(where, "what create_quant_config makes", config)
    made: QuantConfig = config
    return made


def _kind(where: str, kind: Any) -> type[UniformQuantObserver]:
    if not (isinstance(kind, type) and issubclass(kind, UniformQuantObserver)):
        expected = "FakeQuantWithMinMaxObserver or a subclass"
        raise ArgumentValueError.of(where, expected, repr(kind))
    return kind
