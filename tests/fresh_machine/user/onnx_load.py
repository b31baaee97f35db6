from pathlib import Path

import engine

Path("other.onnx").write_bytes(b"\x08\x08")
engine.load("other.onnx")
