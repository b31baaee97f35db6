"""The landscape page."""

WORDS = {
    "Landscape": "损失图",
    "Landscapes": "损失图",
    "Landscape of": "损失图：",
    "Landscapes {tag}, {count} runs": "损失图 {tag}，{count} 次训练",
    "Colour": "颜色",
    "Colours of runs": "各训练的颜色",
    "Each its own": "各自",
    "Same for runs": "各训练统一",
    "Same for all": "全部统一",
    "Dark is low. The line is the training's path, from ring to star.": (
        "颜色越深损失越低。线是训练轨迹，从圆圈到星号。"
    ),
    "direction 1": "方向 1",
    "direction 2": "方向 2",
    "loss": "损失",
    "step": "步骤",
    "epoch": "轮次",
    "Epoch": "轮次",
    "start": "起点",
    "end": "终点",
    "Numbers": "数值表",
    "Interval": "区间",
    "final": "最终",
    "Directions": "方向",
    "Unit": "单位",
    "Points": "点数",
    "Lowest loss": "最低损失",
    "Highest loss": "最高损失",
    "Path": "轨迹",
    "{count} points": "{count} 个点",
    "Loss at the end": "终点损失",
    "{count} not above 0": "{count} 个不大于 0",
    "every line of {x} × {y}": "每 {x} × {y} 条线取一条",
    "the newest of {count}": "{count} 个中最新的",
    "The table shows a corner of {count} lines; the CSV has all.": (
        "表格只显示一角（{count} 行）；CSV 有全部。"
    ),
    "Both": "两者",
    "Contour": "等高线",
    "Surface": "曲面",
    "Paths of runs": "各训练的轨迹",
    "Side by side": "并列",
    "Overlaid": "叠加",
    "Lines": "等高线数",
    "Landscapes shown": "显示的损失图",
    "Drag or use the arrow keys to turn; a double click turns back.": (
        "拖动或用方向键旋转；双击恢复。"
    ),
    "Play the training": "播放训练过程",
    "Save what is shown as a drawing": "将所示内容存为矢量图",
    "Save what is shown as a page of its own": "将所示内容存为独立网页",
    "Paths of {count} runs, each on its own directions": ("{count} 次训练的轨迹，各用自己的方向"),
    "Form": "形式",
    "not recorded": "未记录",
    "MindSpore's record": "MindSpore 的记录",
    "The record says no more. MindSpore computes losses in training mode and rescales axes "
    "tensor by tensor, so they are neither principal nor orthogonal.": (
        "记录中没有更多说明。MindSpore 在训练模式下计算损失，并逐张量缩放坐标轴，"
        "因此坐标轴既非主方向，也不正交。"
    ),
    "10": "10",
    "18": "18",
    "40": "40",
    "80": "80",
    "HTML": "HTML",
    "Stop": "停止",
    "Drawn by insight landscape: principal axes as they are, or random ones normalised as said "
    "here; an odd grid.": (
        "由 insight landscape 绘制：主方向保持原样，随机方向按此处所示归一化；网格为奇数。"
    ),
    "Variance explained": "解释的方差",
    "Shares of the checkpoints' variance along each direction": "各方向占检查点方差的比例",
    "Off the plane": "偏离平面",
    "What the plane leaves of the way from the end to a checkpoint": (
        "从终点到检查点的路程中平面未包含的部分"
    ),
    "Loss beside the plane's": "与平面损失之差",
    "How far the true loss of a checkpoint lies from the loss at its point of the plane": (
        "检查点的真实损失与其在平面上的点的损失之差"
    ),
    "Like a random walk": "类似随机游走",
    "1: a random walk would give the same curves, so the shape of the path proves nothing": (
        "1：随机游走会得到同样的曲线，因此轨迹的形状说明不了什么"
    ),
    "Eigenvalues": "特征值",
    "Normalised": "归一化",
    "Seed": "种子",
    "Batch norms": "批归一化",
    "Samples": "样本数",
    "Computed": "已计算",
    "The other losses are predicted, and may be off by {error}": (
        "其余损失为预测值，误差可达 {error}"
    ),
    "loss of the checkpoint": "检查点的损失",
    "Sampling error": "抽样误差",
    "The standard error of the trained network's loss: other samples would give another": (
        "训练后网络损失的标准误差：换一批样本会得到不同的值"
    ),
    "Interpolation": "插值",
    "Interpolations": "插值",
    "Interpolations {tag}, {count} runs": "插值 {tag}，{count} 次训练",
    "Straight line": "直线",
    "Straight, channels aligned": "直线，通道已对齐",
    "Straight, channels repaired": "直线，通道已修复",
    "Bezier curve": "贝塞尔曲线",
    "barrier": "势垒",
    "Barrier: {way}": "势垒：{way}",
    "The most by which a loss on the way exceeds the line between the losses of both ends": (
        "路径上的损失超出两端损失连线的最大值"
    ),
    "From": "起自",
    "To": "止于",
    "Loss of {name}": "{name} 的损失",
    "not finite": "非有限值",
    "Distance": "距离",
    "Distance, aligned": "对齐前后的距离",
    "Of those parameters whose channels could change their order": "仅计通道可以换序的参数",
    "Curve trained for": "曲线训练",
    "Share of the way": "路程比例",
    "{count} steps": "{count} 步",
    "Parameters": "参数量",
    "Clipped": "截断",
    "Clipped: the colours end at the loss that 9 of 10 nodes stay below": (
        "截断：颜色止于十分之九的节点都低于的损失"
    ),
    "What is shown": "显示内容",
    "accuracy": "准确率",
    "validation loss": "验证损失",
    "validation accuracy": "验证准确率",
    "sampling error": "抽样误差",
    "interpolation error": "插值误差",
    "difference": "差值",
    "Computed nodes": "已计算的节点",
    "Hidden": "隐藏",
    "Shown": "显示",
    "The others of an adaptive landscape are predicted": "自适应损失图的其余节点为预测值",
    "Difference": "差值",
    "Difference to {run}, {tag}": "与 {run} 的 {tag} 之差",
    "End": "结束",
    "Show landscapes as they are": "按原样显示损失图",
    "Take this landscape from all others": "从其余各图中减去此图",
    "NPZ": "NPZ",
    "VTP": "VTP",
    "Save the file that insight landscape wrote": "保存 insight landscape 写出的文件",
    "Save what is shown for ParaView": "保存所示内容供 ParaView 使用",
    "What it is to be compared with is not there": "要比较的损失图不存在",
    "Interpolated between the computed nodes": "在已计算的节点之间插值",
    "Others are shown less this one": "其余各图已减去此图",
    "Its axes are not those of {run}: no difference": "坐标轴与 {run} 不同：无法求差",
    "{what}: not recorded": "{what}：未记录",
    "Less {run}, on the same plane": "减去 {run}，在同一平面上",
    "Less {run}, on another plane: equal coordinates are other parameters": (
        "减去 {run}，平面不同：相同坐标对应不同参数"
    ),
    "Less {run}; no file says whether on the same plane": (
        "减去 {run}；没有文件说明是否在同一平面上"
    ),
    "Slices": "剖面",
    "Row at {name} {value}": "{name} 为 {value} 的行",
    "Column at {name} {value}": "{name} 为 {value} 的列",
    "lowest {loss} at {at}": "最低 {loss}，在 {at}",
    "{count} points of the path": "轨迹上 {count} 个点",
    "{tag} from step {first} to {last} of the path": "{tag}，轨迹从步骤 {first} 到 {last}",
    "at step {step}: {loss}": "步骤 {step}：{loss}",
}
