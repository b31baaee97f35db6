"""How long browsers keep the files of `assets/`.

The document writes into each address what the file holds, as `?v=`. So what such an address gives
never changes, and only what is asked for in another way has to be asked for again. Modules that a
document of another version names are not to be had: those of two versions would run together.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from flask import Response, abort, request
from werkzeug.security import safe_join

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dash import Dash

BELOW = "/assets/"
# In the browser alone: what lies between may know nothing of tokens.
FOR_GOOD = "private, max-age=31536000, immutable"
DIGITS = 8  # of sixteen values each: each stands twice for a module, in every page


def version_of(path: Path) -> str:
    """What stands for the bytes of a file: others have another. Times will not do, for packagers
    give all files one.
    """
    return hashlib.sha256(path.read_bytes()).hexdigest()[:DIGITS]


def versions_of(folder: Path) -> dict[str, str]:
    """The modules below a folder, by their names there, and what each holds."""
    paths = sorted(folder.rglob("*.mjs"))
    return {path.relative_to(folder).as_posix(): version_of(path) for path in paths}


def keep_assets(app: Dash, versions: Mapping[str, str]) -> None:
    """Let browsers ask once for each file of an app's assets.

    Args:
        app: Whose.
        versions: Of its modules, as the documents name them, whatever comes into the folder while
            they are served.

    """
    folder = app.config.assets_folder

    def refuse_another_version() -> None:
        asked = request.args.get("v")
        if asked and asked != versions.get(request.path.removeprefix(BELOW), asked):
            abort(404)

    def add_age(response: Response) -> Response:
        if not request.path.startswith(BELOW) or response.status_code not in {200, 304}:
            return response
        if request.path.endswith(".mjs"):  # else browsers refuse it, whatever this machine calls it
            response.mimetype = "text/javascript"
        asked = request.args.get("v")
        if asked:
            path = safe_join(folder, request.path.removeprefix(BELOW))
            if path and asked == version_of(Path(path)):
                response.headers["Cache-Control"] = FOR_GOOD
        return response

    app.server.before_request(refuse_another_version)
    app.server.after_request(add_age)
