"""The half in the browser as few files, which a release has beside the modules they are made of.

Whatever was made of other modules than those that are here is as good as not there.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from flask import Response, abort

from .asset_cache import FOR_GOOD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dash import Dash

FOLDER = Path(__file__).with_name("bundled")  # tools/build_hook.py puts it into a wheel
CONTENTS = "contents.json"
BELOW = "bundle/"


class Bundle(NamedTuple):
    """What a browser fetches in the place of modules."""

    files: Mapping[str, str]
    """Which file begins with which module, by the modules that documents name."""
    texts: Mapping[str, bytes]
    """The files, whose names tell what they hold."""


def print_of(versions: Mapping[str, str]) -> str:
    """What stands for all modules, by the version of each."""
    lines = "".join(f"{name} {version}\n" for name, version in sorted(versions.items()))
    return hashlib.sha256(lines.encode()).hexdigest()


def bundle_in(folder: Path, versions: Mapping[str, str]) -> Bundle | None:
    """The bundle of a folder; None where there is none of these modules."""
    try:
        contents = json.loads((folder / CONTENTS).read_bytes())
        if contents["made_of"] != print_of(versions):
            return None
        files = dict(contents["files"])
        return Bundle(files, {name: (folder / name).read_bytes() for name in files.values()})
    except (OSError, ValueError, KeyError, TypeError):  # half of one is none
        return None


def serve_bundle(app: Dash, bundle: Bundle) -> dict[str, str]:
    """Answer for its files; the address of each, by the module that it begins with."""

    def file(name: str) -> Response:
        if name not in bundle.texts:
            abort(404)  # also for documents of another version
        headers = {"Cache-Control": FOR_GOOD}
        return Response(bundle.texts[name], mimetype="text/javascript", headers=headers)

    prefix = app.config.routes_pathname_prefix
    app.server.add_url_rule(f"{prefix}{BELOW}<name>", "bundle", file)
    base = app.config.requests_pathname_prefix
    return {module: f"{base}{BELOW}{name}" for module, name in bundle.files.items()}
