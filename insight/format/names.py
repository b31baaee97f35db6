"""Names of event files: who wrote them, when, and what they hold."""

from __future__ import annotations

import os
import re
import zlib
from dataclasses import dataclass, replace
from urllib.parse import quote

LINEAGE_SUFFIX = "_lineage"
EXPLAIN_SUFFIX = "_explain"
DEFAULT_PREFIX = "events"
DEFAULT_SUFFIX = "_MS"

LONGEST_NAME = 255
"""Bytes that the name of a file may have, on nearly all file systems."""

_LONGEST_TAG = 200  # bytes of a tag in a file's name, with room for a step and an ending
_MARK = re.compile(r"summary\.\d+")
_NAME = re.compile(
    r"(?P<prefix>.*)\.out\.events\.summary\.(?P<seconds>\d+)\.(?:(?P<device>\d+)\.)?(?P<rest>.+)",
    re.ASCII,
)


def path_fault(path: str | os.PathLike[str]) -> str:
    """Why no file can have a path, whatever the file system; an empty text where one may.

    >>> path_fault("a/b"), path_fault("a" + chr(0)), path_fault("a" + chr(0xD800))
    ('', 'a NUL in it', 'a character in it that no name can have')
    """
    text = os.fspath(path)
    if "\0" in text:
        return "a NUL in it"
    try:
        os.fsencode(text)
    except UnicodeEncodeError:
        return "a character in it that no name can have"
    return ""


@dataclass(frozen=True)
class EventFileName:
    """The parts of `<prefix>.out.events.summary.<seconds>.<device>.<host><suffix>`.

    `device` is None in the names that MindSpore 1.0 wrote. A name does not say where the host ends:
    the suffix is taken from the last underscore on.

    >>> name = EventFileName.parse("events.out.events.summary.1795146961.0.vm_MS")
    >>> name.seconds, name.device, name.host, name.suffix
    (1795146961, 0, 'vm', '_MS')
    >>> name.lineage_twin().format()
    'events.out.events.summary.1795146961.0.vm_lineage'
    """

    prefix: str
    seconds: int
    device: int | None
    host: str
    suffix: str

    @classmethod
    def parse(cls, name: str) -> EventFileName | None:
        """The parts of `name`, or None where it is not the name of an event file."""
        match = _NAME.fullmatch(name)
        if match is None:
            return None
        host, underscore, tail = match["rest"].rpartition("_")
        if not underscore:
            host, tail = match["rest"], ""
        device = None if match["device"] is None else int(match["device"])
        return cls(match["prefix"], int(match["seconds"]), device, host, underscore + tail)

    def format(self) -> str:
        """The file name of these parts."""
        device = "" if self.device is None else f"{self.device}."
        return f"{self.prefix}.out.events.summary.{self.seconds}.{device}{self.host}{self.suffix}"

    def lineage_twin(self) -> EventFileName:
        """The name of the lineage file that belongs to a summary file of this name."""
        return EventFileName(self.prefix, self.seconds, self.device, self.host, LINEAGE_SUFFIX)


def is_lineage(name: str) -> bool:
    """Whether a file of this name holds `LineageEvent`s."""
    return _MARK.search(name) is not None and name.endswith(LINEAGE_SUFFIX)


def is_explain(name: str) -> bool:
    """Whether a file of this name holds MindSpore XAI's explanations."""
    return _MARK.search(name) is not None and name.endswith(EXPLAIN_SUFFIX)


def is_summary(name: str) -> bool:
    """Whether a file of this name holds `Event`s.

    As loose as MindInsight, which asks for `summary.<digits>` only: users rename files.
    """
    return _MARK.search(name) is not None and not name.endswith((LINEAGE_SUFFIX, EXPLAIN_SUFFIX))


def file_name_of(tag: str, step: int) -> str:
    """A name for the value of a tag and a step, without an ending; another for each of them.

    >>> file_name_of("a/b c", 3), len(file_name_of("步" * 100, 3)) < LONGEST_NAME
    ('a%2Fb%20c_3', True)

    """
    name = quote(tag, safe="")
    if len(name) > _LONGEST_TAG:
        name = f"{name[:_LONGEST_TAG]}_{zlib.crc32(tag.encode()):08x}"
    return f"{name}_{step}"


def rank_of(name: str) -> int:
    """Which process of a parallel training wrote a file; 0 where its name does not tell.

    >>> rank_of("events.out.events.summary.1795146961.3.vm_MS")
    3

    """
    parts = EventFileName.parse(name)
    return parts.device or 0 if parts is not None else 0


def recorder_of(name: str) -> str:
    """What the names of one recorder's two files have in common; else the name itself.

    >>> recorder_of("events.out.events.summary.1795146961.3.vm_lineage")
    'events.out.events.summary.1795146961.3.vm'

    """
    parts = EventFileName.parse(name)
    return name if parts is None else replace(parts, suffix="").format()
