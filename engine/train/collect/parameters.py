"""Which parameters get a histogram."""

from __future__ import annotations

from collections.abc import Iterable

from engine.tensor import Parameter

from .options import CollectOptions


def chosen_parameters(parameters: Iterable[Parameter], options: CollectOptions) -> list[Parameter]:
    """The parameters whose names begin with the pattern; without one the first few."""
    listed = list(parameters)
    if options.histograms is None:
        return listed[: options.first_parameters]
    return [parameter for parameter in listed if options.histograms.matches(parameter.name)]
