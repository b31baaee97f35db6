"""A script as it stands in MindSpore's tutorials: without any annotation."""

import numpy as np

import engine as mindspore
import engine.common.dtype as mstype
import engine.dataset as ds
import engine.dataset.transforms.c_transforms as C
from engine import Model, Tensor, context, load_checkpoint, load_param_into_net, nn, ops
from engine.common.initializer import Normal
from engine.nn import Accuracy
from engine.train.callback import CheckpointConfig, LossMonitor, ModelCheckpoint

context.set_context(mode=context.GRAPH_MODE, device_target="CPU")


def create_dataset(batch_size=32, repeat_size=1, num_parallel_workers=1):
    images = np.random.rand(64, 1, 32, 32).astype(np.float32)
    labels = np.random.randint(0, 10, 64).astype(np.int32)
    mnist_ds = ds.NumpySlicesDataset((images, labels), column_names=["image", "label"])
    type_cast_op = C.TypeCast(mstype.int32)
    mnist_ds = mnist_ds.map(
        operations=type_cast_op,
        input_columns="label",
        num_parallel_workers=num_parallel_workers,
    )
    mnist_ds = mnist_ds.shuffle(buffer_size=64)
    mnist_ds = mnist_ds.batch(batch_size, drop_remainder=True)
    return mnist_ds.repeat(repeat_size)


class LeNet5(nn.Cell):
    def __init__(self, num_class=10, num_channel=1, include_top=True):
        super().__init__()
        self.conv1 = nn.Conv2d(num_channel, 6, 5, pad_mode="valid")
        self.conv2 = nn.Conv2d(6, 16, 5, pad_mode="valid")
        self.relu = nn.ReLU()
        self.max_pool2d = nn.MaxPool2d(kernel_size=2, stride=2)
        self.include_top = include_top
        self.reshape = ops.Reshape()
        self.mean = ops.ReduceMean(keep_dims=False)
        if self.include_top:
            self.flatten = nn.Flatten()
            self.fc1 = nn.Dense(16 * 5 * 5, 120, weight_init=Normal(0.02))
            self.fc2 = nn.Dense(120, 84, weight_init=Normal(0.02))
            self.fc3 = nn.Dense(84, num_class, weight_init=Normal(0.02))

    def construct(self, x):
        x = self.conv1(x)
        x = self.relu(x)
        x = self.max_pool2d(x)
        x = self.conv2(x)
        x = self.relu(x)
        x = self.max_pool2d(x)
        if not self.include_top:
            return self.mean(x, (2, 3))
        x = self.flatten(x)
        x = self.relu(self.fc1(x))
        x = self.relu(self.fc2(x))
        return self.fc3(x)


def train_net(net, model, epoch_size, ckpoint_cb, sink_mode):
    ds_train = create_dataset()
    model.train(
        epoch_size,
        ds_train,
        callbacks=[ckpoint_cb, LossMonitor(125)],
        dataset_sink_mode=sink_mode,
    )


net = LeNet5()
net_loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
net_opt = nn.Momentum(filter(lambda x: x.requires_grad, net.get_parameters()), 0.01, 0.9)
config_ck = CheckpointConfig(save_checkpoint_steps=1, keep_checkpoint_max=10)
ckpoint_cb = ModelCheckpoint(prefix="checkpoint_lenet", directory="./lenet", config=config_ck)
model = Model(net, net_loss, net_opt, metrics={"Accuracy": Accuracy()})
train_net(net, model, 1, ckpoint_cb, False)
param_dict = load_checkpoint("./lenet/checkpoint_lenet-1_2.ckpt")
load_param_into_net(net, param_dict)
ds_eval = create_dataset()
acc = model.eval(ds_eval, dataset_sink_mode=False)
data = next(ds_eval.create_dict_iterator())
images = data["image"].asnumpy()
output = model.predict(Tensor(data["image"]))
pred = np.argmax(output.asnumpy(), axis=1)
err_num = []
index = 1
for i in range(len(pred)):
    color = "blue" if pred[i] == data["label"].asnumpy()[i] else "red"
    if color == "red":
        err_num.append(i)
print(acc, images.shape, err_num, mindspore.__version__)
