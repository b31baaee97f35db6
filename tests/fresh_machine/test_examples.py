"""The Python of README and of the documents, and scripts of users, run with what a user has."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from .documents import OF_EXTRAS, PAGES, blocks
from .machine import Machine

# What `test_types` lets mypy check: right types are those with which the scripts run.
CHECKED = [*(Path(__file__).parent / "checked").glob("*.py")]
PYTHON = [page for page in PAGES if blocks(page, "python") and page not in OF_EXTRAS]
# Each page has a process and a folder of its own, forked once the engine and the tables are there:
# two seconds of each page's time would be their import, which `test_imports` tries. Two pages and
# the landscapes need what scikit-learn imports, too. What is there is frozen: to count its
# references, and to free it in the end, each fork would copy the memory that has it.
RUNS_PAGES = """
import gc, json, os, pathlib, sys, traceback, warnings
import engine, insight, insight.tables
import sklearn.datasets, sklearn.linear_model
gc.collect()
gc.freeze()
told = {}
for name, code in json.loads(pathlib.Path("pages.json").read_text()).items():
    pathlib.Path(name).mkdir()
    with warnings.catch_warnings(action="ignore"):  # threads of libraries, which do nothing now
        child = os.fork()
    if child:
        status = os.waitpid(child, 0)[1]
        if status:
            told[name] = [status, pathlib.Path(name, "said").read_text()]
        continue
    os.chdir(name)
    said = os.open("said", os.O_WRONLY | os.O_CREAT)
    os.dup2(said, 1)
    os.dup2(said, 2)
    sys.argv = [name]
    try:
        exec(compile(code, name, "exec"), vars(sys.modules["__main__"]))
    except BaseException:
        traceback.print_exc()
        sys.exit(1)
    sys.exit(0)
print(json.dumps(told))
"""


def test_examples_of_each_page_run_in_order_and_so_do_scripts_that_mypy_checks(
    newest: Machine, empty: Path
) -> None:
    scripts = {page.name: "\n".join(blocks(page, "python")) for page in PYTHON} | {
        script.name: script.read_text(encoding="utf-8")
        for script in CHECKED
        if script.stem != "mistakes"
    }
    (empty / "pages.json").write_text(json.dumps(scripts), encoding="utf-8")
    machine = replace(newest, variables={"TQDM_DISABLE": "1"})

    assert len(scripts) > 10
    assert json.loads(machine.done("python", "-W", "error", "-c", RUNS_PAGES, folder=empty)) == {}
