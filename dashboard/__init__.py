"""The pages: a store of runs, drawn in a browser.

    app = dashboard.create_app(insight.open_runs("./runs"))
    dashboard.server.make_server(app).run()

Every app owns its store; two apps in one process share nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .app import create_app

__all__ = ["create_app"]


if not TYPE_CHECKING:  # to a checker every name would be here

    def __getattr__(name: str) -> Any:
        # A server listens before Dash and pandas are loaded, which takes a second or three.
        if name not in __all__:
            raise AttributeError(f"module 'dashboard' has no attribute {name!r}")
        from .app import create_app

        return create_app
