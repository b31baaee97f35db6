"""Heavy values at addresses of their own: pictures, sounds and videos as recorded, arrays, tables.

An address names a row of a table and never a path, so nothing but recorded values can be reached.
`assets/frame/blobs.mjs` makes the same ids.
"""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from io import BytesIO
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from flask import Response, request

from insight.errors import FormatError, SummaryValueError, UnknownKindError
from insight.plugins.media import MIMETYPES, audio_format, video_format

from .answers import answer
from .api.question import known
from .api.wire import as_bytes
from .kept_files import KeptFiles
from .picture_header import picture_header
from .recorded_tables import recorded_table
from .table_wire import cells_of, csv_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dash import Dash

    from insight.plugins.values import Table

    from .live import LiveStore

PATH = "api/v1/blobs/"
LONGEST_ID = 16_000
_ID = re.compile(
    r"(image|tensor|figure|audio|video|table|artifact)\.([\w-]*)\.([\w-]*)\.(0|-?[1-9]\d{0,18})",
    re.ASCII,
)
_DRAWN = {
    "image": "PNG, JPEG, GIF, WebP or BMP of at most 128 million pixels",
    "audio": "WAV, MP3, Ogg, FLAC or M4A",
    "video": "MP4, WebM, GIF, WebP or APNG",
    "table": "picture or sound that a browser shows",
}
MOST_PART = 2**21  # bytes that a player gets at once: it stops reading where it has enough
_PLAYED = frozenset({"audio", "video"})
_FROM_ON = re.compile(r"bytes=(\d{1,15})-", re.ASCII)
OF_TABLES = ("row", "column", "first", "limit")
_LONGEST_INDEX = 9  # digits
_STEPS = range(-(2**63), 2**63)
_EXPECTED = "the kind, run, tag and step of a recorded value, as blob_id makes it"
_ELSEWHERE = "It must lie in the folder of runs, and be no larger than 64 MiB."
_BYTES = "application/octet-stream"
_HINT = "Take the address from the page that shows the value."
# A restart may record a step anew: what was seen a minute ago is asked for again, and mostly
# answered with 304. Pages add the time of the recording to the address, and so never see old ones.
_HEADERS = {
    "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "private, max-age=60",
}


class Blob(NamedTuple):
    """Which value an id names."""

    kind: str
    run: str
    tag: str
    step: int


class Cell(NamedTuple):
    """One cell of a table."""

    row: int
    column: int


class RowRange(NamedTuple):
    """Some rows of a table; without a limit all behind the first."""

    first: int = 0
    limit: int | None = None


class File(NamedTuple):
    """A value as a file; where it is kept, with what tells it from others."""

    content: bytes
    mimetype: str
    ending: str
    etag: str = ""


def blob_id(kind: str, run: str, tag: str, step: int) -> str:
    """The id of a value of these kinds: letters, digits, `-`, `_` and `.` only.

    >>> blob_id("image", "a/b", "<tag>", 7)
    'image.YS9i.PHRhZz4.7'
    """
    return f"{kind}.{_packed(run)}.{_packed(tag)}.{int(step)}"


def parse(identity: str) -> Blob:
    """The value that an id names.

    Raises:
        SummaryValueError: If it is no id, or names what no table can hold.

    >>> parse("image.YS9i.PHRhZz4.7")
    Blob(kind='image', run='a/b', tag='<tag>', step=7)

    """
    if len(identity) > LONGEST_ID:
        got = f"{len(identity)} characters"
        raise SummaryValueError.of("blob", f"an id of at most {LONGEST_ID}", got)
    found = _ID.fullmatch(identity)
    if found is None:
        raise SummaryValueError.of("blob", _EXPECTED, repr(identity[:80]))
    try:
        blob = Blob(found[1], _unpacked(found[2]), _unpacked(found[3]), int(found[4]))
    except ValueError as error:  # no base64, or no text in it
        raise SummaryValueError.of("blob", _EXPECTED, repr(identity[:80])) from error
    if "\0" in blob.run + blob.tag or blob.step not in _STEPS or blob_id(*blob) != identity:
        raise SummaryValueError.of("blob", _EXPECTED, repr(identity[:80]))
    return blob


def serve_blobs(app: Dash, store: LiveStore) -> None:
    """Add the route of all blobs to an app."""
    kept = KeptFiles()

    def value_of(blob: Blob) -> Any:
        """A value, or what is kept of it as a file, for who asks for parts of it."""
        at = _time_of(request.args.get("at"))
        if blob.kind not in _PLAYED:
            return _value(store, blob, at)

        def make() -> File | None:
            file = _media(blob.kind, _value(store, blob, at), wants_file="download" in request.args)
            return file and file._replace(etag=_etag_of(file.content))

        key = (store.version, blob, at, "download" in request.args)
        return kept.get(key, make, lambda file: len(file.content) if file else 0)

    def send(identity: str) -> Response:
        try:
            blob = parse(identity)
            known(request.args, ("at", "download", *(OF_TABLES if blob.kind == "table" else ())))
            part = part_of(request.args)
            value = value_of(blob)
            if isinstance(part, Cell):
                value = _cell(value, part)
        except SummaryValueError as error:
            return answer(400, str(error), _HINT)
        except UnknownKindError:
            return answer(404, "No such value is recorded.", _HINT)
        except FormatError:
            if blob.kind == "artifact":
                return answer(404, "The file cannot be shown.", _ELSEWHERE)
            return answer(404, "The value's file has changed.", "Reload the page.")
        except OSError:
            return answer(503, "The value's file cannot be read now.", "Try again in a moment.")
        wants_file = "download" in request.args
        file = (
            _cell_file(value, wants_file=wants_file)
            if isinstance(part, Cell)
            else _file(blob.kind, value, wants_file=wants_file, part=part)
        )
        if file is None:
            what = _DRAWN[blob.kind]
            hint = "Add ?download to its address to save the bytes as they are."
            return answer(415, f"The recorded bytes are no {what}.", hint)
        is_shown = file.mimetype != _BYTES or blob.kind not in {"tensor", "artifact"}
        return _response(file, blob, as_file=wants_file or not is_shown)

    rule = f"{app.config.routes_pathname_prefix}{PATH}<identity>"
    app.server.add_url_rule(rule, "blobs", send)


def _time_of(text: str | None) -> float | None:
    """When a value was recorded, which tells those of a series without steps apart."""
    try:
        return None if text is None else float(text)
    except ValueError:
        return None


def _value(store: LiveStore, blob: Blob, wall_time: float | None) -> Any:
    if blob.kind == "table":
        return recorded_table(store, blob.run, blob.tag, blob.step)
    return store.value(*blob, wall_time)


def part_of(query: Mapping[str, str]) -> Cell | RowRange:
    """Which part of a table is asked for: one cell, or some of the rows.

    Raises:
        SummaryValueError: If that is neither.

    >>> part_of({"row": "3", "column": "0"}), part_of({"first": "10"})
    (Cell(row=3, column=0), RowRange(first=10, limit=None))

    """
    told = {name: _index(name, query[name]) for name in OF_TABLES if name in query}
    if not told.keys() & {"row", "column"}:
        return RowRange(told.get("first", 0), told.get("limit"))
    if told.keys() != {"row", "column"}:
        raise SummaryValueError.of("the query", "row and column, both or neither", " ".join(told))
    return Cell(told["row"], told["column"])


def _index(name: str, text: str) -> int:
    if len(text) <= _LONGEST_INDEX and text.isascii() and text.isdigit():
        return int(text)
    raise SummaryValueError.of(f"the parameter {name}", "a whole number from 0", repr(text[:40]))


def _cell(table: Table, at: Cell) -> Any:
    if at.row < len(table.rows) and at.column < len(table.columns):
        return table.rows[at.row][at.column]
    raise UnknownKindError(f"no cell {at.row}, {at.column}")


def _cell_file(cell: Any, *, wants_file: bool) -> File | None:
    """What stands in one cell: a picture or a sound as recorded, anything else as text."""
    if not isinstance(cell, bytes):
        text = "" if cell is None else str(cell)
        return File(text.encode("utf-8", "replace"), "text/plain", "txt")
    if audio_format(cell) != "unknown":
        return _media("audio", cell, wants_file=wants_file)
    return _image(cell, wants_file=wants_file)


def _file(kind: str, value: Any, *, wants_file: bool, part: RowRange) -> File | None:
    match kind:
        case "figure":
            return File(json.dumps(value).encode(), "application/json", "json")
        case "tensor":
            return _tensor(value)
        case "table" if wants_file:
            return File(csv_of(value).encode("utf-8", "replace"), "text/csv", "csv")
        case "table":
            return File(as_bytes(cells_of(value, *part)), "application/json", "json")
        case "audio" | "video":
            made: File | None = value  # it is kept so
            return made
        case "artifact":
            return _artifact(value)
        case _:
            return _image(value, wants_file=wants_file)


def _media(kind: str, content: bytes, *, wants_file: bool) -> File | None:
    """The bytes as recorded, called what their first ones say; never what anybody else says."""
    form = audio_format(content) if kind == "audio" else video_format(content)
    if form != "unknown":
        return File(content, MIMETYPES[form], form)
    return File(content, _BYTES, "bin") if wants_file else None


def _image(content: bytes, *, wants_file: bool) -> File | None:
    """The bytes as recorded, called what their own header says; never what anybody else says."""
    header = picture_header(content)
    if header is not None:
        return File(content, f"image/{header.form}", header.form)
    return File(content, _BYTES, "bin") if wants_file else None


def _artifact(content: bytes) -> File:
    """The bytes as they are; pictures, sounds and videos by what their first ones say."""
    header = picture_header(content)
    if header is not None:
        return File(content, f"image/{header.form}", header.form)
    form = next((f for f in (audio_format(content), video_format(content)) if f != "unknown"), None)
    return File(content, MIMETYPES[form], form) if form else File(content, _BYTES, "bin")


def _tensor(value: np.ndarray[Any, Any]) -> File | None:
    file = BytesIO()
    try:
        np.save(file, value, allow_pickle=False)
    except ValueError:  # objects, which only pickle can write
        return None
    return File(file.getvalue(), _BYTES, "npy")


def _response(file: File, blob: Blob, *, as_file: bool) -> Response:
    response = Response(file.content, mimetype=file.mimetype, headers=_HEADERS)
    disposition = "attachment" if as_file else "inline"
    response.headers.set("Content-Disposition", disposition, filename=_file_name(blob, file.ending))
    response.set_etag(file.etag or _etag_of(file.content))
    # Who listens jumps about in a file: browsers ask for parts of it.
    asked = request.environ if as_file else _as_played(request.environ)
    response.make_conditional(asked, accept_ranges=True, complete_length=len(file.content))
    return response


def _etag_of(content: bytes) -> str:
    return blake2b(content, digest_size=16).hexdigest()


def _as_played(environ: Mapping[str, Any]) -> dict[str, Any]:
    """A request of a player for all from somewhere on, as one for the next part alone.

    Players ask so each time that they jump, read as much as they need, and let go of the rest.
    """
    found = _FROM_ON.fullmatch(environ.get("HTTP_RANGE", ""))
    if found is None or environ.get("HTTP_SEC_FETCH_DEST") not in _PLAYED:
        return dict(environ)
    first = int(found[1])
    return dict(environ) | {"HTTP_RANGE": f"bytes={first}-{first + MOST_PART - 1}"}


def _file_name(blob: Blob, ending: str) -> str:
    """A name that is one on every system, whatever the run and the tag are called."""
    if blob.kind == "artifact":  # which has a name of its own, with the ending that people know
        name = re.sub(r"[^A-Za-z0-9_.-]+", "-", blob.tag.rpartition("/")[2][-100:]).strip("-.")
        return name or f"{blob.kind}.{ending}"
    words = re.sub(r"[^A-Za-z0-9_]+", "-", f"{blob.run[-60:]}-{blob.tag[-60:]}").strip("-")
    return f"{words or blob.kind}-{blob.step}.{ending}"


def _packed(name: str) -> str:
    return urlsafe_b64encode(name.encode("utf-8", "surrogatepass")).decode().rstrip("=")


def _unpacked(text: str) -> str:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode("utf-8", "surrogatepass")
