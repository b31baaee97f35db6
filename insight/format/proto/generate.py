"""Makes the `*_pb2` modules of this folder from its `.proto` files.

    python -m insight.format.proto.generate [DIRECTORY]

Without a directory the checked-in modules are replaced. Needs grpcio-tools (the `dev` extra), whose
release decides the protobuf version that the generated code asks for.
"""

from __future__ import annotations

import sys
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_ROOT = _HERE.parents[2]


def generate(directory: Path = _ROOT) -> list[Path]:
    """The generated modules and their stubs, written below `directory` at their package's path.

    Raises:
        ImportError: If grpcio-tools is not installed.
        RuntimeError: If the compiler refuses a file; its reasons are on stderr.

    """
    from grpc_tools import protoc

    sources = [path.relative_to(_ROOT).as_posix() for path in sorted(_HERE.glob("*.proto"))]
    options = [f"--proto_path={_ROOT}", f"--python_out={directory}", f"--pyi_out={directory}"]
    if protoc.main(["protoc", *options, *sources]) != 0:
        raise RuntimeError(f"protoc expected valid files, got an error in one of {sources}.")
    package = directory / _HERE.relative_to(_ROOT)
    return sorted(package.glob("*_pb2.py*"))


if __name__ == "__main__":
    for made in generate(Path(sys.argv[1]) if len(sys.argv) > 1 else _ROOT):
        print(made)
