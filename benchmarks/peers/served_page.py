"""Serves a folder's pages, with the browser's half out of a bundle or as modules; prints where.

python served_page.py ROOT BUNDLED PORT
"""

from __future__ import annotations

import sys
from pathlib import Path

import insight
from dashboard import create_app
from dashboard.server import make_server


def main(root: str, bundled: str, port: str) -> None:
    app = create_app(insight.open_runs(root), bundled=Path(bundled), prepared=True)
    server = make_server(app, port=int(port))
    print(server.url, flush=True)
    server.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
