"""How a training ended, as facts of its run: early, why, and with which weights."""

from __future__ import annotations

from typing import Any

from engine.train.callback.early_stop import EarlyStopping

STOPPED = "model.stopped_early"
STOPPED_STEP = "model.stopped_at_step"
RESTORED = "model.restored_epoch"
ENDING_FACTS = (STOPPED, STOPPED_STEP, RESTORED)


def ending_facts(run_context: Any, steps: int) -> dict[str, Any]:
    """What is to say of the end of a training; nothing of one that came to it.

    An interruption, after which it is to go on, is no end.

    Args:
        run_context: What callbacks see after the last step.
        steps: How many steps there were to be.

    """
    params = run_context.original_args()
    stopping = _stopping_of(params)
    facts: dict[str, Any] = {}
    if run_context.stops_for_good and params.cur_step_num < steps:
        why = "a callback asked for it" if stopping is None else f"EarlyStopping: {stopping.why}"
        at = f"after epoch {params.cur_epoch_num}, step {params.cur_step_num} of {steps}"
        facts = {STOPPED: f"{at}: {why}", STOPPED_STEP: params.cur_step_num}
    restored = restored_epoch(params)
    return facts if restored is None else {**facts, RESTORED: restored}


def restored_epoch(params: Any) -> int | None:
    """The epoch whose weights the training ended with; None where they are the last ones."""
    stopping = _stopping_of(params)
    return None if stopping is None else stopping.restored_epoch


def epochs_kept(params: Any) -> set[int]:
    """The epochs whose weights are kept so far and may come back, in a training that goes on."""
    stoppings = (one for one in params.list_callback if isinstance(one, EarlyStopping))
    return {one.kept_epoch for one in stoppings if one.kept_epoch is not None}


def _stopping_of(params: Any) -> EarlyStopping | None:
    """The callback that ended the training, if one of ours did."""
    for callback in params.list_callback:
        if isinstance(callback, EarlyStopping) and callback.why:
            return callback
    return None
