"""What is said to who asks for what the server does not give."""

WORDS = {
    "Reading the runs in {folder}": "正在读取 {folder} 中的训练",
    "Looking for runs ...": "正在查找训练……",
    "{read} of {runs} runs, {size_read} of {size} MB": (
        "已读取 {read} / {runs} 个训练，{size_read} / {size} MB"
    ),
    "To the runs": "返回训练列表",
    "Reload the page; if this comes again, the dashboard and the page are of two versions.": (
        "请重新加载页面；若再次出现，说明服务与页面的版本不一致。"
    ),
    "Look at the address; the pages are in the bar beside the runs.": (
        "请检查地址；所有页面都在侧栏中。"
    ),
    "Pages and files are only read: ask with GET.": "页面和文件只能读取：请使用 GET。",
    "Shorten the filter, or look at fewer runs at once.": (
        "请缩短筛选条件，或减少一次查看的训练数量。"
    ),
    "Send JSON, with the header `Content-Type: application/json`.": (
        "请发送 JSON，并带上请求头 `Content-Type: application/json`。"
    ),
    "The terminal that serves the dashboard shows where it failed.": (
        "运行服务的终端会显示出错的位置。"
    ),
    "{where} expected {expected}, got {got}.": "{where}：此处应为{expected}，而不是 {got}。",
    "Hint: {hint}.": "提示：{hint}。",
    "filter at character {at}": "筛选条件第 {at} 个字符",
    "filter": "筛选条件",
    "filter or sort": "筛选或排序",
    "notes": "备注",
    "a name or a value": "名称或值",
    "'and', 'or' or the end": "“and”、“or”或结尾",
    "the name of a column": "列名",
    "the name of a column or a part of the name of a run": "列名或训练名称的一部分",
    "the tag of a metric": "指标的标签",
    "the name of a column or the tag of a metric": "列名或指标的标签",
    "an unambiguous name": "唯一的名称",
    "a number or a text": "数字或文本",
    "one of == != < <= > >= ~": "== != < <= > >= ~ 之一",
    "')'": "“)”",
    'put texts with spaces in quotes, as in optimizer == "Adam W"': (
        '含空格的文本请加引号，例如 optimizer == "Adam W"'
    ),
    "at most 500 comparisons": "最多 500 个比较",
    "at most 100 brackets in one another": "最多嵌套 100 层括号",
    "at most 10000 characters": "最多 10000 个字符",
    "let one pattern stand for many names, as in sweep*seed": (
        "请用一个模式代替多个名称，例如 sweep*seed"
    ),
    "This dashboard asks for a token.": "访问此看板需要令牌。",
    "Open the address that `insight serve` printed, with ?token=... at its end.": (
        "请打开 `insight serve` 输出的地址，其末尾带有 ?token=...。"
    ),
    "The request comes from a page of another site.": "该请求来自其他网站的页面。",
    "The request comes from another site.": "该请求来自其他网站。",
    "Open the page itself.": "请直接打开页面。",
    "This is not the whole address.": "地址不完整。",
    "Open all of it.": "请打开完整的地址。",
    "No longer there, so nothing was kept for them: {runs}": "已不存在，因此未为其保存：{runs}",
    "The request names no host.": "请求中没有主机名。",
    "Use the address that the server printed.": "请使用服务输出的地址。",
    "This server does not answer for the host {host}.": "此服务不响应主机 {host}。",
    "Use its own address, or start it with --allowed-host {host}.": (
        "请使用它自己的地址，或在启动时加上 --allowed-host {host}。"
    ),
    "A callback's body is expected, got {wrong}.": "需要回调的请求体，但收到的是：{wrong}。",
    "values of another form": "形式不同的值",
    "no object": "不是对象",
    "the output of no callback": "输出不属于任何回调",
    "no list of properties as `{name}`": "`{name}` 不是属性列表",
    "another number of inputs": "输入的数量不符",
    "another number of states": "状态的数量不符",
    "no list of names as `changedPropIds`": "`changedPropIds` 不是名称列表",
    "no properties as `outputs`": "`outputs` 不是属性",
}
