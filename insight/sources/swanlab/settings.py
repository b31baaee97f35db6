"""The small files that SwanLab keeps beside a run: its configuration, and where it ran."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.sources.text.yaml_plain import read_yaml
from insight.sources.whole_files import WholeReader, mapping_told, read_json

from .facts import configuration, metadata

if TYPE_CHECKING:
    from insight.sources.place import Place
    from insight.sources.records import Folder

CONFIG, METADATA = "config.yaml", "swanlab-metadata.json"


def settings_reader(folder: Folder, place: Place, file: str) -> WholeReader:
    """What reads the file of a name in a run."""
    if file.endswith(CONFIG):
        told = mapping_told(file, lambda content: read_yaml(content, file), configuration)
    else:
        told = mapping_told(file, lambda content: read_json(content, file), metadata)
    return WholeReader(folder, place, file, told)
