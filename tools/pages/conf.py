"""Sphinx's configuration; `tools/pages/build.py` calls it with the folder that it prepares."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from tools.pages.docstrings import as_rst  # noqa: E402  # the checkout is no package

_PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project = "Insight"
version = release = _PROJECT["version"]
project_copyright = "the authors of Insight"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
root_doc = "index"
html_theme = "furo"
html_title = f"Insight {version}"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"source_edit_link": "", "navigation_with_keys": False}
# Asks for the pages that were found, which a browser denies where they are files.
html_show_search_summary = False

myst_heading_anchors = 4
myst_links_external_new_tab = True
# Code of ours is between single backticks.
default_role = "code"
autodoc_typehints = "none"
autodoc_member_order = "bysource"
autodoc_class_signature = "mixed"
# `construct` of a cell is told once, by the class that all cells are of.
autodoc_inherit_docstrings = False
napoleon_google_docstring = True
napoleon_numpy_docstring = False
napoleon_use_rtype = False
napoleon_use_ivar = True
napoleon_custom_sections = ["Source"]
add_module_names = False
toc_object_entries = False  # thousands: the pages have them, the bar at the side does not
python_maximum_signature_line_length = 88


def _as_rst(
    _app: Any, _what: str, _name: str, _value: Any, _options: Any, lines: list[str]
) -> None:
    lines[:] = as_rst(lines)


def setup(app: Any) -> None:
    """Have docstrings read as what they are, before napoleon reads their sections."""
    app.connect("autodoc-process-docstring", _as_rst, priority=400)
