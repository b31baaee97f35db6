"""The parameters of a model as landscapes see them: arrays by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
Parameters = Mapping[str, Array]
"""Arrays by name. Landscapes take them one at a time and change none."""
