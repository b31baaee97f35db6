"""Requests that are kept back for a while, and the answer that brings a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page, Response, Route


def hold(page: Page, address: str) -> list[Route]:
    """Keeps the requests for an address back, until somebody continues them."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(address, keep)
    return held


def shows_a_page(response: Response) -> bool:
    return '"output":"page.children"' in (response.request.post_data or "")
