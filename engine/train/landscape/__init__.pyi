from .model import LandscapeModel
from .passes import Measures
from .samples import Samples, samples_of

__all__ = ["LandscapeModel", "Measures", "Samples", "samples_of"]
