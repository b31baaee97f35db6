"""ImageNet as record files."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

from engine.mindrecord.exceptions import ParamValueError, PathNotExistsError
from engine.mindrecord.filewriter import FileWriter
from engine.mindrecord.names import check_name, check_shards

from .transformed import Row, give_room, write

_logger = logging.getLogger("engine.mindrecord")
_SCHEMA = {
    "label": {"type": "int32"},
    "image": {"type": "bytes"},
    "file_name": {"type": "string"},
}
_ENDINGS = ("JPEG", "jpg")


class ImageNetToMR:
    """Writes folders of JPEG pictures, one folder a class, as `label`, `image` and `file_name`.

    Pictures come class by class as the map lists them, and by their names.

    Args:
        map_file: A text file; each line a folder and its label, such as `n01440764 0`.
        image_dir: What the folders are in.
        destination: The path of the record file.
        partition_number: How many files share the rows.

    Raises:
        ParamValueError: If an argument does not fit.

    >>> import tempfile
    >>> from pathlib import Path
    >>> from engine.mindrecord import FileReader, ImageNetToMR
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     cats = Path(folder, "cats")
    ...     cats.mkdir()
    ...     _ = cats.joinpath("tom.jpg").write_bytes(b"the bytes of a picture")
    ...     _ = Path(folder, "map").write_text("cats 7")
    ...     ImageNetToMR(f"{folder}/map", folder, f"{folder}/record").transform()
    ...     [row["label"] for row in FileReader(f"{folder}/record").get_next()]
    [7]

    """

    def __init__(
        self, map_file: str, image_dir: str, destination: str, partition_number: int = 1
    ) -> None:
        where = type(self).__name__
        self.map_file = check_name(f"{where}(map_file)", map_file)
        self.image_dir = check_name(f"{where}(image_dir)", image_dir)
        self.destination = check_name(f"{where}(destination)", destination)
        self.partition_number = check_shards(f"{where}(partition_number)", partition_number)

    def transform(self) -> None:
        """Write the files.

        Raises:
            PathNotExistsError: If there is no map, or none of its folders.
            ParamValueError: If a line of the map is none.
            MRMOpenError: If files are there already.
            MRMValidateDataError: If there are no pictures.

        """
        folders = self._folders()
        writer = FileWriter(self.destination, self.partition_number)
        give_room(writer)
        writer.add_schema(_SCHEMA, "imagenet_schema")
        writer.add_index(["label", "file_name"])
        write(writer, _pictures(folders), parallel=True)

    run = transform  # scripts call it, too

    def _folders(self) -> dict[int, Path]:
        """The folder of each label."""
        lines = _lines(self.map_file)
        found = {}
        for number, line in enumerate(lines, 1):
            name, _, label = line.partition(" ")
            if not label.strip().isdecimal():
                where = f"{self.map_file} line {number}"
                raise ParamValueError.of(where, "a folder, a blank, a label", repr(line))
            found[int(label)] = Path(self.image_dir, name)
        there = {label: folder for label, folder in found.items() if folder.is_dir()}
        for folder in set(found.values()) - set(there.values()):
            _logger.warning("There is no folder %s.", folder)
        if not there:
            expected = f"folders that {self.map_file} lists"
            raise PathNotExistsError.of(self.image_dir, expected, "none of them")
        return there


def _lines(path: str) -> list[str]:
    if not Path(path).is_file():
        raise PathNotExistsError.of("ImageNetToMR(map_file)", "a file", path)
    return Path(path).read_text(encoding="utf-8").splitlines()


def _pictures(folders: dict[int, Path]) -> Iterator[Row]:
    for label, folder in folders.items():
        for path in sorted(folder.iterdir()):
            content = path.read_bytes() if path.name.endswith(_ENDINGS) else b""
            if content:
                yield {"label": label, "image": content, "file_name": str(path)}
            else:
                _logger.warning("%s is left out: it is empty, or no JPEG by its name.", path)
