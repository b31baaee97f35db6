# Made by `make stubs` from the modules beside it; do not edit.

from . import cifar as cifar
from . import emnist as emnist
from . import idx as idx
from . import image_folder as image_folder
from . import mnist as mnist
from . import qmnist as qmnist
from .cifar import Cifar10Dataset as Cifar10Dataset
from .cifar import Cifar100Dataset as Cifar100Dataset
from .emnist import EMnistDataset as EMnistDataset
from .image_folder import ImageFolderDataset as ImageFolderDataset
from .mnist import FashionMnistDataset as FashionMnistDataset
from .mnist import KMnistDataset as KMnistDataset
from .mnist import MnistDataset as MnistDataset
from .qmnist import QMnistDataset as QMnistDataset

__all__ = [
    "Cifar10Dataset",
    "Cifar100Dataset",
    "EMnistDataset",
    "FashionMnistDataset",
    "ImageFolderDataset",
    "KMnistDataset",
    "MnistDataset",
    "QMnistDataset",
]
