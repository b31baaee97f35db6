from . import fft as fft
from . import linalg as linalg
from . import optimize as optimize

__all__: list[str] = []
