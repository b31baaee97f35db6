from __future__ import annotations

import subprocess
import sys

# What plotly looks for in sys.modules, where another thread may have just begun to load it.
LOOKED_FOR = ("numpy", "pandas", "PIL.Image")
PROGRAM = f"""
import sys, tempfile, insight
from dashboard import create_app
from dashboard.server import make_server
make_server(create_app(insight.open_runs(tempfile.mkdtemp())), port=0).close()
print([name for name in {LOOKED_FOR} if name not in sys.modules])
"""


def test_what_an_answer_may_hold_is_loaded_before_the_first_is_made() -> None:
    """Half of a module has not its classes yet, so the answer would be an error."""
    told = subprocess.check_output([sys.executable, "-c", PROGRAM], text=True)

    assert told == "[]\n"
