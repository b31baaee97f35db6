"""Trainings of Hugging Face's Trainer, by `trainer_state.json` and nothing else of them.

A folder `checkpoint-N` with such a file belongs to the run of the folder above; any other with one
is a run itself. All states of a run tell one training: that of the greatest step has all that the
earlier ones have, and is the one that is read. Where a state of fewer steps was written later and
tells other rows, the training was begun anew from there: then what was written last is read, and
the rows that only others have are counted as not shown.

What comes into which table:

    scalar      numbers of `log_history` under their own names, `epoch` too; of mappings in it as
                `name/inner`
    text        its texts
    lineage()   counts and intervals of the state, and a trial's parameters, as `hyperparameters.*`;
                the best metric, and what the last row sums up (`train_loss`, `train_runtime`, …) as
                `metric.*`; the best checkpoint as `run.best_checkpoint`; `training_args.json` and
                `all_results.json` where they lie beside

Pickles (`training_args.bin`, optimizers, weights) are never opened. No row tells a time: the run
counts as written when its file was. It is `finished` where its last step was reached or its summary
stands there; else `running` for a minute after the last write, then `stopped`.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from insight.sources.read_whole import WholeFollower
from insight.sources.records import FoundRun

from .read import ARGUMENTS, RESULTS, STATE, StateReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.place import Place
    from insight.sources.records import Folder

_CHECKPOINT = re.compile(r"checkpoint-\d{1,18}")


class _TransformersSource:
    name = "transformers"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        del place  # the names tell
        having = [folder for folder in folders if STATE in folder.names]
        if not having:
            return
        by_run = {folder.run: folder for folder in folders}
        files: dict[str, list[str]] = {}
        for folder in having:
            above, _, name = folder.run.rpartition("/")
            top = by_run.get(above or ".")
            is_below = _CHECKPOINT.fullmatch(name) is not None and top is not None
            if is_below and top is not None:
                files.setdefault(top.run, []).append(f"{name}/{STATE}")
            else:
                files.setdefault(folder.run, []).append(STATE)
        for run, names in files.items():
            beside = [name for name in (ARGUMENTS, RESULTS) if name in by_run[run].names]
            yield FoundRun(run, by_run[run], sorted(names + beside))

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> WholeFollower:
        del take_room  # the rows come in lists
        return WholeFollower(partial(StateReader, found.folder, place), STATE)


SOURCE = _TransformersSource()
