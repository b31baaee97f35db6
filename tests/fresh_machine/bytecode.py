"""What was compiled of the same files already, so that a machine need not compile them again.

An installer may compile what it installs. Python looks at the time and the size of each file, and
compiles anew what differs.
"""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
from collections.abc import Callable, Iterator
from importlib.util import cache_from_source
from pathlib import Path

from .documents import ROOT

OWN = ("engine", "insight", "dashboard")
INSTALLED = Path(sysconfig.get_path("purelib"))  # what the tests have

Place = Callable[[Path], Path]
"""Where the bytecode of a module lies."""


def site_of(environment: Path) -> Path:
    """Where an environment of this Python holds its packages."""
    return environment / INSTALLED.relative_to(sysconfig.get_path("data"))


def here(module: Path) -> Path:
    """Where this process keeps bytecode."""
    return Path(cache_from_source(str(module)))


def beside(module: Path) -> Path:
    """Where Python keeps it unless told otherwise."""
    return module.parent / "__pycache__" / here(module).name


def compile_own(environment: Path) -> None:
    """Compile our own packages in an environment."""
    folders = [site_of(environment) / name for name in OWN]
    words = [environment / "bin" / "python", "-m", "compileall", "-q", *folders]
    subprocess.run(words, stdin=subprocess.DEVNULL, check=True)


def take_over(modules: Path, there: Path, compiled: Place = here) -> None:
    """Copy what is compiled of modules to where the same ones lie in an environment."""
    for module, bytecode in _compiled(modules, compiled):
        if (there / module).is_file():
            place = beside(there / module)
            place.parent.mkdir(exist_ok=True)
            shutil.copy(bytecode, place)


def foresee(clone: Path, prefix: Path) -> None:
    """Fill a folder for PYTHONPYCACHEPREFIX for a clone whose environment is not there yet."""
    sources = {ROOT / name: clone / name for name in OWN}
    for modules, there in {INSTALLED: site_of(clone / ".venv"), **sources}.items():
        for module, bytecode in _compiled(modules, here):
            place = prefix / (there / module).parent.relative_to("/")
            place.mkdir(parents=True, exist_ok=True)
            shutil.copy(bytecode, place)


def _compiled(modules: Path, place: Place) -> Iterator[tuple[Path, Path]]:
    for module in modules.rglob("*.py"):
        bytecode = place(module)
        if bytecode.is_file():
            yield module.relative_to(modules), bytecode
