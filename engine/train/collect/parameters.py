"""Which parameters get a histogram."""

from __future__ import annotations

from collections.abc import Iterable

from engine.tensor import Parameter

from .options import CollectOptions


def chosen_parameters(parameters: Iterable[Parameter], options: CollectOptions) -> list[Parameter]:
    """The parameters whose names match, or the first few when no pattern was given."""
    listed = list(parameters)
    if options.histograms is None:
        return listed[: options.first_parameters]
    return [parameter for parameter in listed if options.histograms.search(parameter.name)]
