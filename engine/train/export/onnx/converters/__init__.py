"""What each primitive is in ONNX, one family a file."""
