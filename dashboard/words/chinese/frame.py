"""The frame around every page, and the pieces that several pages show."""

WORDS = {
    # the rail and the top bar
    "Pages": "页面",
    "More pages": "更多页面",
    "Skip to the page": "跳到页面内容",
    "Filter runs": "筛选训练",
    "Filter runs: a name, or lr > 1e-3 and optimizer = adam": (
        "筛选训练：名称，或 lr > 1e-3 and optimizer = adam"
    ),
    "Words of a run's name, or a condition on what is recorded about runs": (
        "训练名称中的词，或针对训练记录内容的条件"
    ),
    "Live": "实时",
    "Paused": "已暂停",
    "No answer": "无响应",
    "Click to pause": "点击暂停",
    "Click to go on": "点击继续",
    "The server does not answer: is it still running?": "服务器没有响应：它还在运行吗？",
    "This page could not be loaded: the server may have stopped, or be another version by now.": (
        "此页面无法加载：服务器可能已停止，或已更换版本。"
    ),
    "Load it again": "重新加载",
    "{count} running": "{count} 个运行中",
    "{shown} of {all}": "{shown} / {all}",
    "1 tag is in no run shown": "1 个标签不在所示训练中",
    "{count} tags are in no run shown": "{count} 个标签不在所示训练中",
    "Show them": "显示",
    "Leave them out": "不显示",
    "No run passes the filter": "没有训练通过筛选",
    "Show all runs": "显示所有训练",
    "Light or dark": "浅色或深色",
    "Change between light and dark": "切换浅色与深色",
    "Chinese": "中文",
    "English": "英文",
    "Controls": "控件",
    "local time, {zone}": "本地时间，{zone}",
    "{time} ago": "{time}前",
    # links, saved views, keys
    "Copy a link to this view": "复制此视图的链接",
    "The link is in the clipboard": "链接已复制到剪贴板",
    "Copy this link": "请复制此链接",
    "Saved views": "已保存的视图",
    "Name of this view": "此视图的名称",
    "Save": "保存",
    "Open": "打开",
    "Delete": "删除",
    "Close": "关闭",
    "No view is saved yet. Give this one a name.": "还没有保存的视图。给当前视图起个名字。",
    "Views are kept on this machine, beside no run.": "视图保存在本机，不写入任何训练目录。",
    "Keys": "快捷键",
    "Search runs": "搜索训练",
    "Smaller or larger smoothing": "减小或增大平滑度",
    "Log scale": "对数刻度",
    "Pause or go on": "暂停或继续",
    "This list": "此列表",
    "Back": "返回",
    "Undo the last change of the view": "撤销上一次视图更改",
    # an address without a page
    "There is no page at this address. These are the pages:": "此地址没有页面。可用的页面有：",
    "Not a page": "没有此页面",
    # the list of runs
    "Runs": "训练列表",
    "Run": "训练",
    "Take all out of focus": "取消所有关注",
    "Close the list of runs": "关闭训练列表",
    "Runs in focus": "关注的训练",
    # problems
    "File": "文件",
    "At byte": "字节位置",
    "What is wrong": "问题",
    "Records kept": "保留的记录数",
    "1 problem": "1 个问题",
    "{count} problems": "{count} 个问题",
    "1 run": "1 个训练",
    "{count} runs": "{count} 个训练",
    "{problems} in the files of {runs}": "{runs}的文件中有{problems}",
    "{count} more: ": "另有 {count} 个：",
    "What is whole was read all the same.": "完整的内容均已读取。",
    # nothing to show
    "No runs here yet": "这里还没有训练",
    "This page fills itself as soon as a training script writes its first step below": (
        "训练脚本在以下目录写入第一步后，本页会自动显示"
    ),
    "Runs of other tools are read as they are, when they lie below this folder:": (
        "其他工具的训练位于此目录下时，可直接读取："
    ),
    "Nothing of this kind recorded: {what}": "没有记录此类数据：{what}",
    "None of the runs below this folder has any so far:": "此目录下的训练都还没有这类数据：",
    "scalars": "标量",
    "histograms": "参数分布",
    "images": "图像",
    "tensors": "张量",
    "text": "文本",
    "graphs": "计算图",
    "dataset graphs": "数据图",
    "landscapes": "损失景观",
    "lineage": "溯源信息",
}
