"""All about one run: its page, and the drawer over the other pages."""

WORDS = {
    "About {run}": "关于 {run}",
    "About this run": "关于此训练",
    "Open as a page": "作为页面打开",
    "No run of this name": "没有此名称的训练",
    "It may have been deleted or moved, or may not have begun: then it comes here by itself.": (
        "它可能已被删除或移动，或尚未开始：开始后会自动显示在这里。"
    ),
    "started {time}": "开始于 {time}",
    "took {time}": "用时 {time}",
    "{size} in {count} files": "{size}，{count} 个文件",
    "No target says how good runs are: nothing was recorded to judge them by.": (
        "没有目标可说明训练的优劣：没有记录可用于评判的内容。"
    ),
    "This run has no {target}.": "此训练没有 {target}。",
    "1 point": "1 个点",
    "Judge runs by {target}": "以 {target} 评判训练",
    "best {metric}, at step {step}": "最优 {metric}，第 {step} 步",
    "{rank} of {count}": "第 {rank} / {count}",
    "rank among runs that have it": "在有该指标的训练中的名次",
    "best of all": "全部最优",
    "One rank better": "更优一名",
    "One rank worse": "更差一名",
    "hidden": "已隐藏",
    "1 problem in its files": "其文件中有 1 个问题",
    "{count} problems in its files": "其文件中有 {count} 个问题",
    "{tag}: not finite since step {step}, {count} of {of} values": (
        "{tag}：从第 {step} 步起不是有限数，{of} 个值中有 {count} 个"
    ),
    "{tag}: {count} of {of} values not finite, the first at step {step}": (
        "{tag}：{of} 个值中有 {count} 个不是有限数，首个在第 {step} 步"
    ),
    "{count} more series": "另有 {count} 个序列",
    "{count} rows were recorded anew, by a restart or at a step that was there": (
        "{count} 行因重启或同一步重复而被重新记录"
    ),
    "Where the files are damaged": "文件损坏的位置",
    "What differs from the best": "与最优训练的差异",
    "What differs from the second best": "与次优训练的差异",
    "What differs from another that is as good": "与同样好的另一训练的差异",
    "Side by side": "并排对比",
    "Setting": "设置",
    "Metric": "指标",
    "This run": "此训练",
    "Everything that both were given is the same.": "两者的设置完全相同。",
    "{count} more differ": "另有 {count} 项不同",
    "No metric that both have says which way is better.": "两者共有的指标都无法说明哪个更好。",
    "Nobody can say whether more {target} is better. Choose another target to compare runs by.": (
        "无法判断 {target} 是否越大越好。请选择另一个目标来比较训练。"
    ),
    "No other run has {target}.": "没有其他训练有 {target}。",
    "Dashed behind them:": "后面的虚线：",
    "Show all {count}": "显示全部 {count} 个",
    "Newest pictures": "最新图片",
    "{tag} at step {step}": "{tag}，第 {step} 步",
    "Parameters and facts": "参数和事实",
    "Marked where this run has something else:": "与此训练不同之处已标出：",
    "Parent": "父训练",
    "Child": "子训练",
    "Checkpoint": "检查点",
    "No run here has this id": "这里没有此编号的训练",
    "Each rank": "逐个进程",
    "All {count} ranks": "全部 {count} 个进程",
    "rank {rank} was lost at step {step}: it was killed, or hangs, and left no word of its end": (
        "进程 {rank} 在第 {step} 步失联：它被终止或卡住，没有留下结束记录"
    ),
    "rank {rank} failed, at step {step}": "进程 {rank} 失败，在第 {step} 步",
    "rank {rank} diverged, at step {step}": "进程 {rank} 发散，在第 {step} 步",
    "rank {rank} stands still at step {step}": "进程 {rank} 停在第 {step} 步",
    "rank {rank} ended at step {step}, the others at {others}": (
        "进程 {rank} 在第 {step} 步结束，其他进程在第 {others} 步"
    ),
    "rank {rank} is the slowest: {times} times the median's time a step": (
        "进程 {rank} 最慢：每步用时为中位数的 {times} 倍"
    ),
    "no rank is slower than the others": "没有进程慢于其他进程",
    "{time} a step, the median of all ranks": "每步 {time}，全部进程的中位数",
    "compared by the time of a step that the ranks recorded": "按各进程自己记录的每步用时比较",
    "{times} × the median": "中位数的 {times} 倍",
    "Rank": "进程",
    "Host": "主机",
    "Time a step": "每步用时",
    "Last record": "最后记录",
    "Recorded, too": "还记录了",
    "Tables": "表格",
    "Sounds": "声音",
    "Videos": "视频",
    "Save {tag} of step {step}": "保存 {tag} 的第 {step} 步",
    "Figures": "图表",
    "Project": "项目",
    "Experiment": "实验",
    "Group": "分组",
    "Artifacts": "制品",
    "As CSV": "存为 CSV",
    "Find files": "查找文件",
    "No file is called so": "没有这样名称的文件",
    "Type": "类型",
    "Role": "角色",
    "Digest": "摘要",
    "output": "输出",
    "input": "输入",
    "Save {name}": "保存 {name}",
    "The server did not answer": "服务器没有响应",
    "It is empty": "文件为空",
    "Its file does not lie in the folder of runs, or is too large to be shown": (
        "其文件不在训练文件夹中，或过大而无法显示"
    ),
    "Neither text nor picture": "既非文本也非图像",
    "The first {part} of {size}": "{size} 中的前 {part}",
    "This browser cannot play it": "此浏览器无法播放",
    "At most {rows} rows and {columns} columns are shown here": (
        "此处最多显示 {rows} 行 {columns} 列"
    ),
    "How it was read": "读取方式",
    "{file} and {count} more files": "{file} 及另外 {count} 个文件",
    "1 record of kind {kind} is not shown": "1 条 {kind} 类型的记录未显示",
    "{count} records of kind {kind} are not shown": "{count} 条 {kind} 类型的记录未显示",
}
