"""Whether the packages and the Python of a run are still those that it ran with."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from .recorded import where_now

if TYPE_CHECKING:
    from .recorded import Recorded

_VERSION = "import sys; print(sys.version.split()[0])"
_WAIT_S = 60


def changed_packages(told: Recorded, repository: str | None = None) -> list[str]:
    """What lies now in place of the imported packages, where its Python looked for them then.

    Their folders are listed; nothing is started or imported.

    Args:
        told: What is recorded of it.
        repository: A clone, whose folders stand for those of its own repository where that is gone.

    """
    from insight.record.provenance.packages import installed_in

    folders = told.modules_from or (sys.path if is_own(told) else [])
    if told.packages and not folders:
        return ["where its Python looked for them is not recorded"]
    installed = installed_in(str(where_now(folder, told.root, repository)) for folder in folders)
    return [
        f"{name} {version} is {installed.get(name) or 'gone'} now"
        for name, version in told.packages.items()
        if installed.get(name) != version
    ]


def changed_python(told: Recorded) -> list[str]:
    """The version that its Python has now, where it is another; that Python is started.

    It is asked with nothing of its environment, of any folder or of its site-packages.

    Raises:
        OSError: If it cannot be asked.

    """
    import platform
    import subprocess

    if is_own(told):
        version = platform.python_version()
    else:
        command = [told.interpreter, "-I", "-S", "-c", _VERSION]
        try:
            done = subprocess.run(  # noqa: S603 # what the user agreed to
                command,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                check=False,
                timeout=_WAIT_S,
                cwd=os.path.abspath(os.sep),  # noqa: PTH100 # no file of it is a module
            )
        except subprocess.TimeoutExpired as error:
            raise OSError(f"{told.interpreter} does not tell its version") from error
        version = done.stdout.decode("utf-8", "replace").strip()
        if done.returncode or not version:
            raise OSError(f"{told.interpreter} cannot tell its version")
    return [] if version == told.python else [f"python {told.python} is {version} now"]


def is_own(told: Recorded) -> bool:
    """Whether its Python is the one that runs us."""
    return told.interpreter == sys.executable
