"""An S3 server and its client in an environment of their own, `.cache/peers/object_store`.

Made on first use. The server runs on this machine; whoever follows its buckets is the interpreter
of the tests, which finds the client there.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
CORPUS = ROOT / "tests" / "data" / "summaries" / "runs"
NEEDS = ("moto[server]==5.2.5", "s3fs==2026.9.0")
LIMIT_S = 300


@pytest.fixture(scope="session")
def environment(peer_python: Callable[..., Path]) -> Path:
    """The interpreter of that environment."""
    return peer_python("object_store", *NEEDS)


@pytest.fixture(scope="session")
def client(environment: Path) -> dict[str, str]:
    """Environment variables by which our interpreter finds the client."""
    asked = [environment, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    libraries = subprocess.check_output(asked, text=True).strip()
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("AWS_")},
        "PYTHONPATH": os.pathsep.join([libraries, str(ROOT)]),
        "NO_PROXY": "127.0.0.1",
    }


@pytest.fixture(scope="session")
def endpoint(environment: Path) -> Iterator[str]:
    """The address of a running S3 server that notes its requests."""
    server = subprocess.Popen(
        [environment, HERE / "serve_s3.py"], stdout=subprocess.PIPE, text=True, cwd=HERE
    )
    assert server.stdout is not None
    try:
        yield f"http://127.0.0.1:{int(server.stdout.readline())}"
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


@pytest.fixture(scope="session")
def seen(endpoint: str, client: dict[str, str]) -> dict[str, Any]:
    """What `follow_bucket.py` saw."""
    access = {
        "FSSPEC_S3_ENDPOINT_URL": endpoint,
        "AWS_ACCESS_KEY_ID": "any",
        "AWS_SECRET_ACCESS_KEY": "any",
        "AWS_DEFAULT_REGION": "us-east-1",
        "AWS_EC2_METADATA_DISABLED": "true",
    }
    return printed(HERE / "follow_bucket.py", {**client, **access})


@pytest.fixture(scope="session")
def seen_on_the_web(client: dict[str, str]) -> dict[str, Any]:
    """What `follow_web.py` saw."""
    return printed(HERE / "follow_web.py", client)


@pytest.fixture(scope="session")
def seen_with_passwords(client: dict[str, str]) -> dict[str, Any]:
    """What `follow_password.py` saw."""
    return printed(HERE / "follow_password.py", {**client, "AWS_EC2_METADATA_DISABLED": "true"})


def printed(script: Path, environment: dict[str, str]) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, script, CORPUS],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found
