"""What tests reach of the modules of a page: the page itself has no name for them.

A script that Playwright puts into each page imports the modules by the page's own import map, so
as the instances that run there, and gives them the name INSIGHT. INSIDE is a promise of that, and
of the modules of all pages: it begins once the page shows its data, or when a test asks for it, so
that none is there earlier than for a user.
"""

from __future__ import annotations

import json

# Names of INSIGHT, by the module that exports them; `name=other` gives `other` another name.
NAMES = {
    "frame/address": "*address",
    "frame/blobs": "blobId",
    "frame/colours": "colourOf inkOf ownInkOf",
    "frame/dates": "time",
    "frame/filter_box": "writeFilter",
    "frame/focus": "slotOf",
    "frame/given": "givenTo nameOf",
    "frame/links": "link=linkHere",
    "frame/notes": "give",
    "frame/numbers": "size=bytesText",
    "frame/page_name": "page=pageName",
    "frame/run_menu": "hideRuns pinRuns",
    "frame/state": "changed state",
    "frame/theme": "token",
    "charts/cards": "artistOf fieldOf isQuiet model",
    "charts/groups": "*groups",
    "charts/lines": "*lines",
    "charts/scalar_view": "*scalarView",
    "pages/graph/page": "graphModel=model",
    "pages/images/page": "*images",
    "pages/lineage/draw": "*lineage",
    "pages/lineage/lineage": "*brushes",
    "pages/lineage/table": "*lineageTable",
    "pages/media/page": "*media",
    "pages/run/sheet": "sheet=shown",
    "pages/runs/grid_state": "bestOf chosenRuns",
    "pages/runs/rows": "chooseColumns runsModel=model",
    "pages/scalars/card_state": "*cards",
    "pages/scalars/enlarged": "*enlarged",
    "pages/scalars/export": "*exports",
    "pages/scalars/figure": "figure",
    "pages/scalars/joined_cards": "*joined",
    "pages/scalars/thresholds": "*alarms",
    "pages/tables/page": "*tables",
    "pages/tensors/query": "*tensors",
}

INSIDE = """{
    const reach = async () => {
        const map = document.querySelector("script[type=importmap]");
        const all = Object.keys(JSON.parse(map.textContent).imports), found = {};
        const named = (name) => all.find((one) => one.endsWith(`/assets/${name}.mjs`));
        const partOf = (whole, name) => {
            const start = `${name.replaceAll("/", "$")}$`, part = {};
            for (const key of Object.keys(whole).filter((one) => one.startsWith(start))) {
                const get = () => whole[key];
                Object.defineProperty(part, key.slice(start.length), { enumerable: true, get });
            }
            return part;
        };
        const bring = async (name) => {
            const shared = named("shared");
            if (!shared) return import(named(name));
            const page = named(name.replace(/^(pages\\/[^/]+\\/).*/, "$1page"));
            return partOf(await import(page ?? shared), name);
        };
        await (await bring("frame/page_modules")).bringAll();
        for (const [name, exported] of Object.entries(NAMES)) {
            const module = await bring(name);
            for (const [, whole, own, other] of exported.matchAll(/([*]?)(\\w+)(?:=(\\w+))?/g)) {
                found[own] = whole ? module : module[other ?? own];
            }
        }
        window.INSIGHT = found;
    };
    let reached = null;
    Object.defineProperty(window, "INSIDE", { get: () => (reached ??= reach()) });
    const watch = new MutationObserver(() => {
        if (!document.querySelector("main[data-ready=true]")) return;
        watch.disconnect();
        window.INSIDE;
    });
    watch.observe(document, { subtree: true, attributeFilter: ["data-ready"] });
}""".replace("NAMES", json.dumps(NAMES))
