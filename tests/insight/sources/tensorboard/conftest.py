"""Event files of TensorBoard made by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from insight import open_runs
from insight.format.frames import frame
from insight.format.tensorboard import FILE_VERSION, Event, HParamsPluginData, TensorProto

if TYPE_CHECKING:
    from pathlib import Path

    from insight import Store

EVENTS = "events.out.tfevents.1700000000.host.7.0"


class EventFolder:
    """A run whose files grow by one call each."""

    def __init__(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self.path = path

    def append(self, content: bytes, file: str = EVENTS) -> None:
        with (self.path / file).open("ab") as opened:
            opened.write(content)

    def event(self, file: str = EVENTS, **fields: Any) -> None:
        event = Event(**{"wall_time": 1.0} | fields)
        self.append(frame(event.SerializeToString()), file)

    def begin(self, file: str = EVENTS) -> None:
        self.event(file, file_version=FILE_VERSION)

    def value(
        self,
        tag: str | bytes,
        step: int = 0,
        *,
        plugin: str = "",
        wall_time: float = 1.0,
        file: str = EVENTS,
        **content: Any,
    ) -> None:
        """One value; `content` is a field of it, `plugin` what its metadata names."""
        name = tag.encode() if isinstance(tag, str) else tag
        value: dict[str, Any] = {"tag": name, **content}
        if plugin:
            value["metadata"] = {"plugin_data": {"plugin_name": plugin}}
        self.event(file, wall_time=wall_time, step=step, summary={"value": [value]})

    def scalar(self, tag: str, step: int, number: float, wall_time: float = 1.0) -> None:
        self.value(tag, step, wall_time=wall_time, simple_value=number)

    def hparams(self, wall_time: float = 1.0, file: str = EVENTS, **said: Any) -> None:
        """One record of the plugin hparams; `said` is the choice that its message makes."""
        content = HParamsPluginData(**said).SerializeToString()
        data = {"plugin_name": "hparams", "content": content}
        value = {"tag": b"_hparams_/x", "metadata": {"plugin_data": data}}
        self.event(file, wall_time=wall_time, summary={"value": [value]})

    def session(self, **hparams: Any) -> None:
        """The start of a session; each hyperparameter is a field of its value."""
        entries = [{"key": key.encode(), "value": value} for key, value in hparams.items()]
        self.hparams(session_start_info={"hparams": entries})

    def tensor(
        self, tag: str, dtype: int, *shape: int, step: int = 0, plugin: str = "", **numbers: Any
    ) -> None:
        """One tensor; `numbers` is the field that holds them."""
        dims = {"dim": [{"size": size} for size in shape]}
        tensor = TensorProto(dtype=dtype, tensor_shape=dims, **numbers)
        self.value(tag, step, plugin=plugin, tensor=tensor)

    def open(self) -> Store:
        return open_runs(self.path)


@pytest.fixture
def folder(tmp_path: Path) -> EventFolder:
    """A run that has just begun."""
    made = EventFolder(tmp_path / "run")
    made.begin()
    return made


@pytest.fixture
def make_folder(tmp_path: Path) -> Any:
    """Makes a folder below the root by its path."""
    return lambda path: EventFolder(tmp_path / path)
