"""Finds the package: two folders up in a checkout, beside this file in an sdist."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "insight"


class PackageHook(BuildHookInterface):
    """Called by hatchling, for the sdist and for the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # dev-mode-dirs names the checkout
        here = Path(self.root)
        beside = here / PACKAGE
        found = beside if beside.is_dir() else here.parents[1] / PACKAGE
        build_data["force_include"][str(found)] = PACKAGE
