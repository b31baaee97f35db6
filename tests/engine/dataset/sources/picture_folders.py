"""The files of small data sets of pictures in many folders."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from scipy.io import savemat
from scipy.sparse import csc_matrix

from tests.engine.dataset.sources.folders import Made, maker, picture, write


def jpeg(folder: Path, name: str, number: int) -> Path:
    return write(folder / name, picture(number))


@maker("Caltech101Dataset")
def caltech101(folder: Path) -> Made:
    for number in range(7):
        kind = ("Faces", "bass")[number % 2]
        jpeg(folder, f"101_ObjectCategories/{kind}/image_{number // 2 + 1:04d}.jpg", number)
        notes = folder / "Annotations" / {"Faces": "Faces_2"}.get(kind, kind)
        notes.mkdir(parents=True, exist_ok=True)
        savemat(
            notes / f"annotation_{number // 2 + 1:04d}.mat", {"obj_contour": np.eye(2) * number}
        )
    return Made({"dataset_dir": folder, "target_type": "all"}, 7)


@maker("RenderedSST2Dataset")
def rendered_sst2(folder: Path) -> Made:
    for number in range(7):
        name = f"{('train', 'valid', 'test')[number % 3]}/{('negative', 'positive')[number % 2]}"
        jpeg(folder, f"{name}/{number}.png", number)
    return Made({"dataset_dir": folder}, 7)


@maker("Caltech256Dataset")
def caltech256(folder: Path) -> Made:
    for number in range(7):
        jpeg(folder, f"00{number % 2 + 1}.kind/{number}.jpg", number)
    return Made({"dataset_dir": folder}, 7)


@maker("OmniglotDataset")
def omniglot(folder: Path) -> Made:
    for number in range(7):
        letter = f"{('Greek', 'Latin')[number % 2]}/character0{number % 3 + 1}"
        jpeg(folder, f"images_background/{letter}/{number}.jpg", number)
    return Made({"dataset_dir": folder}, 7)


@maker("SUN397Dataset")
def sun397(folder: Path) -> Made:
    write(folder / "ClassName.txt", "/b/beach\n/a/abbey\n")
    for number in range(7):
        jpeg(folder, f"{('a/abbey', 'b/beach')[number % 2]}/sun_{number}.jpg", number)
    return Made({"dataset_dir": folder}, 7)


@maker("Places365Dataset")
def places365(folder: Path) -> Made:
    names = [f"/a/airfield/{number}.jpg" for number in range(7)]
    lines = (f"{name} {number % 3}" for number, name in enumerate(names))
    write(folder / "places365_train_standard.txt", "\n".join(lines))
    write(folder / "categories_places365.txt", "/a/airfield 0\n/b/bar 1\n/c/cave 2\n")
    for number, name in enumerate(names):
        jpeg(folder / "data_256_standard", name.lstrip("/"), number)
    return Made({"dataset_dir": folder}, 7)


@maker("LSUNDataset")
def lsun(folder: Path) -> Made:
    for number in range(7):
        name = ("bedroom_train", "bedroom_val", "tower_train")[number % 3]
        jpeg(folder, f"{name}/{number}.jpg", number)
    return Made({"dataset_dir": folder}, 7)


@maker("Food101Dataset")
def food101(folder: Path) -> Made:
    names = [f"{('soup', 'cake')[number % 2]}/{number}" for number in range(7)]
    write(folder / "meta/train.txt", "\n".join(names[:4]))
    write(folder / "meta/test.txt", "\n".join(names[4:]))
    for number, name in enumerate(names):
        jpeg(folder / "images", f"{name}.jpg", number)
    return Made({"dataset_dir": folder}, 7)


@maker("LFWDataset")
def lfw(folder: Path) -> Made:
    write(folder / "lfw-names.txt", "Ann 4\nBob 3\n")
    write(folder / "peopleDevTrain.txt", "1\nAnn\t4\n")
    write(folder / "peopleDevTest.txt", "1\nBob\t3\n")
    for number in range(7):
        name, own = ("Ann", number + 1) if number < 4 else ("Bob", number - 3)
        jpeg(folder, f"lfw_funneled/{name}/{name}_{own:04d}.jpg", number)
    return Made({"dataset_dir": folder}, 7)


@maker("CityscapesDataset")
def cityscapes(folder: Path) -> Made:
    for number in range(7):
        stem = f"train/{('aachen', 'bonn')[number % 2]}/x_{number:06d}"
        jpeg(folder, f"leftImg8bit/{stem}_leftImg8bit.png", number)
        jpeg(folder, f"gtFine/{stem}_gtFine_color.png", number + 100)
    return Made({"dataset_dir": folder, "task": "color"}, 7)


@maker("DIV2KDataset")
def div2k(folder: Path) -> Made:
    for number in range(7):
        jpeg(folder, f"DIV2K_train_HR/{number:04d}.png", number)
        jpeg(folder, f"DIV2K_train_LR_bicubic/X2/{number:04d}x2.png", number + 100)
    return Made({"dataset_dir": folder}, 7)


@maker("FlickrDataset")
def flickr(folder: Path) -> Made:
    lines = [f"{number}.jpg#{own}\tIt is {number}." for number in range(7) for own in range(2)]
    for number in range(7):
        jpeg(folder / "images", f"{number}.jpg", number)
    notes = write(folder / "notes.token", "\n".join(lines))
    return Made({"dataset_dir": folder / "images", "annotation_file": notes}, 7)


@maker("SBUDataset")
def sbu(folder: Path) -> Made:
    host = "http://static.flickr.com"
    urls = [f"{host}/12/{number}.jpg" for number in range(9)]
    write(folder / "SBU_captioned_photo_dataset_urls.txt", "\n".join(urls))
    captions = (f"It is {number}." for number in range(9))
    write(folder / "SBU_captioned_photo_dataset_captions.txt", "\n".join(captions))
    for number in range(7):
        jpeg(folder, f"sbu_images/m_12_{number}.jpg", number)
    return Made({"dataset_dir": folder}, 7)


@maker("KITTIDataset")
def kitti(folder: Path) -> Made:
    for number in range(7):
        jpeg(folder, f"data_object_image_2/training/image_2/{number:06d}.png", number)
        numbers = " ".join(str(number + place / 4) for place in range(14))
        lines = f"Car {numbers}\nDontCare -1 -1 {' '.join(['-1'] * 12)}\n"
        write(folder / f"data_object_label_2/training/label_2/{number:06d}.txt", lines)
    return Made({"dataset_dir": folder}, 7)


@maker("WIDERFaceDataset")
def wider_face(folder: Path) -> Made:
    for part, first, last in (("train", 0, 4), ("val", 4, 7)):
        lines = []
        for number in range(first, last):
            jpeg(folder, f"WIDER_{part}/images/0--Parade/{number}.jpg", number)
            faces = ["".join(f"{one} " for one in range(number, number + 10))] * max(number % 3, 1)
            lines += [f"0--Parade/{number}.jpg", str(number % 3), *faces]
        write(folder / f"wider_face_split/wider_face_{part}_bbx_gt.txt", "\n".join([*lines, ""]))
    return Made({"dataset_dir": folder}, 7)


@maker("Flowers102Dataset")
def flowers(folder: Path) -> Made:
    for number in range(1, 8):
        jpeg(folder, f"jpg/image_{number:05d}.jpg", number)
        jpeg(folder, f"segmim/segmim_{number:05d}.jpg", number + 100)
    savemat(folder / "imagelabels.mat", {"labels": [[1, 2, 3, 1, 2, 3, 102]]})
    parts = {"trnid": [[7, 1, 2]], "tstid": [[3, 4]], "valid": [[5, 6]]}
    savemat(folder / "setid.mat", parts)
    return Made({"dataset_dir": folder, "task": "Segmentation"}, 7)


@maker("SBDataset")
def sbd(folder: Path) -> Made:
    write(folder / "train.txt", "\n".join(map(str, range(4))))
    write(folder / "val.txt", "\n".join(map(str, range(4, 7))))
    (folder / "cls").mkdir(exist_ok=True)
    for number in range(7):
        jpeg(folder, f"img/{number}.jpg", number)
        outlines = np.empty((20, 1), object)
        for kind in range(20):
            outlines[kind, 0] = csc_matrix(np.eye(3, 4, number % 3, dtype=np.uint8) * (kind < 2))
        classes = np.full((3, 4), number, np.uint8)
        found = {"Boundaries": outlines, "Segmentation": classes}
        savemat(folder / "cls" / f"{number}.mat", {"GTcls": found})
    return Made({"dataset_dir": folder}, 7)


@maker("SVHNDataset")
def svhn(folder: Path) -> Made:
    for part, count in (("train", 3), ("test", 2), ("extra", 2)):
        images = np.arange(32 * 32 * 3 * count).astype(np.uint8).reshape(32, 32, 3, count)
        labels = np.array([[10], [1], [2]], np.uint8)[:count]
        savemat(folder / f"{part}_32x32.mat", {"X": images + len(part), "y": labels})
    return Made({"dataset_dir": folder}, 7)


@maker("STL10Dataset")
def stl10(folder: Path) -> Made:
    for part, count in (("train", 2), ("test", 3), ("unlabeled", 2)):
        images = np.arange(27648 * count) % 251 + len(part)
        write(folder / f"{part}_X.bin", images.astype(np.uint8).tobytes())
        write(folder / f"{part}_y.bin", bytes(range(1, count + 1)))
    return Made({"dataset_dir": folder}, 7)


@maker("SemeionDataset")
def semeion(folder: Path) -> Made:
    lines = []
    for number in range(7):
        pixels = np.arange(256) % (number + 2) == 0
        lines.append(" ".join(f"{one:.4f}" for one in pixels) + " " + kind_of(number))
    write(folder / "semeion.data", "\n".join(lines))
    return Made({"dataset_dir": folder}, 7)


def kind_of(number: int) -> str:
    return " ".join("1" if place == number % 3 else "0" for place in range(10))


@maker("PhotoTourDataset")
def photo_tour(folder: Path) -> Made:
    root = folder / "liberty"
    write(root / "info.txt", "0 0\n" * 7)
    write(root / "m50_100000_100000_0.txt", "0 0 0 1 0 0 0\n")
    write(root / "patches0000.bmp", picture(size=(128, 1024), kind="BMP"))
    return Made({"dataset_dir": folder, "name": "liberty"}, 7)
