"""The figures of histograms hold the counts they show."""

from __future__ import annotations

import json

import numpy as np
import plotly.graph_objects as go
import pytest

from dashboard.encode import decode
from dashboard.figures.histogram_heat import histogram_heat
from dashboard.figures.histogram_ridge import MOST_RIDGES, histogram_ridge
from dashboard.queries.histograms.bins import Density
from dashboard.theme import THEMES, template


def density_of(steps: int, rng: np.random.Generator) -> Density:
    counts = rng.integers(1, 50, (steps, 6)).astype(float)
    return Density(np.arange(steps) * 10, np.linspace(-1, 1, 7), counts, np.zeros(steps))


def test_heat_map_holds_bins_upward_and_steps_to_the_right(rng: np.random.Generator) -> None:
    density = density_of(4, rng)
    trace = histogram_heat(density, "light")["data"][0]

    np.testing.assert_array_equal(decode(trace["z"]), density.counts.T)
    np.testing.assert_array_equal(decode(trace["x"]), density.steps)


def test_heat_map_begins_its_colours_at_no_values_at_all() -> None:
    density = Density(np.array([7]), np.linspace(0, 1, 4), np.full((1, 3), 5.0), np.zeros(1))
    figure = histogram_heat(density, "light")

    assert (figure["data"][0]["zmin"], figure["data"][0]["zmax"]) == (0, 5.0)
    assert figure["layout"]["xaxis"]["dtick"] == 1


def test_ridge_holds_the_counts_of_its_step(rng: np.random.Generator) -> None:
    density = density_of(4, rng)
    ridges = histogram_ridge(density, "dark")["data"]

    assert [ridge["meta"]["step"] for ridge in ridges] == [0, 10, 20, 30]
    assert ridges[2]["customdata"][1:-1] == density.counts[2].tolist()


def test_ridge_ends_where_its_values_end() -> None:
    counts = np.array([[0.0, 0.0, 3.0, 0.0, 5.0, 0.0]])
    density = Density(np.array([1]), np.linspace(0, 6, 7), counts, np.zeros(1))
    (ridge,) = histogram_ridge(density, "light")["data"]

    assert ridge["customdata"] == [0, 3, 0, 5, 0]
    assert decode(ridge["x"]).tolist() == [2, 2.5, 3.5, 4.5, 5]


def test_of_many_steps_an_even_choice_is_drawn(rng: np.random.Generator) -> None:
    ridges = histogram_ridge(density_of(500, rng), "light")["data"]

    assert len(ridges) == MOST_RIDGES
    assert [ridges[0]["meta"]["step"], ridges[-1]["meta"]["step"]] == [0, 4990]


@pytest.mark.parametrize("draw", [histogram_heat, histogram_ridge])
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("steps", [1, 3])
def test_figure_is_one_that_plotly_knows(draw, theme: str, steps: int, rng) -> None:
    figure = draw(density_of(steps, rng), theme)
    known = go.Figure(json.loads(json.dumps(figure)))
    known.update_layout(template=go.layout.Template(template(theme)))

    assert len(known.data) == len(figure["data"])
