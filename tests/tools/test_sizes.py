"""`make sizes` sees what is large, what a public name costs, and how much is `Any`."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from types import ModuleType

SOURCE = '''"""A document
of two lines."""

# A comment.
class A:
    """A document."""

    text = """No
    document."""

    def f(self, x: Any, *rest: list[Any], y: int = 1) -> dict[str, Any]:
        """A document."""
        return {}  # a comment

def g(x: int, any: None = None) -> None: ...
'''

NAMES = {"engine.ops": 3, "engine.ops.fft": 2, "engine.opsx": 5, "engine.common.initializer": 7}
PAGE = "".join(f"| `{name}` | 9 | {here} | 0 | 0 |\n" for name, here in NAMES.items())

PRINTED = """\
package: lines
      15  engine
       1  insight
       0  dashboard
       1  tests

lines of code for each public name
     0.4  engine: 6 lines, 17 names
     1.2  engine.ops: 6 lines, 5 names
     0.0  engine.nn: 0 lines, 7 names

Any: 3 annotations, in 1 functions

file: expected up to 250 lines, 0 of 2 beyond it
      15   engine/ops/a.py

function: expected up to 40 lines, 0 of 2 beyond it
       3   engine/ops/a.py:11 f

class: expected up to 12 methods, 0 of 1 beyond it
       1   engine/ops/a.py:5 A
"""


@pytest.fixture(scope="module")
def sizes() -> ModuleType:
    path = Path(__file__).resolve().parents[2] / "tools" / "sizes.py"
    spec = importlib.util.spec_from_file_location("sizes", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_largest_files_functions_and_classes_are_listed(
    sizes: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    texts = {"engine/ops/a.py": SOURCE, "insight/b.py": "x = 1\n", "tests/test_c.py": "y = 1\n"}
    for name, text in {**texts, "docs/names.md": PAGE}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    sizes.main(1, tmp_path)

    assert capsys.readouterr().out == PRINTED


def test_documents_comments_and_empty_lines_are_no_code(sizes: ModuleType) -> None:
    assert sizes.code_lines(sizes.module_of("a.py", SOURCE)) == 6


def test_names_are_those_of_a_package_and_below_it(sizes: ModuleType) -> None:
    found = [sizes.public_names(PAGE, f"engine{name}") for name in ("", ".ops", ".nn", ".common")]

    assert found == [17, 5, 7, 0]


def test_page_of_names_is_read_as_it_is(sizes: ModuleType) -> None:
    page = (sizes.ROOT / "docs" / "names.md").read_text("utf-8")

    assert sum(sizes.public_names(page, f"engine.{name}") > 0 for name in sizes.COUNTED) == 5
