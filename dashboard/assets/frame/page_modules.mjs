// The modules of pages. Those of the page that is asked for come before Dash starts, those of the
// others once it shows its data; whoever goes to another page before that waits for them.
import { on } from "./state.mjs";

const FIRST = "link[data-first]"; // see document.py
const SOON_MS = 300; // what is ready shall be painted first
const PAGE = /\/pages\/[^/]+\/page\.mjs$/;

/** @type {Promise<boolean> | null} */
let others = null;
let tries = 0;
/** @type {Set<string>} */
const there = new Set();

/** Where each module is, with its version. @returns {Record<string, string>} */
function addresses() {
  return JSON.parse(document.querySelector("script[type=importmap]")?.textContent ?? "{}").imports ?? {};
}

/** Bring the modules of the page that the address names; there are none where it names no page. */
export async function bringFirst() {
  const link = document.querySelector(FIRST);
  if (link instanceof HTMLLinkElement) await import(link.href);
}

/** Bring the modules of all pages, once; whether all of them are there. */
export function bringAll() {
  others ??= bring();
  return others;
}

async function bring() {
  const found = addresses();
  for (const address of Object.values(found)) fetchSoon(address);
  const pages = Object.keys(found).filter((name) => PAGE.test(name) && !there.has(name));
  try {
    await Promise.all(pages.map((name) => bringOne(name, found[name])));
    return true;
  } catch {
    others = null; // whoever needs them asks once more
    tries += 1;
    return false; // the server stopped, or is another version by now
  }
}

/** @param {string} name @param {string} address */
async function bringOne(name, address) {
  // Some browsers never ask again for a module that was lost once, unless its address is another.
  await import(tries === 0 ? name : again(address));
  there.add(name);
}

/** @param {string} address */
function again(address) {
  const other = new URL(address, document.baseURI);
  other.searchParams.set("again", String(tries));
  return other.href;
}

/** All side by side, and not one import after the other. @param {string} address */
function fetchSoon(address) {
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}

on((what) => what === "ready" && setTimeout(bringAll, SOON_MS));
