"""Hugging Face Transformers: a callback for its Trainer."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from ._joined import Joined
from ._recording import Recording
from ._where import CURRENT, LogDir

_GROUPS = ("eval", "test")


class InsightCallback(Recording, Joined):
    """Records what the Trainer logs at its global step, under the tags of its other integrations.

    `eval_loss` becomes `eval/loss`, `test_loss` `test/loss`, and everything else stands below
    `train/`. Settings of the run are the arguments that differ from their defaults and those of
    the model's configuration. Of several processes only the first writes.

    Args:
        log_dir: The run's folder, or a run of `insight.run`; without one the current run, or a
            new one. Trials of a hyperparameter search get folders of theirs in it.
        unmasked: Names of settings that are no secrets, though they sound so.

    """

    _bases = ("transformers:TrainerCallback",)

    def __init__(self, log_dir: LogDir = CURRENT, *, unmasked: Iterable[str] = ()) -> None:
        super().__init__(log_dir, unmasked=unmasked)
        self._root = Path(self._log_dir)

    def on_train_begin(self, args: Any, state: Any, control: Any, **kwargs: Any) -> None:
        if not state.is_world_process_zero:
            return
        trial = getattr(state, "trial_name", None) or ""
        if trial:
            self._leave_run()
        self._log_dir = str(self._root / trial)
        self._training_begins()
        self._say_where_it_begins(state.global_step)
        self._settings(_settings_of(args, kwargs.get("model")))

    def on_log(
        self,
        args: Any,
        state: Any,
        control: Any,
        logs: Mapping[str, Any] | None = None,
        **kwargs: Any,
    ) -> None:
        if state.is_world_process_zero:
            self._log(
                state.global_step, {_tag(name): value for name, value in (logs or {}).items()}
            )

    def on_evaluate(self, args: Any, state: Any, control: Any, **kwargs: Any) -> None:
        if state.is_world_process_zero and not self._is_training:
            self._metrics({_tag(name): x for name, x in (kwargs.get("metrics") or {}).items()})
            self.close()

    def on_train_end(self, args: Any, state: Any, control: Any, **kwargs: Any) -> None:
        self.close()


def _tag(name: str) -> str:
    group, separator, rest = name.partition("_")
    return f"{group}/{rest}" if separator and group in _GROUPS else f"train/{name}"


def _settings_of(args: Any, model: Any) -> dict[str, Any]:
    config: Any = getattr(model, "config", None)
    return {
        "network": type(model).__name__,
        "optimizer": args.optim,
        "learning_rate": args.learning_rate,
        # A number of steps makes that of the epochs void.
        "epochs": None if args.max_steps > 0 else args.num_train_epochs,
        "batch_size": args.per_device_train_batch_size,
        "seed": args.seed,
        **dict(_changed(args)),
        "config": config.to_diff_dict() if hasattr(config, "to_diff_dict") else {},
    }


def _changed(args: Any) -> Iterator[tuple[str, Any]]:
    """The arguments that were given; `to_dict` makes texts of enumerations and hides tokens."""
    given = args.to_dict()
    for field in dataclasses.fields(args):
        if field.default is not dataclasses.MISSING and given.get(field.name) != field.default:
            yield field.name, given.get(field.name)
