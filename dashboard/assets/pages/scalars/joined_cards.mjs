// Several tags in one card: chosen by hand or by a pattern like `*/loss`; a run keeps its colour.
import { dialog } from "../../frame/dialog.mjs";
import { matches } from "../../frame/patterns.mjs";
import { say } from "../../frame/words.mjs";
import * as cards from "./card_state.mjs";
import { DASHES } from "./multi_field.mjs";
import { OwnCard } from "./own_cards.mjs";

const MOST = DASHES.length;
const shown = new Map(); // text of the tags -> {element, own}

/** All tags of the page, in its order. */
export function allTags() {
  const found = [...document.querySelectorAll("#scalars-sections .card")];
  return [...new Set(found.map((card) => card.dataset.tag ?? card.dataset.held).filter(Boolean))];
}

/** The tags that names and patterns stand for, of those that there are. */
export function expand(listed) {
  const all = allTags().sort();
  const found = listed.flatMap((text) =>
    all.includes(text) || !text.includes("*")
      ? all.filter((tag) => tag === text)
      : all.filter((tag) => matches(text, tag)),
  );
  return [...new Set(found)];
}

function head(listed) {
  const header = document.createElement("header");
  const title = header.appendChild(document.createElement("h3"));
  title.textContent = title.title = listed.join(", ");
  header.appendChild(document.createElement("div")).className = "actions";
  header.appendChild(document.createElement("div")).className = "stats";
  header.appendChild(document.createElement("div")).className = "dashes";
  return header;
}

/** Which dash is which tag. */
export function legend(element, tags, more) {
  const rows = tags.map((tag, place) => {
    const row = document.createElement("span");
    const svg = row.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
    svg.setAttribute("width", 26);
    svg.setAttribute("height", 8);
    svg.setAttribute("aria-hidden", "true");
    const line = svg.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "path"));
    line.setAttribute("d", "M0 4H26");
    if (DASHES[place][1]) line.setAttribute("stroke-dasharray", DASHES[place][1]);
    row.append(tag);
    return row;
  });
  if (more > 0) {
    rows.push(
      Object.assign(document.createElement("span"), {
        className: "warn",
        textContent: say("and {count} more tags, for which there is no dash", { count: more }),
      }),
    );
  }
  element.querySelector(".dashes").replaceChildren(...rows);
}

function build(listed) {
  const element = document.createElement("article");
  element.className = "card joined";
  element.dataset.tags = cards.textOf(listed);
  element.append(head(listed));
  element.appendChild(document.createElement("div")).className = "plot";
  return element;
}

function draw(element, listed) {
  const own = new OwnCard(element, () => expand(listed).slice(0, MOST));
  own.drawn = () => {
    const tags = expand(listed);
    legend(element, tags.slice(0, MOST), tags.length - MOST);
  };
  return own;
}

/** Bring the section of joined cards up to date. */
export function sync(section) {
  const wanted = new Map(cards.state.joins.map((tags) => [cards.textOf(tags), tags]));
  for (const [text, { element, own }] of shown) {
    if (wanted.has(text) && element.isConnected) continue;
    own.destroy();
    element.remove();
    shown.delete(text);
  }
  for (const [text, tags] of wanted) {
    if (shown.has(text)) {
      shown.get(text).own.refresh();
      continue;
    }
    const element = section.querySelector(".cards").appendChild(build(tags));
    shown.set(text, { element, own: draw(element, tags) });
  }
}

export function clear() {
  for (const { own } of shown.values()) own.destroy();
  shown.clear();
}

function box(tag, isChosen) {
  const label = document.createElement("label");
  const input = Object.assign(document.createElement("input"), { type: "checkbox", value: tag, checked: isChosen });
  label.append(input, ` ${tag}`);
  return label;
}

/** Let a person choose what is joined with `tag`. */
export function choose(tag) {
  dialog(say("Join {tag} with", { tag }), (body, close) => {
    const form = body.appendChild(document.createElement("form"));
    form.className = "join-form";
    const search = form.appendChild(
      Object.assign(document.createElement("input"), {
        type: "text",
        placeholder: say("A tag, or a pattern like */loss"),
        autocomplete: "off",
      }),
    );
    search.setAttribute("aria-label", say("Search tags"));
    const list = form.appendChild(document.createElement("div"));
    list.className = "join-list";
    const others = allTags()
      .filter((other) => other !== tag)
      .map((other) => box(other, false));
    list.append(...others);
    const wrong = form.appendChild(document.createElement("p"));
    wrong.className = "bad";
    wrong.setAttribute("role", "alert");
    const foot = form.appendChild(document.createElement("div"));
    foot.className = "dialog-foot";
    foot.append(
      Object.assign(document.createElement("button"), {
        type: "submit",
        className: "button main",
        textContent: say("Join"),
      }),
    );
    const pattern = () => (search.value.includes("*") ? search.value.trim() : null);
    search.addEventListener("input", () => {
      const fits = pattern() ? (other) => matches(pattern(), other) : (other) => other.includes(search.value.trim());
      for (const label of others) label.hidden = !fits(label.firstChild.value);
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const chosen = others
        .map(({ firstChild }) => firstChild)
        .filter(({ checked }) => checked)
        .map(({ value }) => value);
      const tags = pattern() && !chosen.length ? [pattern()] : [tag, ...chosen];
      const many = expand(tags).length;
      if (many < 2)
        wrong.textContent = pattern() ? say("No two tags match this pattern") : say("Choose a tag to join with");
      else if (!pattern() && many > MOST)
        wrong.textContent = say("At most {count} tags can be told apart by their dashes", { count: MOST });
      else {
        cards.join(tags);
        close();
      }
    });
  })
    .querySelector("input")
    ?.focus();
}

/** The card drawn for an element. */
export function fieldAt(element) {
  return [...shown.values()].find((one) => one.element === element)?.own.field;
}

/** What joined cards draw, by the text of their tags. */
export function model() {
  return Object.fromEntries([...shown].map(([text, { own }]) => [text, own.field.drawn ? own.field.model() : null]));
}
