"""Installs this checkout into the `.venv` that runs this file; a second call has nothing to do.

    .venv/bin/python tools/install.py [EXTRA]

Standard library only: it runs before anything is installed. uv does the work where it can be
had, because it is five times faster than pip here; pip does it otherwise.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = Path(sys.prefix)
CACHE = ROOT / ".cache"  # both installers keep their downloads inside the checkout

# pip's options that say where packages come from, and the variables by which uv is told the same.
UV_NAMES = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",  # separated by commas; other lists by spaces, as pip's are
    "cert": "SSL_CERT_FILE",
    "default-timeout": "UV_HTTP_TIMEOUT",
    "timeout": "UV_HTTP_TIMEOUT",
    "proxy": "ALL_PROXY",
    "trusted-host": "UV_INSECURE_HOST",
}


def pip_settings(listing: str) -> dict[str, str]:
    r"""What `pip config list` printed, as option → value; a later, more special source wins.

    >>> pip_settings("global.cert='a.pem'\n:env:.cert='b.pem'\ninstall.find-links='x y'")
    {'cert': 'b.pem', 'find-links': 'x y'}
    """
    rank = {"global": 0, "install": 1, ":env:": 2}
    found: dict[str, tuple[int, str]] = {}
    for line in listing.splitlines():
        key, separator, value = line.partition("=")
        section, _, option = key.rpartition(".")
        if not separator or section not in rank:
            continue
        if option not in found or rank[section] >= found[option][0]:
            found[option] = (rank[section], str(ast.literal_eval(value)))
    return {option: value for option, (_, value) in found.items()}


def is_there(link: str) -> bool:
    # pip passes over a folder of packages that does not exist; uv stops at it.
    return "://" in link or Path(link).exists()


def uv_environment(settings: dict[str, str], environment: dict[str, str]) -> dict[str, str]:
    """`environment` with pip's settings added under uv's names; what is already set stays.

    >>> uv_environment({"find-links": "/ /no /", "index-url": "a"}, {"UV_DEFAULT_INDEX": "b"})
    {'UV_FIND_LINKS': '/,/', 'UV_DEFAULT_INDEX': 'b'}
    """
    added = {}
    for option, value in settings.items():
        if option == "find-links":
            added[UV_NAMES[option]] = ",".join(word for word in value.split() if is_there(word))
        elif option in UV_NAMES:
            added[UV_NAMES[option]] = " ".join(value.split())
    if "UV_INDEX" in added:
        added["UV_INDEX_STRATEGY"] = "unsafe-best-match"  # pip's way: the best of all indexes
    return {**{name: value for name, value in added.items() if value}, **environment}


def run(command: list[str], environment: dict[str, str]) -> bool:
    """Whether `command` succeeded; its words go to stderr, stdout stays for what comes after."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
        check=False,
    )
    return done.returncode == 0


def stamp(extra: str) -> Path:
    return VENV / f".installed-{extra or 'plain'}"


def key() -> str:
    """What an installation depends on: the needs declared, the place, the interpreter."""
    parts = (ROOT / "pyproject.toml").read_bytes(), os.fsencode(ROOT), sys.version.encode()
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def is_installed(extra: str) -> bool:
    # The extra brings all that the plain installation brings.
    stamps = {stamp(extra)} if extra else {stamp(extra), stamp("dev")}
    return any(path.is_file() and path.read_text(encoding="ascii") == key() for path in stamps)


def pip_command() -> list[str]:
    return [sys.executable, "-m", "pip", "--disable-pip-version-check"]


def has_pip() -> bool:
    return importlib.util.find_spec("pip") is not None


def pip_listing(environment: dict[str, str]) -> str:
    """What pip is told on this machine; an environment of uv has no pip yet that could say it."""
    program = sys.executable if has_pip() else getattr(sys, "_base_executable", sys.executable)
    asked = ["-m", "pip", "--disable-pip-version-check", "config", "list"]
    listed = subprocess.run([program, *asked], capture_output=True, text=True, check=False)
    if listed.returncode and not has_pip() and ensure_pip(environment):
        return pip_listing(environment)
    return listed.stdout


def ensure_pip(environment: dict[str, str]) -> bool:
    if has_pip():
        return True
    done = run([sys.executable, "-m", "ensurepip"], environment)
    importlib.invalidate_caches()
    return done


def find_uv(environment: dict[str, str]) -> str | None:
    """Path of uv: from the PATH, or put beside this interpreter; None if neither goes."""
    there = shutil.which("uv") or shutil.which("uv", path=str(VENV / "bin"))
    if there is None and ensure_pip(environment):
        run([*pip_command(), "install", "--quiet", "uv"], environment)
        there = shutil.which("uv", path=str(VENV / "bin"))
    return there


def install_with_uv(target: str, environment: dict[str, str]) -> bool:
    uv = find_uv(environment)
    if uv is None:
        return False
    uv_settings = uv_environment(pip_settings(pip_listing(environment)), environment)
    command = [uv, "pip", "install", "--python", sys.executable, "--editable", target]
    return run(command if has_pip() else [*command, "pip"], uv_settings)


def install_with_pip(target: str, environment: dict[str, str]) -> bool:
    if not ensure_pip(environment):
        return False
    return run([*pip_command(), "install", "--editable", target], environment)


def install_node_packages() -> bool:
    import node_packages  # beside this file; the environment has its Node by now

    return node_packages.install()


def install_extra(extra: str) -> bool:
    """Whether this checkout and what it needs are in the environment."""
    if is_installed(extra):
        return True
    target = f".[{extra}]" if extra else "."
    print(f"Installing {target} into {VENV} (once, a minute or two) ...", file=sys.stderr)
    environment = {
        "UV_CACHE_DIR": str(CACHE / "uv"),
        "UV_PYTHON_DOWNLOADS": "never",  # the interpreter is the one that ./run chose
        "PIP_CACHE_DIR": str(CACHE / "pip"),
        **os.environ,
    }
    done = install_with_uv(target, environment)
    if not done:
        print("uv could not install it; trying pip ...", file=sys.stderr)
        done = install_with_pip(target, environment)
    if done:
        stamp(extra).write_text(key(), encoding="ascii")
    return done


def main(extra: str = "") -> int:
    if not install_extra(extra) or (extra == "dev" and not install_node_packages()):
        print(
            "The installation failed: the lines above say why. "
            "./run takes up where it stopped when you start it again.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
