from .model import LandscapeModel, Measures
from .samples import Samples, samples_of

__all__ = ["LandscapeModel", "Measures", "Samples", "samples_of"]
