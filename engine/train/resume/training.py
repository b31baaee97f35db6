"""A training with all that it knows: what a resumable checkpoint holds, and is resumed from."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from engine.dataset.global_random import global_random, is_same, set_global_random
from engine.dataset.position import Position
from engine.dataset.standing import stand, standing_of
from engine.errors import CheckpointError, compose
from engine.nn import Cell
from engine.train.batches import Batches

from .dealt_state import check_dealt, dealt_state
from .keepers import keep, keepers_in, kept
from .matched import callback_states, set_callback_states
from .network_state import check_network, network_state, set_network_state
from .randomness import process_randomness, set_process_randomness
from .saved import Saved

_FACTS = ("net_outputs", "last_save_ckpt_step", "latest_ckpt_file")


class Training:
    """One training, as its loop knows it.

    Args:
        network: What makes a training step.
        batches: The reading of its data.
        run_context: The facts of the run, and whether somebody asked for the end.
        valid_dataset: What is evaluated between epochs, if anything is.
        begun: When it began, in seconds since 1970, as the first of several processes says; None:
            now.

    Attributes:
        ended: Whether the hooks of its end have run.

    """

    def __init__(
        self,
        network: Cell,
        batches: Batches,
        run_context: Any,
        valid_dataset: Any = None,
        begun: float | None = None,
    ) -> None:
        self._network = network
        self._batches = batches
        self._run_context = run_context
        self._params = run_context.original_args()
        self._valid = valid_dataset
        self._begun = time.time() if begun is None else begun
        self.ended = False

    def state(self, in_file: Mapping[str, Any]) -> dict[str, Any]:
        """All that the file must hold so that the training can go on from here.

        Args:
            in_file: The parameters that the file has anyway, by name.

        """
        params = self._params
        return {
            "run": {"begun": self._begun},
            "epoch": params.cur_epoch_num,
            "step": params.cur_step_num,
            "ended": self.ended,
            "stopped": self._run_context.stops_for_good,
            "data": self._data(),
            "facts": {name: params.get(name) for name in _FACTS},
            "network": network_state(self._network, in_file),
            "kept": kept(keepers_in([params.loss_scale_mananger])),
            "callbacks": callback_states(params.list_callback),
            "processes": dealt_state(params.optimizer),
            "random": process_randomness(),
        }

    def check(self, saved: Saved, epochs: Sequence[int]) -> None:
        """Pass over a checkpoint that this training can go on from.

        Raises:
            CheckpointError: If it is of another network, other data or earlier epochs.

        """
        check_saved(saved, network=self._network, params=self._params, epochs=epochs)

    def put_back(self, saved: Saved) -> None:
        """Go on as if this process had made all the steps before."""
        state = saved.state
        set_process_randomness(state["random"])  # a seed that is set begins the counts of passes
        self._begun, self.ended = state["run"]["begun"], state["ended"]
        self._params.cur_epoch_num = state["epoch"]
        self._params.cur_step_num = state["step"]
        self._params.update(state["facts"])
        if state["stopped"]:
            self._run_context.request_stop()
        # After the end, an evaluation may have switched all cells.
        modes = not state["ended"]
        set_network_state(self._network, state["network"], saved.values, modes=modes)
        keep(keepers_in([self._params.loss_scale_mananger]), state["kept"])
        set_callback_states(self._params.list_callback, state["callbacks"])
        drawn = self._set_data(state["data"])
        set_process_randomness(state["random"])  # again: what was done until here may have drawn
        if drawn is not None:
            set_global_random(drawn)

    def _data(self) -> dict[str, Any]:
        return {
            "sizes": _sizes(self._params),
            "position": asdict(self._batches.position),
            "train": standing_of(self._params.train_dataset),
            "valid": standing_of(self._valid),
        }

    def _set_data(self, state: Mapping[str, Any]) -> dict[str, Any] | None:
        """Read up to where the training stood; where the reading left the generators, if it counts.

        What is made ahead, by a thread or by workers, has drawn already what the training was still
        to use: where the data draw at all, they alone say where those generators stand.
        """
        stand(self._valid, state["valid"])
        stand(self._params.train_dataset, state["train"])
        position = Position(**state["position"])
        self._batches.start_at(position)
        if position.outside is None or not self._batches.is_ahead:
            return None
        drawn = global_random()
        return None if is_same(drawn, position.outside["random"]) else drawn


def check_saved(
    saved: Saved,
    *,
    network: Cell,
    params: Any,
    epochs: Sequence[int],
    has_left: bool = False,
) -> None:
    """Pass over a checkpoint that a training can go on from.

    Args:
        saved: The checkpoint.
        network: What makes a training step.
        params: The facts of the run.
        epochs: The numbers of its epochs.
        has_left: Whether there must be a step left to make.

    Raises:
        CheckpointError: If it is of another network, other data or earlier epochs, or if there is
            none.

    """
    where = f"resume from {saved.path}"
    check_network(where, network, saved.state["network"], saved.values)
    for name, present in _sizes(params).items():
        was = saved.state["data"]["sizes"][name]
        if present != was:
            hint = "resume with the data, batch size and sink mode of the training that saved it"
            raise CheckpointError(compose(where, f"{name} {was}", present, hint))
    if epochs and saved.state["epoch"] < epochs[0] - saved.state["ended"]:
        got, hint = f"initial_epoch={epochs[0] - 1}", "give the one of that training"
        raise CheckpointError(compose(where, f"epoch {saved.state['epoch']}", got, hint))
    check_dealt(where, params.optimizer, saved.state.get("processes"))
    state = saved.state
    is_over = state["ended"] or state["stopped"] or state["step"] % params.batch_num == 0
    if has_left and epochs and is_over and state["epoch"] >= epochs[-1]:
        raise CheckpointError(compose(where, "a training with steps left", "one without"))


def _sizes(params: Any) -> dict[str, Any]:
    size = int(params.train_dataset.get_dataset_size())
    sinks = bool(params.dataset_sink_mode)
    return {"steps of an epoch": params.batch_num, "batches of a pass": size, "sinks": sinks}
