"""Adam and AdamW with PyTorch's formulas."""

from __future__ import annotations

import math
from typing import Any

from engine import ops
from engine.autodiff.replayable import read
from engine.experimental.optim.adam import Adam as _Adam
from engine.experimental.optim.adam import AdamW

__all__ = ["Adam", "AdamW", "FusedAdamW"]


class Adam(_Adam):
    """Adam: `w = w - lr / (1 - beta1^t) * m / (sqrt(v / (1 - beta2^t)) + eps)`.

    That of `engine.experimental.optim` adds `eps` before the correction of v.

    Args:
        params: Parameters, or dicts with `params` and options that differ from the others'.
        lr: The learning rate, from 0.
        betas: How much of the mean gradient and of the mean square stays, from 0 and below 1.
        eps: Added to the root, from 0.
        weight_decay: How much of a parameter is added to its gradient.
        amsgrad: Whether the mean square may not fall.
        maximize: Whether what the gradients are of is to grow.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Kingma & Ba, arXiv:1412.6980, Algorithm 1; Reddi et al., arXiv:1904.09237 for `amsgrad`.

    >>> import engine
    >>> from engine import mint
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> mint.optim.Adam([weight], lr=0.5)((engine.Tensor([2.0]),))
    True
    >>> weight.asnumpy().round(4)
    array([0.5], dtype=float32)

    """

    def update(
        self, position: int, parameter: Any, gradient: Any, rate: float, group: dict[str, Any]
    ) -> None:
        """Move one parameter, in place."""
        beta1, beta2 = group["betas"]
        step = int(read(self.state_step))
        root = math.sqrt(1.0 - beta2**step)
        largest = self.max_exp_avg_sq[position] if group["amsgrad"] else None
        ops.apply_adam(
            *(parameter, self.exp_avg[position], self.exp_avg_sq[position], gradient),
            rate * root / (1.0 - beta1**step),
            # The kernel adds it before the correction.
            *(beta1, beta2, group["eps"] * root, False, largest),
        )


class FusedAdamW(AdamW):
    """`AdamW` under the name that it has where one kernel moves all parameters."""
