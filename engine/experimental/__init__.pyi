from . import optim

__all__ = ["optim"]
