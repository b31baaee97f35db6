"""What the small files of one run say: its parameters, its tags, and each `meta.yaml`."""

from __future__ import annotations

import math
import re
from contextlib import suppress
from typing import TYPE_CHECKING

from insight.errors import FormatError
from insight.sources.records import Problem, as_name

from .facts import Facts, in_seconds, of_datasets, of_experiment, of_run, tagged
from .file_store import META
from .meta import Meta, read_meta
from .run_files import (
    EXPERIMENT,
    EXPERIMENT_TAGS,
    INPUTS,
    MOST_BESIDE,
    OUTPUTS,
    TAGS,
    section_of,
)
from .whole_meta import (
    LOST_DATASET,
    LOST_RUN,
    wrong_of_dataset,
    wrong_of_experiment,
    wrong_of_other,
    wrong_of_run,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.sources.records import News

    from .run_files import Look, RunFiles, Told

_ENDED = re.compile(rb".*\n(?=\S)", re.DOTALL)


class Values:
    """Texts by section and name, and the mappings of the meta files.

    Attributes:
        refused: What is wrong with the run's own meta file.

    """

    def __init__(self, files: RunFiles, told: Told) -> None:
        self.refused: Problem | None = None
        self._files = files
        self._told = told
        self._texts: dict[str, dict[str, str]] = {}
        self._metas: dict[str, Meta] = {}
        self._sizes: dict[str, int] = {}
        self._datasets: dict[str, Meta] = {}

    @property
    def meta(self) -> Meta:
        """Of the run itself."""
        return self._metas.get(META, {})

    def texts(self, section: str) -> dict[str, str]:
        return self._texts.get(section, {})

    def sizes(self, sections: tuple[str, ...]) -> list[int]:
        """Bytes of each file of some sections."""
        return [size for name, size in self._sizes.items() if section_of(name) in sections]

    def clear(self) -> None:
        """Forget the texts."""
        self._texts.clear()
        self._sizes.clear()

    def read_meta(self, name: str) -> Iterator[News]:
        if name != META:
            yield from self._told.take_back(name)
        problem = None
        try:
            content = self._files.read(name)
            if content is not None:
                text = self._take_meta(name, content)
                problem = Problem(name, 0, text) if text is not None else None
        except FormatError as error:
            problem = Problem(name, 0, str(error))
        except OSError as error:
            problem = self._files.refused(name, error, self._told)
        if name == META:
            self.refused = problem
        elif problem is not None:
            yield self._told.problem(name, problem.offset, problem.problem)

    def _take_meta(self, name: str, content: bytes) -> str | None:
        """Keep what a meta file says, and tell what is wrong with it all the same.

        Raises:
            FormatError: If it is none.

        """
        if content:  # MLflow once wrote it anew in its place: for an instant it was empty
            self._metas[name] = read_meta(content)
        self._sizes[name] = len(content)
        if name == META:
            return wrong_of_run(content, self._metas.get(name, {}))
        return wrong_of_experiment(content) if name == EXPERIMENT else wrong_of_other(content)

    def lose_meta(self) -> None:
        """Note that the run's own meta file is missing; what it said before holds on."""
        self.refused = Problem(META, -1, LOST_RUN)
        self._sizes.pop(META, None)

    def read_texts(self, section: str, look: Look) -> Iterator[News]:
        texts = self._texts.setdefault(section, {})
        for name in (*look.changed, *look.gone):
            if section_of(name) != section:
                continue
            yield from self._told.take_back(name)
            key = as_name(name.removeprefix(f"{section}/"))
            texts.pop(key, None)
            self._sizes.pop(name, None)
            if name in look.gone:
                continue
            try:
                content = self._files.read(name)
                if content is not None:
                    texts[key] = content.decode("utf-8")
                    self._sizes[name] = len(content)
            except UnicodeDecodeError as error:
                yield self._told.problem(name, error.start, "text is no UTF-8")
            except OSError as error:
                yield self._files.refused(name, error, self._told)

    def span(self) -> tuple[float, float]:
        """Start and end of the run; infinite and minus infinity for none."""
        ends = in_seconds(self.meta.get("start_time")), in_seconds(self.meta.get("end_time"))
        times = [time for time in ends if time is not None]
        return (times[0], times[-1]) if times else (math.inf, -math.inf)

    def facts(self) -> Facts:
        """What is known of the run but its parameters, under the names of the lineage."""
        meta, experiment = self.meta, self._metas.get(EXPERIMENT, {})
        facts = of_run(
            {
                "id": meta.get("run_id") or meta.get("run_uuid"),
                "name": meta.get("run_name") or meta.get("name"),
                "user": meta.get("user_id"),
                "experiment": experiment.get("name"),
            }
        )
        facts |= tagged(self.texts(TAGS)) | of_experiment(self.texts(EXPERIMENT_TAGS))
        return facts | of_datasets(
            (
                held.get("tags.mlflow.data.context", ""),
                self._datasets.get(_name_of_dataset(held) or "", {}),
            )
            for held in self._uses()
        )

    def read_datasets(self) -> Iterator[News]:
        """What the experiment keeps of the data sets that the run used."""
        for name in self._datasets:
            yield from self._told.take_back(name)
        names = dict.fromkeys(map(_name_of_dataset, self._uses()))
        self._datasets = {name: {} for name in names if name is not None}
        for name in self._datasets:
            try:
                content = self._files.read_beside(name.removeprefix("../"))
                if content is None:
                    continue
                is_long = len(content) >= MOST_BESIDE  # MLflow allows a profile 16 MB
                self._datasets[name] = read_meta(_ended(content) if is_long else content)
                wrong = None if is_long else wrong_of_dataset(content)
            except FormatError as error:
                wrong = str(error)
            except FileNotFoundError:
                yield self._told.problem(name, -1, LOST_DATASET)
                continue
            except OSError as error:
                yield self._files.refused(name, error, self._told)
                continue
            if wrong is not None:
                yield self._told.problem(name, 0, wrong)

    def outputs(self) -> dict[str, str]:
        """The ids of the models that the run made, and at which step."""
        return {
            name.split("/")[1]: held.get("step", "")
            for name, held in self._metas.items()
            if section_of(name) == OUTPUTS
        }

    def take_output(self, name: str) -> None:
        """What a file says now of a model that the run made; nothing where it is gone."""
        self._metas.pop(name, None)
        with suppress(FormatError, OSError):
            content = self._files.read(name)
            if content is not None:
                self._metas[name] = read_meta(content)

    def _uses(self) -> list[Meta]:
        return [held for name, held in self._metas.items() if section_of(name) == INPUTS]


def _ended(content: bytes) -> bytes:
    """The entries of a meta file that end before something else begins at the margin."""
    found = _ENDED.match(content)
    return found[0] if found else b""


def _name_of_dataset(use: Meta) -> str | None:
    """The file in which the experiment tells of a data set that a run used."""
    identity = use.get("source_id", "")
    return f"../datasets/{identity}/{META}" if identity.isalnum() else None
