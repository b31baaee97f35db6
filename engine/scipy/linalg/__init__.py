"""Linear algebra under SciPy's names: factors, inverses and solutions of one matrix.

`overwrite_a`, `overwrite_b` and `check_finite` are taken as SciPy has them, and change nothing:
inputs are kept, and their numbers are not looked at beforehand; MindSpore does neither, too.
Whole numbers compute in float64.
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
