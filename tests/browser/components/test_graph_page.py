"""The graph pages draw the recorded graph, open scopes, find nodes, and keep it in the address."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import insight
from dashboard.queries.graph.answer import GraphShelf
from tests.browser.drawn_graph import drawn_graph
from tests.dashboard.queries.graphs import large_message, message

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.browser.conftest import Look, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

RUN = "ms20_mlp_graph"
HOSTILE = '<img src=x onerror="window.hacked=1">'


def names(page: Page) -> set[str]:
    return {node["path"] for node in drawn_graph(page)["nodes"]}


def record_graph(folder: Path, graph: Any, step: int = 1) -> None:
    with insight.SummaryRecord(folder) as record:
        record.add_value("graph", "graph", graph)
        record.record(step)


NET = [  # a fork, which comes together, and a node beside
    *[("1", "A", "net", []), ("2", "B", "net", ["1"]), ("3", "C", "net", ["1"])],
    *[("4", "D", "net", ["2", "3"]), ("5", "E", "net", ["4"]), ("6", "F", "net", [])],
]


@pytest.fixture(scope="module")
def own(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """Runs with graphs of every sort, for all tests that only look at them."""
    folder = tmp_path_factory.mktemp("own")
    with insight.SummaryRecord(folder / "weighed") as record:
        weighed = message(
            [("1", "MatMul", "net", ["fc1.weight"])], parameters=[{"name": "fc1.weight"}]
        )
        record.add_value("graph", "graph", weighed)
        for tag in (*(f"a{number:02}" for number in range(20)), "fc1.weight/auto"):
            record.add_value("histogram", tag, [1.0, 2.0])
        record.record(1)
    record_graph(folder / "large", large_message(5_000))
    # Too much to be opened without being asked for.
    cells = [(str(k), "A", f"net/cell{k}", [str(k - 1)] if k else []) for k in range(60)]
    record_graph(folder / "first", message([("x", "B", "first", []), *cells]))
    record_graph(folder / "last", message([*cells, ("x", "B", "last", [])]))
    nodes = [("1", HOSTILE, HOSTILE, []), ("2", HOSTILE, HOSTILE, ["1"])]
    record_graph(folder / HOSTILE, message(nodes, name=HOSTILE))
    for run in ("lost", "fork"):
        record_graph(folder / run, message(NET))
    return serve_all(folder)


def open_all(page: Page, until: Until) -> None:
    """Opens scope after scope by its sign, until none is closed."""
    while closed := [node["item"] for node in drawn_graph(page)["nodes"] if node["isScope"]]:
        page.evaluate(
            f"document.querySelector('.graph-box [data-toggle=\"{closed[0]}\"]')"
            ".dispatchEvent(new MouseEvent('click', {bubbles: true}))"
        )
        until(f"INSIGHT.graphModel()?.nodes.every(node => node.item !== {closed[0]})")


def test_scopes_open_by_the_keys_of_a_tree_by_search_and_by_their_signs(
    look: Look, mindspore: Served, until: Until
) -> None:
    url, store = mindspore
    page = look(f"{url}graph?run={RUN}&show=all&open=0")
    page.focus("#graph-outline")
    page.keyboard.press("Home")
    until("INSIGHT.graphModel()?.chosen?.endsWith('/')")
    top = drawn_graph(page)["chosen"]
    page.keyboard.press("ArrowRight")
    until("INSIGHT.graphModel()?.frames.length === 2")
    page.keyboard.press("ArrowRight")
    until(f"INSIGHT.graphModel()?.chosen !== '{top}'")
    row = page.locator('[role=treeitem][aria-selected="true"]')

    assert row.get_attribute("aria-level") == "2"
    assert page.locator("#graph-outline").get_attribute("aria-activedescendant") == (
        row.get_attribute("id")
    )
    page.keyboard.press("ArrowLeft")
    until(f"INSIGHT.graphModel()?.chosen === '{top}'")
    page.keyboard.press("ArrowLeft")
    until("INSIGHT.graphModel()?.frames.length === 1")

    graph = store.value("graph", RUN, "graph", 0)
    check_search(page, until, "MatMul", sum(node.op_type == "MatMul" for node in graph.node))
    open_all(page, until)
    check_everything(page, graph)


def check_search(page: Page, until: Until, text: str, count: int) -> None:
    """Key after key goes to all hits, and the way to each is open."""
    page.fill("#graph-find", text.lower())
    until("INSIGHT.graphModel()?.hits > 0")
    hits = drawn_graph(page)["hits"]
    seen = set()
    for _ in range(hits):
        page.press("#graph-find", "ArrowDown")
        until(
            "INSIGHT.graphModel()?.nodes.some(node => node.path === INSIGHT.graphModel().chosen)"
            " || INSIGHT.graphModel()?.frames.some(one => one.path === INSIGHT.graphModel().chosen)"
        )
        seen.add(drawn_graph(page)["chosen"])

    assert len(seen) == hits >= count
    assert page.locator("#graph-found").inner_text() == f"{hits} / {hits}"


def check_everything(page: Page, graph: Any) -> None:
    """Every node and edge that was recorded is drawn."""
    drawn = drawn_graph(page)
    given = {one.name: one.name for one in graph.parameters}
    named = {node.name: node.full_name for node in graph.node} | given
    edges = {
        (named[one.name], node.full_name)
        for node in graph.node
        for one in node.input
        if one.name in named
    }
    edges |= {(named[one.name], "output") for one in graph.outputs}
    labels = page.eval_on_selector_all(
        ".graph-box .graph-name", "all => all.map(n => n.textContent)"
    )

    assert {node["path"] for node in drawn["nodes"]} == {*named.values(), "output"}
    assert {(edge["from"], edge["to"]) for edge in drawn["edges"]} == edges
    assert len(labels) == len(drawn["nodes"])
    assert len({edge["to"] for edge in drawn["edges"]}) <= page.locator(".graph-arrow").count()


def test_boxes_are_drawn_saved_and_moved_as_the_model_says(
    look: Look, mindspore: Served, until: Until
) -> None:
    url, _ = mindspore
    page = look(f"{url}graph?run={RUN}")
    places = page.eval_on_selector_all(
        ".graph-box",
        """all => all.map(box => { const { e, f } = box.transform.baseVal[0].matrix;
                                   return [Number(box.dataset.item), e, f]; })""",
    )
    wanted = [[node["item"], node["x"], node["y"]] for node in drawn_graph(page)["nodes"]]

    assert [row for place in places for row in place] == pytest.approx(
        [row for place in wanted for row in place]
    )
    for what, check in (("svg", check_svg), ("json", check_json), ("png", check_png)):
        with page.expect_download() as download:
            page.click(f"#graph-tool-{what}")
        assert download.value.suggested_filename == f"graph-{RUN}.{what}"
        check(Path(download.value.path()).read_bytes(), len(wanted))
    before = drawn_graph(page)["camera"]
    page.focus("#graph-canvas")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("+")
    after = drawn_graph(page)["camera"]
    until("location.search.includes('view=')")

    assert after["k"] == pytest.approx(before["k"] * 1.25)
    page.click("#graph-tool-fit")
    camera = drawn_graph(page)["camera"]
    left, top, width, height = drawn_graph(page)["frames"][0]["box"]
    box = page.locator("#graph-canvas").bounding_box()
    assert camera["x"] + left * camera["k"] >= 0
    assert camera["y"] + (top + height) * camera["k"] <= box["height"]
    assert camera["x"] + (left + width) * camera["k"] <= box["width"]


def check_svg(content: bytes, boxes: int) -> None:
    assert content.count(b"<text") >= boxes
    assert b"var(" not in content


def check_json(content: bytes, boxes: int) -> None:
    held = json.loads(content)
    assert len(held["boxes"]) == boxes
    assert len(held["nodes"]) > len(held["boxes"])


def check_png(content: bytes, _: int) -> None:
    assert content.startswith(b"\x89PNG")


def test_inspector_tells_of_a_node_and_the_address_keeps_another_on_a_narrow_screen(
    look: Look, mindspore: Served, until: Until
) -> None:
    url, store = mindspore
    graph = store.value("graph", RUN, "graph", 0)
    node = next(one for one in graph.node if one.op_type == "MatMul" and one.attribute)
    page = look(f"{url}graph?run={RUN}&node={node.full_name}&show=all")
    page.wait_for_selector("#graph-inspector .graph-links")  # the graph's own, before the node's
    until("!document.querySelector('#graph-inspector').innerText.includes('Reading')")
    text = page.locator("#graph-inspector").inner_text()
    sizes = "×".join(str(dim.size) for dim in node.output_type.tensor_type.shape.dim)

    assert "MatMul" in text
    assert sizes in text
    assert "float32" in text
    for attribute in node.attribute:
        assert attribute.name in text
    page.fill("#graph-find", "fc1.weight")
    page.press("#graph-find", "Enter")
    until("INSIGHT.graphModel()?.chosen === 'fc1.weight'")
    before = drawn_graph(page)
    until("INSIGHT.address.get('node') === 'fc1.weight'")
    address = page.url
    page.set_viewport_size({"width": 420, "height": 800})
    look(address)
    until("INSIGHT.graphModel()?.chosen === 'fc1.weight'")

    assert "node=fc1.weight" in address
    assert drawn_graph(page)["nodes"] == before["nodes"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 420


def test_dataset_graph_leads_from_left_to_right(look: Look, mindspore: Served) -> None:
    url, _ = mindspore
    page = look(f"{url}dataset?run=ms10_mlp_graph")
    drawn = drawn_graph(page)
    x = {node["path"]: node["x"] for node in drawn["nodes"]}

    assert {node["sort"] for node in drawn["nodes"]} >= {"MnistDataset", "BatchDataset"}
    assert all(x[edge["from"]] < x[edge["to"]] for edge in drawn["edges"])
    page.click('.graph-row:has-text("BatchDataset")')
    page.wait_for_selector("#dataset-inspector dt:text-is('batch_size')")


@pytest.mark.with_dash
def test_another_run_shows_its_graph_and_nothing_is_chosen_of_the_one_about_to_go(
    look: Look, mindspore: Served, until: Until
) -> None:
    url, store = mindspore
    page = look(f"{url}graph?run={RUN}")
    held: list[Route] = []

    def hold(route: Route) -> None:
        if not held and '"output":"graph-answer.data"' in (route.request.post_data or ""):
            held.append(route)
        else:
            route.continue_()

    page.route("**/_dash-update-component?*", hold)
    page.evaluate("dash_clientside.set_props('graph-run', {value: 'ms10_mlp_graph'})")
    until("INSIGHT.graphModel() === null")
    with page.expect_download() as saving:
        page.click("#graph-tool-json")
    assert saving.value.suggested_filename == f"graph-{RUN}.json"
    page.click("#graph-outline .graph-row.is-scope")
    held[0].continue_()
    until("INSIGHT.graphModel()?.run === 'ms10_mlp_graph'")

    assert drawn_graph(page)["chosen"] is None
    until("new URLSearchParams(location.search).get('run') === 'ms10_mlp_graph'")
    assert page.locator("#graph-inspector h2").inner_text() == "ms10_mlp_graph"
    page.evaluate("dash_clientside.set_props('graph-run', {value: 'bad_truncated_tail'})")
    until("INSIGHT.graphModel()?.run === 'bad_truncated_tail'")
    assert len(store.problems()) > 0
    assert len(drawn_graph(page)["nodes"]) > 3
    assert "problem" in page.locator("#graph-inspector .warn").inner_text()


def test_a_parameter_leads_to_its_histogram(look: Look, own: Served, until: Until) -> None:
    url, _ = own
    page = look(f"{url}graph?run=weighed&node=fc1.weight")
    href = page.wait_for_selector(".graph-out").get_attribute("href")

    assert href.endswith("/histograms?tag=fc1.weight%2Fauto")
    page.evaluate("() => { window.sameDocument = true; }")
    page.click(".graph-out")
    until("INSIGHT.model('fc1.weight/auto')?.weighed === 1")
    card = page.locator('.card[data-tag="fc1.weight/auto"]')
    assert "pointed" in card.get_attribute("class")
    assert 0 < card.bounding_box()["y"] < 900
    assert page.evaluate("window.sameDocument")


def test_five_thousand_nodes_open_collapsed_and_refuse_to_be_opened_all(
    look: Look, own: Served, until: Until
) -> None:
    url, _ = own
    page = look(f"{url}graph?run=large")
    rows = page.locator(".graph-row").count()

    assert 0 < len(drawn_graph(page)["nodes"]) <= 30
    assert rows < 80
    page.fill("#graph-find", "op4321")
    page.press("#graph-find", "Enter")
    until("INSIGHT.graphModel()?.chosen?.endsWith('op4321')")
    assert any(name.endswith("op4321") for name in names(page))
    everything = ".".join(map(str, range(1, 400)))
    page = look(f"{url}graph?run=large&open={everything}")
    page.wait_for_selector("#graph-note b")

    assert "Too much to read at once" in page.locator("#graph-note").inner_text()
    assert 0 < len(drawn_graph(page)["nodes"]) <= 300


def test_scopes_of_the_same_names_stay_open_in_another_run_and_names_stay_text(
    look: Look, own: Served, until: Until
) -> None:
    url, _ = own
    page = look(f"{url}graph?run=first&open=0")
    page.locator('.graph-box:has-text("net") [data-toggle]').click()
    until("INSIGHT.graphModel()?.frames.length === 2")
    before = [frame["path"] for frame in drawn_graph(page)["frames"]]
    page.evaluate("dash_clientside.set_props('graph-run', {value: 'last'})")
    until("INSIGHT.graphModel()?.run === 'last'")

    assert before == ["/", "net/"]
    assert [frame["path"] for frame in drawn_graph(page)["frames"]] == before
    page.evaluate("run => dash_clientside.set_props('graph-run', {value: run})", HOSTILE)
    until("INSIGHT.graphModel()?.nodes.some(node => node.label.includes('onerror'))")
    page.click(".graph-row >> nth=0")
    page.wait_for_selector("#graph-inspector dt")
    assert page.locator("main img").count() == 0
    assert page.evaluate("window.hacked") is None


def test_graph_that_cannot_be_read_leaves_nothing_of_the_one_before_whose_paths_light_up(
    look: Look, own: Served, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = GraphShelf.find

    def refuse(shelf: GraphShelf, run: str, step: str) -> Any:
        if run == "lost":
            raise OSError("its disk went away")
        return find(shelf, run, step)

    monkeypatch.setattr(GraphShelf, "find", refuse)
    url, _ = own
    page = look(f"{url}graph?run=fork&node=net/B-op2")
    page.evaluate("dash_clientside.set_props('graph-run', {value: 'lost'})")
    until("document.querySelector('#graph-note').innerText.includes('its disk went away')")
    left = page.locator(".graph-box, .graph-row, .graph-key, #graph-inspector > *").count()
    page.click("#graph-canvas")
    page.evaluate("dash_clientside.set_props('graph-run', {value: 'fork'})")
    until("INSIGHT.graphModel()?.chosen === 'net/B-op2'")

    assert left == 0
    assert page.inner_text("#graph-note") == ""
    assert page.locator(".graph-box, .graph-row").count() > 2

    def lit(button: str) -> set[str]:
        page.click(f"#graph-inspector button:text-is('{button}')")
        until("INSIGHT.graphModel()?.lit !== null")
        return {name.rpartition("-op")[2] for name in drawn_graph(page)["lit"]}

    assert lit("What it needs") == {"1", "2"}
    page.keyboard.press("Escape")  # the button that was pressed has the focus still
    until("INSIGHT.graphModel()?.lit === null")
    assert lit("What needs it") == {"2", "4", "5"}
    page.click("#graph-inspector button:text-is('Path from here')")
    page.click('.graph-row:has-text("E-op5")')
    assert lit("Path from B-op2") == {"2", "4", "5"}
    assert page.locator(".graph-box.is-on").count() == 3
    page.press("#graph-canvas", "Escape")
    page.press("#graph-canvas", "Escape")
    assert len(lit("Longest chain")) == 4


def test_press_counts_though_an_answer_comes_between_down_and_up(
    look: Look, own: Served, until: Until
) -> None:
    url, _ = own
    page = look(f"{url}graph?run=fork&node=net/B-op2")
    button = page.locator("#graph-inspector button:text-is('What it needs')")
    row = page.locator('.graph-row:has-text("B-op2")')
    button.hover()
    page.mouse.down()
    row.evaluate("row => row.click()")  # which tells the inspector anew
    page.mouse.up()
    until("INSIGHT.graphModel()?.lit !== null")

    assert {name.rpartition("-op")[2] for name in drawn_graph(page)["lit"]} == {"1", "2"}
    page.mouse.down()
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    page.mouse.up()
    until("!document.querySelector('#graph-inspector').innerText.includes('lit up')")
