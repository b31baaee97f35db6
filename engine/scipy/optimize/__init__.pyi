# Made by `make stubs` from the modules beside it; do not edit.

from . import descent as descent
from . import directions as directions
from . import objective as objective
from .line_search import line_search as line_search
from .linear_sum_assignment import linear_sum_assignment as linear_sum_assignment
from .minimize import minimize as minimize

__all__ = [
    "line_search",
    "linear_sum_assignment",
    "minimize",
]
