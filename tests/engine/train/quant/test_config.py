from types import SimpleNamespace

import pytest

from engine import nn
from engine.dtype import QuantDtype
from engine.train.quant import (
    ActQuant,
    DenseQuant,
    FakeQuantWithMinMaxObserver,
    create_quant_config,
    quant_config_default,
)


def test_the_first_of_two_is_for_weights_and_the_second_for_data():
    config = create_quant_config(
        quant_delay=(1, 2),
        quant_dtype=[QuantDtype.INT4, QuantDtype.UINT8],
        symmetric=(True, False),
        narrow_range=[True, False],
    )
    weight, data = config.weight(), config.activation()

    assert (weight.quant_delay, data.quant_delay) == (1, 2)
    assert (weight.numbers, data.numbers) == ((-7, 7), (0, 255))
    assert (weight.symmetric, data.symmetric) == (True, False)


def test_default_rounds_to_eight_bits_with_one_range():
    assert repr(quant_config_default.weight()) == repr(create_quant_config().weight())


def test_another_kind_of_observers_serves():
    class Wide(FakeQuantWithMinMaxObserver):
        """One with a name of its own."""

    config = create_quant_config(quant_observer=(Wide, FakeQuantWithMinMaxObserver))

    assert isinstance(DenseQuant(2, 3, quant_config=config).fake_quant_weight, Wide)


def test_what_makes_no_observers_is_refused():
    with pytest.raises(ValueError, match="FakeQuantWithMinMaxObserver or a subclass"):
        create_quant_config(quant_observer=int)
    with pytest.raises(TypeError, match="create_quant_config makes"):
        DenseQuant(2, 3, quant_config="int8")
    for half in (SimpleNamespace(weight=int), SimpleNamespace(activation=int)):
        with pytest.raises(TypeError, match="create_quant_config makes"):
            ActQuant(nn.ReLU(), quant_config=half)
