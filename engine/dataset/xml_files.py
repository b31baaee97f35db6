"""XML files of data sets."""

from __future__ import annotations

from os import fspath
from pathlib import Path
from xml.etree import ElementTree as ET

from engine.errors import StateError, compose

LARGEST = 2**28  # bytes: a file that has more is none of these


def parsed(path: Path) -> ET.Element:
    """The root of a document.

    Raises:
        StateError: If it cannot be read, or declares entities, which may fill the memory.

    """
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST)
        if b"<!DOCTYPE" in content or b"<!ENTITY" in content:
            raise StateError(compose(fspath(path), "a document without declarations", "one"))
        return ET.fromstring(content)  # noqa: S314 - entities are refused
    except (OSError, ET.ParseError) as error:
        raise StateError(compose(fspath(path), "an XML document", repr(error))) from error
