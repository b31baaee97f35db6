# Made by `make stubs` from the modules beside it; do not edit.

from . import caltech as caltech
from . import captions as captions
from . import celeba as celeba
from . import cifar as cifar
from . import cityscapes as cityscapes
from . import clue as clue
from . import coco as coco
from . import csv_file as csv_file
from . import div2k as div2k
from . import emnist as emnist
from . import fake_image as fake_image
from . import flowers as flowers
from . import food101 as food101
from . import gtzan as gtzan
from . import idx as idx
from . import image_folder as image_folder
from . import imdb as imdb
from . import kitti as kitti
from . import lfw as lfw
from . import lsun as lsun
from . import manifest as manifest
from . import mindrecord as mindrecord
from . import mnist as mnist
from . import omniglot as omniglot
from . import photo_tour as photo_tour
from . import places365 as places365
from . import qmnist as qmnist
from . import random_rows as random_rows
from . import rendered_sst2 as rendered_sst2
from . import reviews as reviews
from . import running_text as running_text
from . import sbd as sbd
from . import semeion as semeion
from . import speech as speech
from . import spoken_words as spoken_words
from . import squad as squad
from . import sst2 as sst2
from . import stl10 as stl10
from . import svhn as svhn
from . import tagged as tagged
from . import tedlium as tedlium
from . import text_file as text_file
from . import tfrecord as tfrecord
from . import translations as translations
from . import usps as usps
from . import voc as voc
from . import wider_face as wider_face
from .caltech import Caltech101Dataset as Caltech101Dataset
from .caltech import Caltech256Dataset as Caltech256Dataset
from .captions import FlickrDataset as FlickrDataset
from .captions import SBUDataset as SBUDataset
from .celeba import CelebADataset as CelebADataset
from .cifar import Cifar10Dataset as Cifar10Dataset
from .cifar import Cifar100Dataset as Cifar100Dataset
from .cityscapes import CityscapesDataset as CityscapesDataset
from .clue import CLUEDataset as CLUEDataset
from .coco import CocoDataset as CocoDataset
from .csv_file import CSVDataset as CSVDataset
from .div2k import DIV2KDataset as DIV2KDataset
from .emnist import EMnistDataset as EMnistDataset
from .fake_image import FakeImageDataset as FakeImageDataset
from .flowers import Flowers102Dataset as Flowers102Dataset
from .food101 import Food101Dataset as Food101Dataset
from .gtzan import GTZANDataset as GTZANDataset
from .image_folder import ImageFolderDataset as ImageFolderDataset
from .imdb import IMDBDataset as IMDBDataset
from .kitti import KITTIDataset as KITTIDataset
from .lfw import LFWDataset as LFWDataset
from .lsun import LSUNDataset as LSUNDataset
from .manifest import ManifestDataset as ManifestDataset
from .mindrecord import MindDataset as MindDataset
from .mnist import FashionMnistDataset as FashionMnistDataset
from .mnist import KMnistDataset as KMnistDataset
from .mnist import MnistDataset as MnistDataset
from .omniglot import OmniglotDataset as OmniglotDataset
from .photo_tour import PhotoTourDataset as PhotoTourDataset
from .places365 import Places365Dataset as Places365Dataset
from .places365 import SUN397Dataset as SUN397Dataset
from .qmnist import QMnistDataset as QMnistDataset
from .random_rows import RandomDataset as RandomDataset
from .rendered_sst2 import RenderedSST2Dataset as RenderedSST2Dataset
from .reviews import AGNewsDataset as AGNewsDataset
from .reviews import AmazonReviewDataset as AmazonReviewDataset
from .reviews import DBpediaDataset as DBpediaDataset
from .reviews import SogouNewsDataset as SogouNewsDataset
from .reviews import YahooAnswersDataset as YahooAnswersDataset
from .reviews import YelpReviewDataset as YelpReviewDataset
from .running_text import EnWik9Dataset as EnWik9Dataset
from .running_text import PennTreebankDataset as PennTreebankDataset
from .running_text import WikiTextDataset as WikiTextDataset
from .sbd import SBDataset as SBDataset
from .semeion import SemeionDataset as SemeionDataset
from .speech import CMUArcticDataset as CMUArcticDataset
from .speech import LibriTTSDataset as LibriTTSDataset
from .speech import LJSpeechDataset as LJSpeechDataset
from .spoken_words import SpeechCommandsDataset as SpeechCommandsDataset
from .spoken_words import YesNoDataset as YesNoDataset
from .squad import SQuADDataset as SQuADDataset
from .sst2 import SST2Dataset as SST2Dataset
from .stl10 import STL10Dataset as STL10Dataset
from .svhn import SVHNDataset as SVHNDataset
from .tagged import CoNLL2000Dataset as CoNLL2000Dataset
from .tagged import UDPOSDataset as UDPOSDataset
from .tedlium import TedliumDataset as TedliumDataset
from .text_file import TextFileDataset as TextFileDataset
from .tfrecord import TFRecordDataset as TFRecordDataset
from .translations import IWSLT2016Dataset as IWSLT2016Dataset
from .translations import IWSLT2017Dataset as IWSLT2017Dataset
from .translations import Multi30kDataset as Multi30kDataset
from .usps import USPSDataset as USPSDataset
from .voc import VOCDataset as VOCDataset
from .wider_face import WIDERFaceDataset as WIDERFaceDataset

__all__ = [
    "AGNewsDataset",
    "AmazonReviewDataset",
    "CLUEDataset",
    "CMUArcticDataset",
    "CSVDataset",
    "Caltech101Dataset",
    "Caltech256Dataset",
    "CelebADataset",
    "Cifar10Dataset",
    "Cifar100Dataset",
    "CityscapesDataset",
    "CoNLL2000Dataset",
    "CocoDataset",
    "DBpediaDataset",
    "DIV2KDataset",
    "EMnistDataset",
    "EnWik9Dataset",
    "FakeImageDataset",
    "FashionMnistDataset",
    "FlickrDataset",
    "Flowers102Dataset",
    "Food101Dataset",
    "GTZANDataset",
    "IMDBDataset",
    "IWSLT2016Dataset",
    "IWSLT2017Dataset",
    "ImageFolderDataset",
    "KITTIDataset",
    "KMnistDataset",
    "LFWDataset",
    "LJSpeechDataset",
    "LSUNDataset",
    "LibriTTSDataset",
    "ManifestDataset",
    "MindDataset",
    "MnistDataset",
    "Multi30kDataset",
    "OmniglotDataset",
    "PennTreebankDataset",
    "PhotoTourDataset",
    "Places365Dataset",
    "QMnistDataset",
    "RandomDataset",
    "RenderedSST2Dataset",
    "SBDataset",
    "SBUDataset",
    "SQuADDataset",
    "SST2Dataset",
    "STL10Dataset",
    "SUN397Dataset",
    "SVHNDataset",
    "SemeionDataset",
    "SogouNewsDataset",
    "SpeechCommandsDataset",
    "TFRecordDataset",
    "TedliumDataset",
    "TextFileDataset",
    "UDPOSDataset",
    "USPSDataset",
    "VOCDataset",
    "WIDERFaceDataset",
    "WikiTextDataset",
    "YahooAnswersDataset",
    "YelpReviewDataset",
    "YesNoDataset",
]
