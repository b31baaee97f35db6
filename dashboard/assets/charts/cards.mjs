// The cards of the page: which are near the screen, what they ask the server for, when all is drawn.
// A page with cards says who draws them, one with something else when it shows its data.
import { tellAges } from "../frame/ages.mjs";
import { Channel, PATIENCE_MS } from "../frame/channel.mjs";
import { setProps } from "../frame/clientside.mjs";
import { pageName } from "../frame/page_name.mjs";
import { changed, on, state } from "../frame/state.mjs";

const EAGER = 12; // cards drawn at once; those further down wait until they come near
const AGAIN_MS = 5_000;
const MOST_ASKED = 100; // cards in one question, below what the server answers at once
const records = new Map(); // card element -> {tag, page, artist, near, inSight, isStale, key, asked}
let waiting = null; // {page, due, since} of the question that is not drawn yet

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

const artists = {}; // page -> {Artist, options, channel}
const readiness = {}; // page -> () => boolean

/** The cards of a page are drawn by `Artist`; `options()` are part of what they ask the server. */
export function drawCards(page, Artist, options = () => ({})) {
  artists[page] = { Artist, options, channel: new Channel(page) };
}

/** A page says by itself when it shows its data. */
export function isReadyWhen(page, isReady) {
  readiness[page] = isReady;
}

/** Draw a card again where somebody may see it; elsewhere it waits until it comes near. */
function draw(record) {
  record.isStale = record.inSight === false && record.artist.drawn;
  return record.isStale ? null : record.artist.draw();
}

/** React may give a card's element another tag: then it starts anew. */
function sync() {
  const name = pageName(),
    Artist = artists[name]?.Artist;
  if (waiting && waiting.page !== name) leave();
  for (const [element, record] of records) {
    const gone = !element.isConnected || record.tag !== element.dataset.tag || record.page !== name;
    if (!gone) continue;
    record.artist.destroy();
    eye.unobserve(element);
    records.delete(element);
  }
  const found = Artist ? [...document.querySelectorAll("#main .card[data-tag]")] : [];
  found.forEach((element, place) => {
    if (records.has(element)) return;
    const drawing = new Artist(element, element.querySelector(".plot"));
    records.set(element, {
      tag: element.dataset.tag,
      page: name,
      artist: drawing,
      near: place < EAGER,
      key: null,
      asked: null,
    });
    eye.observe(element);
  });
  tellAges();
  changed("cards");
  ask();
  settle();
}

function options() {
  return artists[pageName()]?.options() ?? {};
}

/** The cards near the screen that lack something, each with its wish. */
function lacking() {
  const common = `${state.version}:${JSON.stringify(options())}`;
  return [...records.values()]
    .filter((record) => record.near)
    .map((record) => ({ record, wish: `${common}:${record.artist.window ?? ""}` }))
    .filter(({ record, wish }) => record.asked !== wish);
}

/** Whether all that was asked for is drawn. */
export function isQuiet() {
  return !waiting && !lacking().length;
}

/** Ask for what the cards near the screen lack; `accept` asks for what was missed meanwhile. */
export function ask() {
  if (!state.isKnown) return; // which runs are in focus is part of the question
  const due = lacking().slice(0, MOST_ASKED);
  if (!due.length) return;
  if (waiting && performance.now() - waiting.since < PATIENCE_MS) return;
  const page = pageName();
  const mine = { page, due, since: performance.now() };
  waiting = mine;
  const byTag = (value) => Object.fromEntries(due.map(({ record }) => [record.tag, value(record)]));
  const question = {
    version: state.version,
    options: options(),
    cards: byTag((record) => record.key),
    windows: byTag((record) => record.artist.window ?? null),
  };
  const hear = (answer) => accept(mine, cardsOf(answer));
  artists[page].channel.ask(question, hear, () => {
    mine.since = -Infinity; // the answer was lost
    ask();
  });
}

/** Many cards come as one text: Dash would look through every list of a thousand runs. */
function cardsOf({ cards }) {
  return typeof cards === "string" ? JSON.parse(cards) : cards;
}

/** Of a page that went away nobody answers. */
function leave() {
  artists[waiting.page].channel.drop();
  waiting = null;
}

async function accept(mine, cards) {
  const { due } = mine;
  const byTag = new Map(cards.map((card) => [card.tag, card]));
  const drawings = [];
  for (const { record, wish } of due) {
    record.asked = wish;
    const card = byTag.get(record.tag);
    if (!card || !records.has(record.artist.card)) continue;
    record.key = card.key;
    record.artist.take(card);
    record.isStale = false;
    drawings.push(record.artist.draw());
  }
  try {
    await Promise.all(drawings);
  } catch (error) {
    setTimeout(redraw, AGAIN_MS);
    throw error;
  } finally {
    if (waiting === mine) waiting = null;
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
  const near = [...records.values()].filter((record) => record.near);
  const isEmpty = main.querySelector(".empty") !== null;
  const cardsDrawn = near.length > 0 && near.every((record) => record.artist.drawn) && isQuiet();
  const gridDrawn = main.querySelector(".ag-center-cols-container .ag-row") !== null;
  const name = main.dataset.page;
  const shown = readiness[name] ? readiness[name]() : artists[name] ? cardsDrawn : gridDrawn;
  if (isEmpty || shown) {
    setProps("main", { "data-ready": "true" });
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
  if (what === "hover") for (const { artist: drawing } of records.values()) if (drawing.drawn) drawing.hover?.();
});

function watch() {
  let planned = false;
  document.fonts.addEventListener("loadingdone", redraw); // a canvas keeps the letters it was painted with
  new MutationObserver((changes) => {
    const outside = changes.some(({ target }) => !target.closest?.(".plot, .stats, #run-list"));
    if (!outside || planned) return;
    planned = true;
    requestAnimationFrame(() => {
      planned = false;
      sync();
    });
  }).observe(document.getElementById("page"), { childList: true, subtree: true });
  sync();
}

/** What each card draws, by tag. */
export function model(tag) {
  const record = [...records.values()].find((candidate) => candidate.tag === tag);
  return record?.artist.drawn ? record.artist.model() : null;
}

/** The drawing of a tag. */
export function fieldOf(tag) {
  return [...records.values()].find((record) => record.tag === tag)?.artist;
}
