"""Requests that are kept back for a while, and the answer that brings a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request, Response, Route

PATIENCE_FRAMES = 1_200


def hold(page: Page, address: str) -> list[Route]:
    """Keeps the requests for an address back, until somebody continues them."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(address, keep)
    return held


def is_for(request: Request, output: str) -> bool:
    """Whether a request asks for one output of a callback."""
    return f'"output":"{output}"' in (request.post_data or "")


def hold_answers(page: Page, output: str) -> list[Route]:
    """Keeps back what is asked for one output of a callback, until somebody continues it."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        if is_for(route.request, output):
            held.append(route)
        else:
            route.continue_()

    page.route("**/_dash-update-component", keep)
    return held


def caught(page: Page, held: list[Route]) -> Route:
    """The first request that is kept back, which may be on its way to the one who holds it."""
    for _ in range(PATIENCE_FRAMES):
        if held:
            return held[0]
        page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError("nothing was asked")


def shows_a_page(response: Response) -> bool:
    return is_for(response.request, "page.children")
