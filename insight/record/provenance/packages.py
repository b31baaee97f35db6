"""The packages that are installed, by the names of the folders that describe them.

`importlib.metadata` opens a file a package, which takes a tenth of a second where there are many.
"""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

_MOST = 2000
_DESCRIBED = re.compile(r"(?P<name>[A-Za-z0-9][\w.]*)-(?P<version>[\w.!+]+)\.(?:dist|egg)-info")
# Where the module is called otherwise than the package.
_MODULES = {
    "scikit-learn": "sklearn",
    "pillow": "PIL",
    "pyyaml": "yaml",
    "protobuf": "google.protobuf",
    "opencv-python": "cv2",
    "python-dateutil": "dateutil",
    "beautifulsoup4": "bs4",
    "google-crc32c": "google_crc32c",
    "cupy-cuda13x": "cupy",
    "cupy-cuda12x": "cupy",
    "insight-train": "insight",
    "scikit-image": "skimage",
    "msgpack-python": "msgpack",
}


def package_facts() -> dict[str, Any]:
    """`installed`, versions by name, and `imported`, the names of those this process loaded."""
    installed = installed_in(sys.path)
    loaded = [name for name in installed if _is_loaded(name)]
    return {"installed": installed, "imported": loaded}


def installed_in(folders: Iterable[str]) -> dict[str, str]:
    """The versions of the packages that a Python finds which looks for modules in these folders."""
    installed: dict[str, str] = {}
    for folder in folders:
        for name, version in _described_in(folder):
            installed.setdefault(name, version)  # the first is the one that is imported
        if len(installed) >= _MOST:
            break
    return dict(sorted(installed.items()))


def _described_in(folder: str) -> list[tuple[str, str]]:
    try:
        names = os.listdir(folder or ".")  # noqa: PTH208 # no path is needed, and it is faster
    except OSError:  # an archive, or not there
        return []
    matches = filter(None, map(_DESCRIBED.fullmatch, names))
    return [(normal(match["name"]), match["version"]) for match in matches]


def normal(name: str) -> str:
    """A package's name in the one spelling that packages are compared by.

    >>> normal("Google_CRC32c")
    'google-crc32c'

    """
    return re.sub(r"[-_.]+", "-", name).casefold()


def _is_loaded(name: str) -> bool:
    return _MODULES.get(name, name.replace("-", "_")) in sys.modules
