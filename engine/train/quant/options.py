"""What a network is asked to be turned into, checked once for all ways to ask."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.dtype import QuantDtype
from engine.errors import ArgumentValueError
from engine.nn.layer.arguments import truth

from .arguments import both, count
from .bits import check_dtype
from .config import QuantConfig, create_quant_config
from .observer import LEARNED_SCALE

__all__: list[str] = []


class QuantOptions(NamedTuple):
    """How a network is turned into one that rounds.

    Attributes:
        config: Makers of observers.
        dtypes: Of the whole numbers of weights, and of the data that flow.
        per_channel: Whether the data that flow have a range for each channel.
        bn_fold: Whether batch normalisations are folded into the convolutions before them.
        freeze_bn: After how many steps of training their moments stay.
        one_conv_fold: Whether a folded convolution computes once in training, not twice.

    """

    config: QuantConfig
    dtypes: tuple[QuantDtype, QuantDtype]
    per_channel: bool
    bn_fold: bool
    freeze_bn: int
    one_conv_fold: bool


def options_of(
    where: str,
    bn_fold: Any,
    freeze_bn: Any,
    quant_delay: Any,
    quant_dtype: Any,
    per_channel: Any,
    symmetric: Any,
    narrow_range: Any,
    one_conv_fold: Any,
    mode: str = "DEFAULT",
) -> QuantOptions:
    """The options that arguments mean.

    Raises:
        ArgumentTypeError: If one has the wrong type.
        ArgumentValueError: If one is out of its range, or says more than two things.

    """
    told: dict[str, Any] = {
        "quant_delay": both(f"{where}(quant_delay)", quant_delay, count),
        "quant_dtype": both(f"{where}(quant_dtype)", quant_dtype, check_dtype),
        "per_channel": both(f"{where}(per_channel)", per_channel, truth),
        "symmetric": both(f"{where}(symmetric)", symmetric, truth),
        "narrow_range": both(f"{where}(narrow_range)", narrow_range, truth),
    }
    for name in ("symmetric", "narrow_range") if mode == LEARNED_SCALE else ():
        if not all(told[name]):
            expected = "True of both, where ranges are learned"
            raise ArgumentValueError.of(f"{where}({name})", expected, told[name])
    return QuantOptions(
        create_quant_config(**told, mode=mode),
        told["quant_dtype"],
        told["per_channel"][1],
        truth(f"{where}(bn_fold)", bn_fold),
        count(f"{where}(freeze_bn)", freeze_bn),
        truth(f"{where}(one_conv_fold)", one_conv_fold),
    )
