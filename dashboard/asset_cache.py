"""How long browsers keep the files of `assets/`.

Dash writes into each address when its file was changed, as `?m=`. So what such an address gives
never changes, and only what is asked for in another way has to be asked for again.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from flask import Response, request
from werkzeug.security import safe_join

if TYPE_CHECKING:
    from dash import Dash

BELOW = "/assets/"
# In the browser alone: what lies between may know nothing of tokens.
FOR_GOOD = "private, max-age=31536000, immutable"
# Some packagers give the files of all versions one time, near the beginning of an epoch.
FIRST_TRUE_TIME = 1_000_000_000


def keep_assets(app: Dash) -> None:
    """Let browsers ask once for each file of an app's assets."""
    folder = app.config.assets_folder

    def add_age(response: Response) -> Response:
        asked = request.args.get("m")
        if asked and request.path.startswith(BELOW) and response.status_code in {200, 304}:
            path = safe_join(folder, request.path.removeprefix(BELOW))
            changed = Path(path).stat().st_mtime if path else 0.0
            if changed > FIRST_TRUE_TIME and asked == str(changed):
                response.headers["Cache-Control"] = FOR_GOOD
        return response

    app.server.after_request(add_age)
