# Made by `make stubs` from the modules beside it; do not edit.

from . import celeba as celeba
from . import cifar as cifar
from . import coco as coco
from . import csv_file as csv_file
from . import emnist as emnist
from . import fake_image as fake_image
from . import idx as idx
from . import image_folder as image_folder
from . import imdb as imdb
from . import manifest as manifest
from . import mindrecord as mindrecord
from . import mnist as mnist
from . import qmnist as qmnist
from . import random_rows as random_rows
from . import reviews as reviews
from . import running_text as running_text
from . import text_file as text_file
from . import tfrecord as tfrecord
from . import usps as usps
from . import voc as voc
from .celeba import CelebADataset as CelebADataset
from .cifar import Cifar10Dataset as Cifar10Dataset
from .cifar import Cifar100Dataset as Cifar100Dataset
from .coco import CocoDataset as CocoDataset
from .csv_file import CSVDataset as CSVDataset
from .emnist import EMnistDataset as EMnistDataset
from .fake_image import FakeImageDataset as FakeImageDataset
from .image_folder import ImageFolderDataset as ImageFolderDataset
from .imdb import IMDBDataset as IMDBDataset
from .manifest import ManifestDataset as ManifestDataset
from .mindrecord import MindDataset as MindDataset
from .mnist import FashionMnistDataset as FashionMnistDataset
from .mnist import KMnistDataset as KMnistDataset
from .mnist import MnistDataset as MnistDataset
from .qmnist import QMnistDataset as QMnistDataset
from .random_rows import RandomDataset as RandomDataset
from .reviews import AGNewsDataset as AGNewsDataset
from .reviews import AmazonReviewDataset as AmazonReviewDataset
from .reviews import DBpediaDataset as DBpediaDataset
from .reviews import SogouNewsDataset as SogouNewsDataset
from .reviews import YahooAnswersDataset as YahooAnswersDataset
from .reviews import YelpReviewDataset as YelpReviewDataset
from .running_text import EnWik9Dataset as EnWik9Dataset
from .running_text import PennTreebankDataset as PennTreebankDataset
from .running_text import WikiTextDataset as WikiTextDataset
from .text_file import TextFileDataset as TextFileDataset
from .tfrecord import TFRecordDataset as TFRecordDataset
from .usps import USPSDataset as USPSDataset
from .voc import VOCDataset as VOCDataset

__all__ = [
    "AGNewsDataset",
    "AmazonReviewDataset",
    "CSVDataset",
    "CelebADataset",
    "Cifar10Dataset",
    "Cifar100Dataset",
    "CocoDataset",
    "DBpediaDataset",
    "EMnistDataset",
    "EnWik9Dataset",
    "FakeImageDataset",
    "FashionMnistDataset",
    "IMDBDataset",
    "ImageFolderDataset",
    "KMnistDataset",
    "ManifestDataset",
    "MindDataset",
    "MnistDataset",
    "PennTreebankDataset",
    "QMnistDataset",
    "RandomDataset",
    "SogouNewsDataset",
    "TFRecordDataset",
    "TextFileDataset",
    "USPSDataset",
    "VOCDataset",
    "WikiTextDataset",
    "YahooAnswersDataset",
    "YelpReviewDataset",
]
