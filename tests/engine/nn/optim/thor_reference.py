"""THOR in float64, written from its formulas with NumPy alone; nothing here is the engine's."""

from __future__ import annotations

import numpy as np

SPLIT = 128


class Dense:
    """Rows times a matrix, with a bias."""

    def __init__(self, weight, bias):
        self.weight, self.bias = weight.astype(np.float64), bias.astype(np.float64)
        self.positions, self.groups = 1, 1

    def forward(self, x):
        self.x = x
        return x @ self.weight.T + self.bias

    def backward(self, g):
        self.slopes = g.T @ self.x, g.sum(0)
        self.inputs, self.gradients = self.x, g
        return g @ self.weight


class Conv:
    """A convolution by loops over its positions; `pads` are (top, bottom, left, right)."""

    def __init__(self, weight, bias, stride, pads, dilation, groups):
        self.weight, self.bias = weight.astype(np.float64), bias.astype(np.float64)
        self.stride, self.pads, self.dilation, self.groups = stride, pads, dilation, groups

    def _below(self, image, row, column):
        """What lies below the window: all channels, (channels, height, width)."""
        height, width = self.weight.shape[2:]
        rows = row * self.stride[0] + self.dilation[0] * np.arange(height)
        columns = column * self.stride[1] + self.dilation[1] * np.arange(width)
        return np.ix_(range(len(image)), rows, columns)

    def forward(self, x):
        top, bottom, left, right = self.pads
        self.padded = np.pad(x, ((0, 0), (0, 0), (top, bottom), (left, right)))
        reach = [(k - 1) * d + 1 for k, d in zip(self.weight.shape[2:], self.dilation, strict=True)]
        self.size = [
            (n - r) // s + 1
            for n, r, s in zip(self.padded.shape[2:], reach, self.stride, strict=True)
        ]
        self.positions = self.size[0] * self.size[1]
        out = np.zeros((len(x), len(self.weight), *self.size))
        for n, row, column in np.ndindex(len(x), *self.size):
            seen = self.padded[n][self._below(self.padded[n], row, column)]
            for filter_, part in self._by_filter(seen):
                out[n, filter_, row, column] = (self.weight[filter_] * part).sum()
        return out + self.bias[:, None, None]

    def _by_filter(self, seen):
        filters, channels = len(self.weight) // self.groups, self.weight.shape[1]
        for filter_ in range(len(self.weight)):
            group = filter_ // filters
            yield filter_, seen[group * channels : (group + 1) * channels]

    def backward(self, g):
        slope, back = np.zeros_like(self.weight), np.zeros_like(self.padded)
        inputs, gradients = [], []
        channels = self.weight.shape[1]
        for n, row, column in np.ndindex(len(g), *self.size):
            below = self._below(self.padded[n], row, column)
            seen, here = self.padded[n][below], np.zeros_like(self.padded[n][below])
            for filter_, part in self._by_filter(seen):
                group = filter_ * self.groups // len(self.weight)
                slope[filter_] += g[n, filter_, row, column] * part
                mine = slice(group * channels, (group + 1) * channels)
                here[mine] += g[n, filter_, row, column] * self.weight[filter_]
            back[n][below] += here
            inputs.append(seen.ravel())
            gradients.append(g[n, :, row, column])
        self.slopes = slope, g.sum((0, 2, 3))
        self.inputs, self.gradients = np.array(inputs), np.array(gradients)
        top, bottom, left, right = self.pads
        height, width = back.shape[2:]
        return back[:, :, top : height - bottom, left : width - right]


class Tanh:
    def forward(self, x):
        self.out = np.tanh(x)
        return self.out

    def backward(self, g):
        return g * (1 - self.out**2)


class Flatten:
    def forward(self, x):
        self.shape = x.shape
        return x.reshape(len(x), -1)

    def backward(self, g):
        return g.reshape(self.shape)


def block_inverse(matrix, damping, groups):
    """Of the diagonal blocks of each group, at most 128 rows each; 0 outside of them."""
    out, part = np.zeros_like(matrix), len(matrix) // groups
    for first in range(0, len(matrix), part):
        for start in range(first, first + part, SPLIT):
            mine = slice(start, min(start + SPLIT, first + part))
            block = matrix[mine, mine]
            out[mine, mine] = np.linalg.inv(block + damping * np.eye(len(block)))
    return out


class Thor:
    """Trains a list of layers on the mean square error."""

    def __init__(self, layers, rates, dampings, momentum, frequency, decay=0.0, nesterov=False):
        self.layers = layers
        self.trained = [one for one in layers if hasattr(one, "weight")]
        self.rates, self.dampings, self.momentum = rates, dampings, momentum
        self.frequency, self.decay, self.nesterov = frequency, decay, nesterov
        self.moments = [
            [np.zeros_like(one.weight), np.zeros_like(one.bias)] for one in self.trained
        ]
        self.count = 0

    def loss(self, x, label):
        for layer in self.layers:
            x = layer.forward(x)
        self.difference = x - label
        return (self.difference**2).mean()

    def step(self, x, label, longest=np.inf):
        loss = self.loss(x, label)
        g = 2 * self.difference / self.difference.size
        for layer in reversed(self.layers):
            g = layer.backward(g)
        for layer, moments in zip(self.trained, self.moments, strict=True):
            if self.count % self.frequency == 0:
                self._renew(layer, len(x))
            self._move(layer, moments, longest)
        self.count += 1
        return loss

    def _renew(self, layer, batch):
        damping = np.sqrt(self.dampings[self.count] / layer.positions)
        own = layer.gradients * batch  # of each sample's loss
        products = [rows.T @ rows / len(rows) for rows in (layer.inputs, own)]
        layer.inverses = [block_inverse(m, damping, layer.groups) for m in products]

    def _move(self, layer, moments, longest):
        slope, bias_slope = layer.slopes
        a, g = layer.inverses
        flat, parts = slope.reshape(len(slope), -1), layer.groups
        wide = np.zeros((len(flat), len(a)))  # each filter beside the channels of its group
        for filter_, row in enumerate(flat):
            group = filter_ * parts // len(flat)
            wide[filter_, group * flat.shape[1] : (group + 1) * flat.shape[1]] = row
        wide = g @ wide @ a / layer.positions
        scaled = np.array(
            [
                row[k * parts // len(flat) * flat.shape[1] :][: flat.shape[1]]
                for k, row in enumerate(wide)
            ]
        )
        for k, (name, step) in enumerate(
            (("weight", scaled.reshape(slope.shape)), ("bias", bias_slope))
        ):
            value = getattr(layer, name)
            step = step + self.decay * value
            step = step * min(1.0, longest / max(np.linalg.norm(step), 1e-300))
            moments[k] = self.momentum * moments[k] + step
            way = step + self.momentum * moments[k] if self.nesterov else moments[k]
            setattr(layer, name, value - self.rates[self.count] * way)
