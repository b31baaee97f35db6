// Several tags in one card: chosen by hand or by a pattern like `*/loss`; a run keeps its colour.
import { dialog } from "../../frame/dialog.mjs";
import { all, element, inside } from "../../frame/elements.mjs";
import { matches } from "../../frame/patterns.mjs";
import { say } from "../../frame/words.mjs";
import * as cards from "./card_state.mjs";
import { legend } from "../../charts/dash_legend.mjs";
import { DASHES } from "../../charts/dashes.mjs";
import { OwnCard } from "./own_cards.mjs";

const MOST = DASHES.length;
/** @type {Map<string, {element: HTMLElement, own: OwnCard}>} */
const shown = new Map(); // by the text of the tags

/** All tags of the page, in its order. */
export function allTags() {
  return all(document, "#scalars-sections .card[data-tag]", HTMLElement).map((card) => card.dataset.tag ?? "");
}

/** The tags of each card from top to bottom, without those that left the page. */
export function cardsShown() {
  const there = all(document, "#scalars-sections .card:not([data-away])", HTMLElement);
  return there
    .map((card) => (card.dataset.tag === undefined ? expand(cards.tagsOf(card.dataset.tags)) : [card.dataset.tag]))
    .map((tags) => tags.slice(0, MOST))
    .filter((tags) => tags.length);
}

/** The tags that names and patterns stand for, of those that there are. @param {string[]} listed */
export function expand(listed) {
  const there = allTags().sort();
  const found = listed.flatMap((text) =>
    there.includes(text) || !text.includes("*")
      ? there.filter((tag) => tag === text)
      : there.filter((tag) => matches(text, tag)),
  );
  return [...new Set(found)];
}

/** @param {string[]} listed */
function head(listed) {
  const header = document.createElement("header");
  const title = header.appendChild(document.createElement("h3"));
  title.textContent = title.title = listed.join(", ");
  header.appendChild(document.createElement("div")).className = "actions";
  header.appendChild(document.createElement("div")).className = "stats";
  header.appendChild(document.createElement("div")).className = "dashes";
  return header;
}

/** @param {string[]} listed */
function build(listed) {
  const card = element("article", "card joined");
  card.dataset.tags = cards.textOf(listed);
  card.append(head(listed), element("div", "plot"));
  return card;
}

/** @param {HTMLElement} card @param {string[]} listed */
function draw(card, listed) {
  const own = new OwnCard(card, () => expand(listed).slice(0, MOST));
  own.drawn = () => {
    const tags = expand(listed);
    legend(card, tags.slice(0, MOST), tags.length - MOST);
  };
  return own;
}

/** Bring the section of joined cards up to date. @param {HTMLElement} section */
export function sync(section) {
  const wanted = new Map(cards.state.joins.map((tags) => [cards.textOf(tags), tags]));
  for (const [text, { element: card, own }] of shown) {
    if (wanted.has(text) && card.isConnected) continue;
    own.destroy();
    card.remove();
    shown.delete(text);
  }
  for (const [text, tags] of wanted) {
    const there = shown.get(text);
    if (there) {
      there.own.refresh();
      continue;
    }
    const card = inside(section, ".cards", HTMLElement).appendChild(build(tags));
    shown.set(text, { element: card, own: draw(card, tags) });
  }
}

export function clear() {
  for (const { own } of shown.values()) own.destroy();
  shown.clear();
}

/** @param {string} tag */
function box(tag) {
  const label = element("label");
  const input = Object.assign(element("input"), { type: "checkbox", value: tag });
  label.append(input, ` ${tag}`);
  return { label, input };
}

/** Let a person choose what is joined with `tag`. @param {string} tag */
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
      .map(box);
    list.append(...others.map(({ label }) => label));
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
      const text = pattern(),
        words = search.value.trim();
      for (const { label, input } of others)
        label.hidden = !(text ? matches(text, input.value) : input.value.includes(words));
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const chosen = others.filter(({ input }) => input.checked).map(({ input }) => input.value),
        text = pattern();
      const tags = text && !chosen.length ? [text] : [tag, ...chosen];
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

/** The card drawn for an element. @param {HTMLElement} card */
export function fieldAt(card) {
  return [...shown.values()].find((one) => one.element === card)?.own.field;
}

/** What joined cards draw, by the text of their tags. */
export function model() {
  return Object.fromEntries([...shown].map(([text, { own }]) => [text, own.field.drawn ? own.field.model() : null]));
}
