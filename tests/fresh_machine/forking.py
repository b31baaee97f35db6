"""Types lines for a test: each is a fork of this interpreter, which has pandas already.

Started with the Python of a user's environment, so it imports only what is there, and of ours
nothing: each fork imports that anew, as a process that a shell started would. Reads a line of JSON
for each, with what to start and where; answers with a line of JSON that tells how it ended.
"""

import gc
import json
import os
import runpy
import signal
import sys
import tempfile
import threading
from pathlib import Path

# This folder would be in the way of the line's own modules.
sys.path.pop(0)

import pandas  # noqa: F401, ICN001  # what the first half second of a line would be

OWN = {"engine", "insight", "dashboard"}


def ended_forks():
    """Fork for each line that is asked for, and answer; gives a fork what it has to do."""
    assert not OWN & {name.partition(".")[0] for name in sys.modules}
    assert threading.active_count() == 1  # a fork has but the thread that forks
    gc.collect()
    gc.freeze()  # or each fork would copy the pages of all that is here, to count references
    for line in sys.stdin:
        asked = json.loads(line)
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            child = os.fork()
            if not child:
                take_over(asked, out, err)
                return asked
            status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            told = {"returncode": status, "stdout": said(out), "stderr": said(err)}
        print(json.dumps(told), flush=True)
    return None


def take_over(asked, out, err):
    """Have what a process of a shell has of its own."""
    signal.alarm(asked["patience_s"])
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["variables"])
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(out.fileno(), 1)
    os.dup2(err.fileno(), 2)


def said(file):
    file.seek(0)
    return file.read().decode()


def become(script, arguments):
    """Run a console script as Python would, with its folder in front of the path."""
    sys.path.insert(0, str(Path(script).parent))
    sys.argv = [script, *arguments]
    sys.orig_argv = [sys.executable, *sys.argv]
    runpy.run_path(script, run_name="__main__")


# A fork comes out of the loop, and ends as the interpreter does: what is registered for its exit
# runs, and its threads are waited for.
if asked := ended_forks():
    become(asked["script"], asked["arguments"])
