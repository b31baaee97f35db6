"""Puts the bundle of the browser's half into an sdist or a wheel of a checkout with Node.

A wheel of such an sdist has it from there. What pip builds of a repository has none, and serves the
modules one by one.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHIN = "dashboard/bundled"
NEEDED = ("node_modules/esbuild", "tools/bundle.py")


class BundleHook(BuildHookInterface):
    """Called by hatchling, in an environment of its own that has no Node."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        python = root / ".venv" / "bin" / "python"
        is_set_up = python.is_file() and all((root / name).exists() for name in NEEDED)
        if version == "editable" or not is_set_up:
            return
        self._folder = tempfile.TemporaryDirectory(prefix="insight-bundle-")
        # Whoever builds may have told Python where the packages of the builder are.
        environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
        script = root / "tools" / "bundle.py"
        subprocess.run([python, script, self._folder.name], env=environment, check=True)
        build_data["force_include"][self._folder.name] = WITHIN

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            self._folder.cleanup()
