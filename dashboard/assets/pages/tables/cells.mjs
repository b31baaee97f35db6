// Cells of recorded tables. What they hold comes from files: texts stay texts, and pictures and sounds come by an address.
import { dialog } from "../../frame/dialog.mjs";
import { element } from "../../frame/elements.mjs";
import { bytesText, number, whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";

/** @typedef {{number: string} | {time: string} | {bytes: number}} Odd what JSON has not: numbers beyond its own, times, and files that nothing shows */
/** @typedef {{text: string, letters: number, column: number}} Long the beginning of a text, and how long all of it is */
/** @typedef {{image: number, width: number, height: number}} ImageCell in which column of its own table it stands */
/** @typedef {{sound: number}} SoundCell likewise */
/** @typedef {null | boolean | number | string | Odd | Long | ImageCell | SoundCell} Cell as queries/tables/answer.py sends it */
/** @typedef {(column: number, download?: boolean) => string} AddressOf of a cell of this row */

/** A number as people read it; whole ones are names as often as amounts, so they keep every digit. @param {number} value */
function numberText(value) {
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? String(value) : number(value);
}

/** @param {HTMLTableCellElement} cell @param {string} text @param {string} [className] @param {string} [title] */
function write(cell, text, className = "", title = text) {
  return Object.assign(cell, { textContent: text, className, title });
}

/** Fill a cell of the page. @param {HTMLTableCellElement} cell @param {Cell} held @param {string} name of its column @param {AddressOf} addressOf */
export function fill(cell, held, name, addressOf) {
  if (held === null) return write(cell, "–", "lacks", "");
  if (typeof held === "number") return write(cell, numberText(held), "number", String(held));
  if (typeof held === "boolean") return write(cell, held ? say("true") : say("false"), "truth");
  if (typeof held === "string") return held.includes("\n") ? open(cell, held, name, held) : write(cell, held, "words");
  if ("number" in held) return write(cell, held.number, "number");
  if ("time" in held) return write(cell, held.time.replace("T", " "), "number time");
  if ("bytes" in held) return write(cell, bytesText(held.bytes), "lacks", say("A file that nothing here shows"));
  if ("image" in held) return picture(cell, held, name, addressOf);
  if ("sound" in held) return sound(cell, held, name, addressOf);
  return open(cell, `${held.text}…`, name, () => wholeText(addressOf(held.column)), held.letters);
}

/** @param {string} url */
async function wholeText(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

/**
 * A text of which the row shows the beginning; a click shows all of it.
 * @param {HTMLTableCellElement} cell
 * @param {string} text
 * @param {string} name
 * @param {string | (() => Promise<string>)} all
 */
function open(cell, text, name, all, letters = text.length) {
  const button = element("button", "cell-more", text);
  button.title = say("Show all {count} letters", { count: whole(letters) });
  button.addEventListener("click", () =>
    dialog(name || say("Cell"), (body) => {
      const shown = body.appendChild(element("pre", "cell-whole", typeof all === "string" ? all : say("Reading…")));
      shown.tabIndex = 0;
      shown.dir = "auto";
      if (typeof all === "string") return;
      all().then(
        (found) => {
          shown.textContent = found;
        },
        () => {
          shown.textContent = say("It cannot be read now. Try again in a moment.");
        },
      );
    }),
  );
  cell.className = "words";
  cell.replaceChildren(button);
  return cell;
}

/** @param {HTMLTableCellElement} cell @param {ImageCell} held @param {string} name @param {AddressOf} addressOf */
function picture(cell, { image, width, height }, name, addressOf) {
  const button = element("button", "cell-picture"),
    small = imageOf(addressOf(image), name);
  small.loading = "lazy";
  button.title = say("Show it in its size, {width} × {height}", { width, height });
  button.append(small);
  button.addEventListener("click", () =>
    dialog(name || say("Picture"), (body) => {
      const shown = imageOf(addressOf(image), name);
      shown.className = "cell-large";
      if (width < 240 && height < 240) shown.style.width = `${width * Math.floor(480 / Math.max(width, height))}px`; // a few pixels are seen better
      const save = Object.assign(element("a", "run-elsewhere", say("Save")), {
        href: addressOf(image, true),
        download: "",
      });
      body.append(shown, element("p", "hint", `${width} × ${height}`), save);
    }),
  );
  cell.className = "picture";
  cell.replaceChildren(button);
  return cell;
}

/** @param {string} src @param {string} name */
function imageOf(src, name) {
  return Object.assign(element("img"), { src, alt: name || say("Picture") });
}

/** @param {HTMLTableCellElement} cell @param {SoundCell} held @param {string} name @param {AddressOf} addressOf */
function sound(cell, { sound }, name, addressOf) {
  const player = element("audio");
  Object.assign(player, { controls: true, preload: "none", src: addressOf(sound) });
  player.setAttribute("aria-label", name || say("Sound"));
  cell.className = "sound";
  cell.replaceChildren(player);
  return cell;
}
