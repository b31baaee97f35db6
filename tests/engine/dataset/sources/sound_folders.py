"""The files of small data sets of sounds."""

from __future__ import annotations

import io
import wave
from pathlib import Path

import numpy as np

from tests.engine.dataset.sources.folders import Made, maker, write


def sound(number: int = 0, rate: int = 16_000) -> bytes:
    file = io.BytesIO()
    with wave.open(file, "wb") as written:
        written.setparams((1, 2, rate, 0, "NONE", ""))
        written.writeframes((np.arange(48) * 5 + number).astype(np.uint8).tobytes())
    return file.getvalue()


def sphere(number: int = 0, form: str = "10") -> bytes:
    head = [
        "NIST_1A",
        "   1024",
        "sample_count -i 1600",
        "sample_n_bytes -i 2",
        "channel_count -i 1",
        f"sample_byte_format -s2 {form}",
        "sample_rate -i 16000",
        "sample_coding -s3 pcm",
        "end_head",
    ]
    numbers = (np.arange(1600) + 1000 * number).astype(">i2" if form == "10" else "<i2")
    return "\n".join(head).encode().ljust(1024) + numbers.tobytes()


@maker("CMUArcticDataset")
def cmu_arctic(folder: Path) -> Made:
    root = folder / "cmu_us_aew_arctic"
    lines = [f'( arctic_a{number:04d} "It is {number}." )' for number in range(7)]
    write(root / "etc/txt.done.data", "\n".join(lines))
    for number in range(7):
        write(root / f"wav/arctic_a{number:04d}.wav", sound(number))
    return Made({"dataset_dir": folder}, 7)


@maker("LJSpeechDataset")
def lj_speech(folder: Path) -> Made:
    lines = [f"LJ-{number}|It is {number}.|It is." for number in range(7)]
    write(folder / "metadata.csv", "\n".join(lines))
    for number in range(7):
        write(folder / f"wavs/LJ-{number}.wav", sound(number))
    return Made({"dataset_dir": folder}, 7)


@maker("LibriTTSDataset")
def libri_tts(folder: Path) -> Made:
    for chapter, first, last in ((11, 0, 4), (12, 4, 7)):
        root = folder / f"dev-clean/84/{chapter}"
        names = [f"84_{chapter}_{number:06d}_000000" for number in range(first, last)]
        lines = [f"{name}\tit is\tIt is" for name in names]
        write(root / f"84_{chapter}.trans.tsv", "\n".join([*lines, ""]))
        for number, name in enumerate(names, first):
            write(root / f"{name}.wav", sound(number, 24_000))
    return Made({"dataset_dir": folder}, 7)


@maker("SpeechCommandsDataset")
def speech_commands(folder: Path) -> Made:
    names = [f"{('go', 'stop')[number % 2]}/0a{number}_nohash_{number}.wav" for number in range(7)]
    write(folder / "testing_list.txt", "\n".join(names[:2]))
    write(folder / "validation_list.txt", "\n".join(names[2:4]))
    write(folder / "_background_noise_/noise.wav", sound())
    for number, name in enumerate(names):
        write(folder / name, sound(number))
    return Made({"dataset_dir": folder}, 7)


@maker("YesNoDataset")
def yes_no(folder: Path) -> Made:
    for number in range(7):
        write(folder / f"{'_'.join(f'{number:08b}')}.wav", sound(number))
    return Made({"dataset_dir": folder}, 7)


@maker("GTZANDataset")
def gtzan(folder: Path) -> Made:
    for number in range(7):
        name = ("blues", "jazz")[number % 2]
        write(folder / f"{name}/{name}.{number:05d}.wav", sound(number, 22_050))
    return Made({"dataset_dir": folder}, 7)


@maker("TedliumDataset")
def tedlium(folder: Path) -> Made:
    for part, first, last in (("train", 0, 3), ("test", 3, 5), ("dev", 5, 7)):
        lines = [
            f"talk 1 speaker{number} {number / 100} {(number + 1) / 100} <o,f0> it is {number}"
            for number in range(first, last)
        ]
        write(folder / part / "stm/talk.stm", "\n".join(lines))
        write(folder / part / "sph/talk.sph", sphere(first))
    return Made({"dataset_dir": folder, "release": "release1"}, 7)
