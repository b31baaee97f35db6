// The cards of the page: which are near the screen, what they ask the server for, when all is drawn.
// A page with cards says who draws them, one with something else when it shows its data. What lies
// over the page may have cards of another page: `data-page` around a card says whose it is.
import { tellAges } from "../frame/ages.mjs";
import { Channel } from "../frame/channel.mjs";
import { setProps } from "../frame/clientside.mjs";
import { all, closest, inside } from "../frame/elements.mjs";
import { pageName } from "../frame/page_name.mjs";
import { changed, on, state } from "../frame/state.mjs";
import { furnish } from "./card_parts.mjs";

/** @import {Field} from "./field.mjs" */
/** @import {Panels} from "./panels.mjs" */

/** @typedef {{card: HTMLElement, drawn: boolean, window: Json, take: (payload: Json) => void, draw: () => Promise<void>, destroy: () => void, model: () => object}} OwnArtist of one page alone */
/** @typedef {Field | Panels | OwnArtist} Artist what draws a card */
/** @typedef {new (card: HTMLElement, host: HTMLElement) => Artist} ArtistClass */
/** @typedef {{Artist: ArtistClass, options: () => object, kinds: Record<string, ArtistClass>, channel: Channel}} Cards those of a page; `kinds` by `data-kind` */

/**
 * @typedef {object} CardRecord
 * @property {string} tag
 * @property {string} page
 * @property {Artist} artist
 * @property {boolean} near whether it was near the screen
 * @property {boolean | null} inSight whether it is; null until that is known
 * @property {boolean} isStale whether it waits to be drawn again
 * @property {Json} key what the server calls what the card has
 * @property {string | null} asked the query that was answered last
 */
/** @typedef {{record: CardRecord, query: string}} Due */
/** @typedef {{tag: string, key: Json}} CardAnswer with what its artist takes */

const EAGER = 12; // cards drawn at once; those further down wait until they come near
const AGAIN_MS = 5_000;
const INNER = ".cards > .card, #run-list"; // no card comes or goes within these
const MOST_ASKED = 100; // cards in one question, below what the server answers at once
/** @type {Map<Element, CardRecord>} */
const records = new Map(); // by the elements of the cards
/** @type {Map<string, {due: Due[]}>} */
const waiting = new Map(); // by page, the question that is not drawn yet

const eye = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const record = records.get(target);
      if (!record) continue;
      record.inSight = isIntersecting;
      if (!isIntersecting) continue;
      record.near = true;
      if (record.isStale) draw(record);
    }
    ask();
  },
  { rootMargin: "600px" },
);

/** @type {Map<string | undefined, Cards>} */
const artists = new Map(); // by page
/** @type {Map<string | undefined, () => boolean>} */
const readiness = new Map(); // by page

/**
 * The cards of a page are drawn by `Artist`, those that say what kind they are by that of their `kinds`;
 * `options()` are part of what they ask the server.
 *
 * @param {string} page
 * @param {Cards["Artist"]} Artist
 * @param {Cards["options"]} options
 * @param {Cards["kinds"]} kinds
 */
export function drawCards(page, Artist, options = () => ({}), kinds = {}) {
  artists.set(page, { Artist, options, kinds, channel: new Channel(page) });
}

/** A page says by itself when it shows its data. @param {string} page @param {() => boolean} isReady */
export function isReadyWhen(page, isReady) {
  readiness.set(page, isReady);
}

/** Draw a card again where somebody may see it; elsewhere it waits until it comes near. @param {CardRecord} record */
function draw(record) {
  record.isStale = record.inSight === false && record.artist.drawn;
  return record.isStale ? null : record.artist.draw();
}

/** Find the cards that came, and those that went; React may give a card's element another tag: then it starts anew. */
export function sync() {
  const stages = all(document, "[data-page]", HTMLElement);
  for (const page of waiting.keys()) if (!stages.some(({ dataset }) => dataset.page === page)) leave(page);
  for (const [element, record] of records) {
    const gone =
      !element.isConnected ||
      record.tag !== element.getAttribute("data-tag") ||
      record.page !== closest(element, "[data-page]", HTMLElement)?.dataset.page;
    if (!gone) continue;
    record.artist.destroy();
    eye.unobserve(element);
    records.delete(element);
  }
  for (const stage of stages) add(stage);
  tellAges();
  changed("cards");
  ask();
  settle();
}

/** @param {HTMLElement} stage */
function add(stage) {
  const page = stage.dataset.page ?? "",
    cards = artists.get(page);
  if (!cards) return;
  all(stage, ".card[data-tag]", HTMLElement).forEach((element, index) => {
    if (records.has(element)) return;
    const tag = element.dataset.tag ?? "",
      near = index < EAGER && !isFolded(element);
    furnish(element, tag);
    const Artist = cards.kinds[element.dataset.kind ?? ""] ?? cards.Artist;
    const artist = new Artist(element, inside(element, ".plot", HTMLElement));
    records.set(element, { tag, page, artist, near, inSight: null, isStale: false, key: null, asked: null });
    eye.observe(element);
  });
}

/** The cards of a page near the screen that lack something, each with its query. @param {string} page @returns {Due[]} */
function lacking(page) {
  const common = `${state.version}:${JSON.stringify(artists.get(page)?.options() ?? {})}`;
  return [...records.values()]
    .filter((record) => record.page === page && isLookedAt(record))
    .map((record) => ({ record, query: `${common}:${record.artist.window ?? ""}` }))
    .filter(({ record, query }) => record.asked !== query);
}

/** Whether it left the page. @param {Artist} artist */
const isAway = ({ card }) => card.hasAttribute("data-away");

/** Whether its section is folded. @param {HTMLElement} card */
const isFolded = (card) => closest(card, "details:not([open])", HTMLElement) !== null;

/** Whether somebody may see it: it is near the screen, and has not left the page, nor that the screen. @param {CardRecord} record */
function isLookedAt({ near, artist }) {
  return near && artist.card.isConnected && !isAway(artist);
}

/** Cards left the page or came back. */
export function sight() {
  ask();
  settle();
}

/** Whether all that the page asked for is drawn. */
export function isQuiet() {
  const page = pageName() ?? "";
  return !waiting.has(page) && !lacking(page).length;
}

/** Ask for what the cards near the screen lack; `accept` asks for what was missed meanwhile. */
export function ask() {
  if (!state.isKnown) return; // which runs are in focus is part of the question
  for (const page of new Set([...records.values()].map(({ page }) => page))) askFor(page);
}

/** @param {string} page */
function askFor(page) {
  const cards = artists.get(page);
  if (!cards || waiting.has(page)) return;
  const due = lacking(page).slice(0, MOST_ASKED);
  if (!due.length) return;
  const mine = { due };
  waiting.set(page, mine);
  const byTag = (/** @type {(record: CardRecord) => Json} */ value) =>
    Object.fromEntries(due.map(({ record }) => [record.tag, value(record)]));
  const question = {
    options: cards.options(),
    cards: byTag((record) => record.key),
    windows: byTag((record) => record.artist.window ?? null),
  };
  const hear = (/** @type {{cards: CardAnswer[] | string}} */ answer) => accept(page, mine, cardsOf(answer));
  cards.channel.ask(question, hear, () => {
    if (JSON.stringify(cards.options()) === JSON.stringify(question.options)) {
      cards.channel.repeat(); // the answer was lost, or takes long
      return;
    }
    leave(page); // something else is wanted by now
    ask();
  });
}

/** Many cards come as one text: Dash would look through every list of a thousand runs. @param {{cards: CardAnswer[] | string}} answer @returns {CardAnswer[]} */
function cardsOf({ cards }) {
  return typeof cards === "string" ? JSON.parse(cards) : cards;
}

/** Of a page that went away nobody answers. @param {string} page */
function leave(page) {
  artists.get(page)?.channel.drop();
  waiting.delete(page);
}

/** Give each card what it asked for; one that cannot be drawn keeps the others from nothing. @param {Due[]} due @param {Map<string, CardAnswer>} byTag */
function drawn(due, byTag) {
  return due.map(async ({ record, query }) => {
    record.asked = query;
    const card = byTag.get(record.tag);
    if (!card || !records.has(record.artist.card)) return;
    record.artist.take(/** @type {Json} */ (card));
    record.key = card.key;
    record.isStale = false;
    await record.artist.draw();
  });
}

/** @param {string} page @param {{due: Due[]}} mine @param {CardAnswer[]} cards */
async function accept(page, mine, cards) {
  try {
    await Promise.all(drawn(mine.due, new Map(cards.map((card) => [card.tag, card]))));
  } catch (error) {
    setTimeout(redraw, AGAIN_MS);
    throw error;
  } finally {
    if (waiting.get(page) === mine) waiting.delete(page);
    ask();
    settle();
  }
}

function redraw() {
  const drawings = [...records.values()].filter(({ key }) => key !== null).map(draw);
  Promise.all(drawings).then(settle, () => setTimeout(redraw, AGAIN_MS));
}

/** Say that the page shows its data, once every card near the screen does. */
export function settle() {
  const main = document.getElementById("main");
  if (!main || main.dataset.ready === "true" || !state.isKnown) return;
  const own = [...records.values()].filter(({ page }) => page === main.dataset.page);
  const near = own.filter(isLookedAt);
  const isEmpty = main.querySelector(".empty") !== null;
  const isLeft = own.length > 0 && own.every(({ artist }) => isAway(artist) || isFolded(artist.card));
  const cardsDrawn = (near.length > 0 || isLeft) && near.every((record) => record.artist.drawn) && isQuiet();
  const gridDrawn = main.querySelector(".ag-center-cols-container .ag-row") !== null;
  const name = main.dataset.page;
  const shown = readiness.get(name)?.() ?? (artists.has(name) ? cardsDrawn : gridDrawn);
  if (isEmpty || shown) {
    setProps("main", { "data-ready": "true" });
    changed("ready");
  }
}

on((what) => {
  if (what === "begun") watch();
  if (what === "version" || what === "theme" || what === "filter" || what === "view") ask();
  if (["theme", "focus", "filter", "view"].includes(what)) redraw();
  if (what === "runs") {
    ask();
    settle();
  }
  if (what === "hover") for (const { artist } of records.values()) if (artist.drawn && isField(artist)) artist.hover();
});

function watch() {
  let planned = false;
  document.fonts.addEventListener("loadingdone", redraw); // a canvas keeps the letters it was painted with
  new MutationObserver((changes) => {
    const isNews = changes.some(({ type, target }) => type === "attributes" || !closest(target, INNER, Element));
    if (!isNews || planned) return;
    planned = true;
    requestAnimationFrame(() => {
      planned = false;
      sync();
    });
  }).observe(inside(document, "#page", HTMLElement), {
    childList: true,
    subtree: true,
    attributeFilter: ["data-tag"], // of a card that React gives another tag, or that steps back
  });
  sync();
}

/** What draws the card of a tag. @param {string} tag */
export function artistOf(tag) {
  return [...records.values()].find((record) => record.tag === tag)?.artist;
}

/** @param {Artist} artist @returns {artist is Field} */
const isField = (artist) => "groups" in artist;

/** What each card draws, by tag. @param {string} tag */
export function model(tag) {
  const artist = artistOf(tag);
  return artist?.drawn ? artist.model() : null;
}

/** The drawing of a tag; undefined also where panels draw it. @param {string} tag */
export function fieldOf(tag) {
  const artist = artistOf(tag);
  return artist && isField(artist) ? artist : undefined;
}
