"""Every callback asks components that a page has, for properties that they have.

Dash would look for them in each browser, in all pages at once, before it shows the first.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from dash import Dash
from dash.development.base_component import Component

import insight
from dashboard import create_app, shell
from dashboard.live import LiveStore
from dashboard.page import all_pages

SAMPLES = Path(__file__).resolve().parents[1] / "data" / "summaries" / "runs"


@pytest.fixture(scope="module")
def app() -> Dash:
    return create_app(insight.open_runs(SAMPLES))


@pytest.fixture(scope="module")
def components(app: Dash) -> dict[str, Component]:
    """The components with an identity, of the frame and of all pages."""
    live, pages = LiveStore(insight.open_runs(SAMPLES)), all_pages()
    with app.server.test_request_context("/"):
        shown = [shell.show_page(app, live, pages, page.path) for page in pages]
        roots = [shell.shell(app, live, pages), *shown]
    found = [one for root in roots for one in (root, *root._traverse())]
    return {one.id: one for one in found if isinstance(getattr(one, "id", None), str)}


def asked_for(app: Dash) -> Iterator[tuple[str, str]]:
    """The identities and properties that callbacks name."""
    for callback in app._callback_list:
        for part in (*callback["inputs"], *callback["state"]):
            yield part["id"], part["property"]
        output = callback["output"]
        for part in output.strip(".").split("..."):
            identity, _, name = part.rpartition(".")
            if identity:
                yield identity, name.partition("@")[0]


def test_every_component_that_a_callback_names_is_on_a_page(
    app: Dash, components: dict[str, Component]
) -> None:
    missing = {identity for identity, _ in asked_for(app) if identity not in components}

    assert len(components) > 50
    assert missing == set()


def test_every_property_that_a_callback_names_is_known_to_its_component(
    app: Dash, components: dict[str, Component]
) -> None:
    unknown = [one for one in asked_for(app) if not knows(components[one[0]], one[1])]

    assert unknown == []


def knows(component: Any, name: str) -> bool:
    wildcards = tuple(component._valid_wildcard_attributes)  # such as data-
    return name in component._prop_names or name.startswith(wildcards)


def test_a_page_is_sent_without_the_layouts_of_all_others(app: Dash) -> None:
    document = app.server.test_client().get("/scalars").text
    config = document.partition('id="_dash-config"')[2].partition(">")[2].partition("</script>")[0]

    assert "validation_layout" not in json.loads(config)
    assert len(document) < 40_000
