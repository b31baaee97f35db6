import engine

engine.export(engine.nn.Dense(2, 1), engine.ops.ones((1, 2)), file_name="net", file_format="ONNX")
