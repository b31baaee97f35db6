// Components of Dash as plain elements: those of HTML as they are, those of Mantine as what a browser
// has of the same kind, with the classes that our style sheets know.
import { makeGrid } from "./grid.mjs";

const NAMES = { className: "class", htmlFor: "for" };
const OWN = new Set(["children", "id", "style", "key", "n_clicks", "data", "value"]);
const STORES = new Set(["Store", "Location", "MantineProvider", "Download"]);

export class Drawing {
  #parts = new Map(); // id -> {type, properties, node}
  #fresh = new Set(); // ids that came since they were last taken
  #used;

  /** @param {(id: string, changed: object) => void} used is told what somebody did to a component */
  constructor(used) {
    this.#used = used;
    const look = () => {
      const { pathname, search } = location;
      const isOther = ([name, value]) => this.read("address", name) !== value;
      const changed = Object.fromEntries(Object.entries({ pathname, search }).filter(isOther));
      if (this.has("address") && Object.keys(changed).length) used("address", changed);
    };
    for (const moved of ["popstate", "_dashprivate_pushstate"]) addEventListener(moved, look);
  }

  has(id) {
    const part = this.#parts.get(id);
    return part !== undefined && (part.node === null || part.node.isConnected || this.#fresh.has(id));
  }

  read(id, property) {
    return this.#parts.get(id)?.properties[property] ?? null;
  }

  takeNew() {
    const taken = this.#fresh;
    this.#fresh = new Set();
    return taken;
  }

  /** Whether components came with it. */
  write(id, changed) {
    const part = this.#parts.get(id);
    Object.assign(part.properties, changed);
    if (part.type === "Download" && changed.data) return save(changed.data);
    if (!part.node) return false;
    if ("children" in changed && !part.isOwn) part.node.replaceChildren(...this.nodes(changed.children));
    if (part.show) part.show(part.properties);
    else attributes(part.node, changed);
    return this.#fresh.size > 0;
  }

  /** @param {any} layout @returns {(Node | string)[]} */
  nodes(layout) {
    if (layout === null || layout === undefined || layout === false) return [];
    if (Array.isArray(layout)) return layout.flatMap((one) => this.nodes(one));
    if (typeof layout !== "object") return [String(layout)];
    const { type, props } = layout,
      part = { type, properties: props, node: null };
    if (STORES.has(type)) {
      if (type === "Location") Object.assign(props, { pathname: location.pathname, search: location.search });
      this.#keep(part);
      return this.nodes(props.children);
    }
    const use = (changed) => this.#used(props.id, changed);
    const make = CONTROLS[type];
    if (make) Object.assign(part, { isOwn: true }, make(props, use));
    else part.node = this.#plain(type, props, use);
    this.#keep(part);
    return [part.node];
  }

  #keep(part) {
    if (part.properties.id === undefined) return;
    this.#parts.set(part.properties.id, part);
    this.#fresh.add(part.properties.id);
  }

  #plain(type, props, use) {
    const node = document.createElement(type === "Link" ? "a" : type.toLowerCase());
    if (props.id !== undefined) node.id = props.id;
    attributes(node, props);
    node.append(...this.nodes(props.children));
    if (props.id !== undefined) {
      node.addEventListener("click", () => use({ n_clicks: (props.n_clicks ?? 0) + 1 }));
    }
    if (type === "Link") node.addEventListener("click", follow);
    return node;
  }
}

function attributes(node, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (OWN.has(name)) continue;
    const attribute = NAMES[name] ?? name.toLowerCase();
    if (value === null || value === undefined || value === false) node.removeAttribute(attribute);
    else node.setAttribute(attribute, value === true ? "" : value);
  }
  if (properties.style) Object.assign(node.style, properties.style);
}

/** As dcc.Link does: without loading anew. @param {MouseEvent} event */
function follow(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState({}, "", event.currentTarget.href);
  dispatchEvent(new CustomEvent("_dashprivate_pushstate"));
}

/** @param {{ filename: string, content: string, type?: string, base64?: boolean }} file */
function save({ filename, content, type, base64 }) {
  const bytes = base64 ? Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)) : content;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = filename;
  link.click();
  return false;
}

/** What stands for each control: how it is made, and how it shows its properties. */
const CONTROLS = {
  Select: (props, use) => select(props, (value) => use({ value })),
  MultiSelect: (props, use) => {
    const add = (value) => use({ value: [...(props.value ?? []), value] });
    return select(props, add);
  },
  SegmentedControl(props, use) {
    const node = make("div", "mantine-SegmentedControl-root", { id: props.id, role: "radiogroup" });
    const show = ({ data, value }) => {
      node.replaceChildren(
        ...data.map((one) => {
          const box = make("div", "mantine-SegmentedControl-control");
          const input = make("input", "", { type: "radio", name: props.id, value: one.value });
          const label = make("label", "mantine-SegmentedControl-label");
          input.checked = one.value === value;
          input.addEventListener("change", () => use({ value: one.value }));
          label.append(input, one.label);
          box.append(label);
          return box;
        }),
      );
    };
    show(props);
    return { node, show };
  },
  Slider(props, use) {
    const node = make("div", "mantine-Slider-root", { id: props.id });
    const { min, max, step } = props;
    const input = make("input", "", { type: "range", min, max, step, "aria-label": props.thumbLabel });
    const show = ({ value }) => {
      input.value = value;
    };
    input.addEventListener("input", () => use({ value: Number(input.value) }));
    node.append(input);
    show(props);
    return { node, show };
  },
  Input(props, use) {
    const { id, type, placeholder, className } = props;
    const node = make("input", className ?? "", { id, type, placeholder });
    for (const [name, value] of Object.entries(props)) if (/^(aria|data)-/.test(name)) node.setAttribute(name, value);
    const show = ({ value }) => {
      if (node.value !== (value ?? "")) node.value = value ?? "";
    };
    node.addEventListener("input", () => use({ value: node.value }));
    show(props);
    return { node, show };
  },
  AgGrid: (props) => makeGrid(make("div", "", { id: props.id }), props),
};

/** A field with a list of what it offers. @param {(value: string | null) => void} choose */
function select(props, choose) {
  const node = make("div", `mantine-Select-root ${props.className ?? ""}`);
  const { id, placeholder } = props;
  const input = make("input", "mantine-Select-input", { id, placeholder, role: "combobox", autocomplete: "off" });
  const over = "position: absolute; z-index: 300; max-height: 320px; overflow: auto";
  const list = make("div", "mantine-Select-dropdown", { role: "listbox", hidden: "", style: over });
  const options = () => (props.data ?? []).flatMap((one) => one.items ?? [one]).map(named);
  const show = () => {
    input.value = options().find((one) => one.value === props.value)?.label ?? "";
  };
  const open = () => {
    const words = input.value === (options().find((one) => one.value === props.value)?.label ?? "") ? "" : input.value;
    list.hidden = false;
    list.replaceChildren(
      ...options()
        .filter((one) => one.label.includes(words))
        .map((one) => {
          const option = make("div", "mantine-Select-option", { role: "option" });
          option.textContent = one.label;
          option.addEventListener("click", () => {
            list.hidden = true;
            choose(one.value);
          });
          return option;
        }),
    );
  };
  input.addEventListener("click", open);
  input.addEventListener("input", open);
  input.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") list.hidden = true;
  });
  node.append(input, list);
  show();
  return { node, show };
}

/** @param {string | { value: string, label: string }} one */
function named(one) {
  return typeof one === "string" ? { value: one, label: one } : one;
}

function make(name, className, attributes = {}) {
  const node = Object.assign(document.createElement(name), { className });
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) node.setAttribute(key, value);
  return node;
}
