"""What a callback may see of a training or an evaluation, and how it asks for the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

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


class Ending(Protocol):
    """How the processes of one training tell each other what they ask for."""

    def tell(self, wishes: Sequence[bool]) -> None:
        """Say what this process asks for."""

    def hear(self) -> list[bool]:
        """What any asked for when they told each other last."""

    def is_same(self, fact: Any) -> bool:
        """Whether every process tells the same."""

    def mean(self, value: float | None) -> float | None:
        """The mean of a number over the processes."""


class RunContext:
    """What callbacks are called with.

    Where several processes train together, what one of them asks for counts once all have heard of
    it, a step later: they end behind the same step.

    Args:
        original_args: The facts of the run by name.

    Attributes:
        stops_for_good: Whether somebody asked for the end, not only for an interruption.
        is_interrupted: Whether somebody asked for an interruption.
        ending: How the processes of one training hear of each other; None where one trains alone.
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
        self._asked = [False, False]  # for the end, for an interruption; in this process
        self.stops_for_good = self.is_interrupted = False
        self.ending: Ending | None = None
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
        self._ask(0)

    def request_interruption(self) -> None:
        """Ask for the end of this process as `request_stop` does; a resumed run goes on."""
        self._ask(1)

    def get_stop_requested(self) -> bool:
        """Whether somebody asked for the end."""
        return self.stops_for_good or self.is_interrupted

    def tell_others(self) -> None:
        """Tell the processes of this training what this one has asked for."""
        if self.ending is not None:
            self.ending.tell(self._asked)

    def hear_others(self) -> None:
        """Take what any process of this training told that it has asked for."""
        if self.ending is not None:
            self._take(self.ending.hear())

    def agree(self) -> None:
        """Tell and hear at once, where all wait for each other."""
        self.hear_others()
        self.tell_others()
        self.hear_others()

    def mean(self, value: float | None) -> float | None:
        """The mean of a number over the processes of this training that have one."""
        return value if self.ending is None else self.ending.mean(value)

    def _ask(self, what: int) -> None:
        self._asked[what] = True
        if self.ending is None:
            self._take(self._asked)

    def _take(self, asked: Sequence[bool]) -> None:
        if asked:
            self.stops_for_good |= asked[0]
            self.is_interrupted |= asked[1]
