"""The files of landscapes as they lie in a run's folder, under addresses of their own.

An address names a run and one of its files, never a path: only files that the store reads as
landscapes are given out. `assets/frame/blobs.mjs` makes the same addresses.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING

from flask import Response, request

from insight.errors import FormatError, SummaryValueError, UnknownKindError

from .answers import answer
from .api.question import known

if TYPE_CHECKING:
    from dash import Dash

    from .live import LiveStore

PATH = "api/v1/landscapes/"
LONGEST_ID = 16_000
_ID = re.compile(r"([\w-]*)\.([\w-]+)", re.ASCII)
_HINT = "Take the address from the Landscape page."


def landscape_id(run: str, file: str) -> str:
    """What an address ends in: letters, digits, `-`, `_` and one `.`.

    >>> landscape_id("a/b", "pca_1_20.landscape.npz")
    'YS9i.cGNhXzFfMjAubGFuZHNjYXBlLm5weg'
    """
    return f"{_packed(run)}.{_packed(file)}"


def parse(identity: str) -> tuple[str, str]:
    """The run and the file that an id names.

    Raises:
        SummaryValueError: If it is no id.

    >>> parse(landscape_id("a", "random_20.landscape.npz"))
    ('a', 'random_20.landscape.npz')

    """
    found = _ID.fullmatch(identity) if len(identity) <= LONGEST_ID else None
    expected = "the run and the file of a landscape, as landscape_id makes it"
    if found is None:
        raise SummaryValueError.of("landscape", expected, repr(identity[:80]))
    try:
        run, file = _unpacked(found[1]), _unpacked(found[2])
    except ValueError as error:  # no base64, or no text in it
        raise SummaryValueError.of("landscape", expected, repr(identity[:80])) from error
    if landscape_id(run, file) != identity:
        raise SummaryValueError.of("landscape", expected, repr(identity[:80]))
    return run, file


def serve_landscapes(app: Dash, store: LiveStore) -> None:
    """Add the route of all files of landscapes to an app."""

    def send(identity: str) -> Response:
        try:
            known(request.args, ())
            run, file = parse(identity)
            content = store.landscape_file(run, file)
        except SummaryValueError as error:
            return answer(400, str(error), _HINT)
        except UnknownKindError:
            return answer(404, "No such landscape is there.", _HINT)
        except (FormatError, OSError):
            return answer(503, "The file cannot be read now.", "Try again in a moment.")
        name = re.sub(r"[^A-Za-z0-9._-]+", "_", file)
        headers = {
            "Content-Disposition": f'attachment; filename="{name}"',
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "no-cache",
        }
        return Response(content, mimetype="application/octet-stream", headers=headers)

    rule = f"{app.config.routes_pathname_prefix}{PATH}<identity>"
    app.server.add_url_rule(rule, "landscape_files", send)


def _packed(text: str) -> str:
    return urlsafe_b64encode(text.encode("utf-8", "surrogatepass")).decode("ascii").rstrip("=")


def _unpacked(text: str) -> str:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode("utf-8", "surrogatepass")
