"""The pages: a store of runs, drawn in a browser.

    app = dashboard.create_app(insight.open_runs("./runs"))
    dashboard.server.make_server(app).run()

Every app owns its store; two apps in one process share nothing.
"""

from __future__ import annotations

from .app import create_app

__all__ = ["create_app"]
