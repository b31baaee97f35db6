"""The kinds of data that a run records; ONE a file, found by being here.

>>> sorted(PLUGINS)[:4]
['artifact', 'audio', 'curve', 'custom_lineage_data']
>>> PLUGINS["scalar"].columns
(('value', 'float64'),)
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING

from ._arrays import as_array, is_array
from ._pictures import array_kind
from ._plugin import SummaryPlugin
from .beside import is_beside

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["PLUGINS", "SummaryPlugin", "array_kind", "as_array", "is_array", "is_beside"]

_NO_KINDS = frozenset(("beside", "media", "values"))  # modules for other folders


def _discover() -> Mapping[str, SummaryPlugin]:
    found: dict[str, SummaryPlugin] = {}
    for module in pkgutil.iter_modules(__path__):
        if not (module.name.startswith("_") or module.name in _NO_KINDS):
            plugin = import_module(f"{__name__}.{module.name}").PLUGIN
            found[plugin.name] = plugin
    return MappingProxyType(found)


PLUGINS: Mapping[str, SummaryPlugin] = _discover()
"""Every plugin by the word that `add_value` takes."""
