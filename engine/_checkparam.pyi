# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.parameter_checks import *
from engine.parameter_checks import check_non_negative_int as check_int_non_negative
from engine.parameter_checks import check_positive_int as check_int_positive
