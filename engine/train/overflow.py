"""What a loss scale manager learns of each step."""

from __future__ import annotations

from typing import Any

import numpy as np


def note_overflow(params: Any) -> None:
    """Tell the manager of a training that drops steps whether the last one overflowed.

    The step's own cell follows the same rule, so both have the same scale.

    Args:
        params: What callbacks see; `net_outputs` of such a step are loss, overflow and scale.

    """
    manager, outputs = params.loss_scale_mananger, params.net_outputs
    if manager is None or not manager.get_drop_overflow_update():
        return
    if isinstance(outputs, tuple) and len(outputs) == 3:
        manager.update_loss_scale(bool(np.all(outputs[1].asnumpy())))
