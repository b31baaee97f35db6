"""What a callback may see of a training or an evaluation, and how it asks for the end."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, FactMissingError

__all__ = ["RunContext"]


class CallbackArguments(dict[str, Any]):
    """The facts of a run by name, also as attributes: `arguments.cur_step_num`.

    >>> arguments = CallbackArguments(mode="train")
    >>> arguments.cur_step_num = 3
    >>> sorted(arguments)
    ['cur_step_num', 'mode']
    """

    def __getattr__(self, name: str) -> Any:
        if name in self:
            return self[name]
        raise FactMissingError(
            f"RunContext.original_args() expected one of {sorted(self)}, got {name!r}."
        )

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


class RunContext:
    """What callbacks are called with.

    Args:
        original_args: The facts of the run by name.

    Attributes:
        stops_for_good: Whether somebody asked for the end, not only for an interruption.
        trained_steps: In an evaluation of its own: the steps of the training before it, as far as
            the model knows of one; None else.
        validated: In an evaluation of its own: what the model's last `fit` validated with, as far
            as the model knows of one; None else.

    Raises:
        ArgumentTypeError: If `original_args` is no dict.

    >>> context = RunContext({"cur_epoch_num": 1})
    >>> context.request_stop()
    >>> context.get_stop_requested()
    True

    """

    def __init__(self, original_args: dict[str, Any]) -> None:
        if not isinstance(original_args, dict):
            raise ArgumentTypeError.of("RunContext(original_args)", "a dict", original_args)
        self._original_args = original_args
        self._stop_requested = False
        self.stops_for_good = False
        self.trained_steps: int | None = None
        self.validated: Any = None

    def original_args(self) -> Any:
        """The facts of the run: `cur_epoch_num`, `cur_step_num`, `net_outputs` and the others.

        In training: cur_step_num (from 1, over all epochs), train_network, epoch_num, batch_num
        (steps of an epoch), mode, loss_fn, optimizer, parallel_mode, device_number, train_dataset,
        list_callback, train_dataset_element, network, last_save_ckpt_step, latest_ckpt_file,
        loss_scale_mananger (MindSpore's spelling), initial_step, dataset_sink_mode, cur_epoch_num
        (from 1), net_outputs. In evaluation: eval_network, valid_dataset, batch_num, mode,
        cur_step_num, list_callback, network, dataset_sink_mode, eval_dataset_element, net_outputs,
        metrics; inside `fit` also eval_results.
        """
        return self._original_args

    def request_stop(self) -> None:
        """Ask for the end after this step; the hooks of the epoch's and the run's end still run.

        A run that is resumed later has ended, too.
        """
        self._stop_requested = self.stops_for_good = True

    def request_interruption(self) -> None:
        """Ask for the end of this process as `request_stop` does; a resumed run goes on."""
        self._stop_requested = True

    def get_stop_requested(self) -> bool:
        """Whether somebody asked for the end."""
        return self._stop_requested
