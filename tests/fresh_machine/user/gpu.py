import engine

engine.set_context(device_target="GPU")
