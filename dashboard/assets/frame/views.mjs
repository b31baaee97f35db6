// Saved views: an address with a name, kept on this machine by notes.py.
import { time } from "./dates.mjs";
import { dialog } from "./dialog.mjs";
import { closest } from "./elements.mjs";
import { linkHere } from "./links.mjs";
import { keepView } from "./notes.mjs";
import { at } from "./paths.mjs";
import { state } from "./state.mjs";
import { say } from "./words.mjs";

/** The address of what is seen now, as it would be without a proxy. */
function here() {
  const link = new URL(linkHere());
  return `/${link.pathname.slice(at("").length)}${link.search}`;
}

/**
 * An address of ours only: what a file says may be anything.
 * @param {string} address
 */
function target(address) {
  const found = new URL(address.replace(/^\/+/, ""), location.origin + at(""));
  return found.origin === location.origin ? found.href : null;
}

/**
 * @param {string} words
 * @param {() => void} act
 */
function button(words, act, name = "button") {
  const made = document.createElement("button");
  made.className = name;
  made.textContent = words;
  made.addEventListener("click", act);
  return made;
}

/**
 * @param {string} name
 * @param {{ address: string, saved: number }} view
 * @param {() => void} fill
 */
function row(name, view, fill) {
  const line = document.createElement("li");
  const link = line.appendChild(document.createElement("a"));
  const href = target(view.address);
  link.textContent = name;
  if (href) link.href = href;
  line.appendChild(document.createElement("span")).textContent = time(view.saved);
  line.append(
    button(
      say("Delete"),
      () => {
        keepView(name, null);
        delete state.views[name];
        fill();
      },
      "link",
    ),
  );
  return line;
}

function open() {
  dialog(say("Saved views"), (body) => {
    const form = body.appendChild(document.createElement("form"));
    form.className = "view-form";
    const field = form.appendChild(document.createElement("input"));
    field.className = "link-field";
    field.maxLength = 200;
    field.placeholder = say("Name of this view");
    field.setAttribute("aria-label", say("Name of this view"));
    const save = form.appendChild(document.createElement("button"));
    save.className = "button";
    save.textContent = say("Save");
    const list = body.appendChild(document.createElement("ul"));
    list.className = "view-list";
    const note = body.appendChild(document.createElement("p"));
    note.className = "hint";
    const fill = () => {
      const views = Object.entries(state.views).sort(([one], [other]) => one.localeCompare(other));
      list.replaceChildren(...views.map(([name, view]) => row(name, view, fill)));
      note.textContent = views.length
        ? say("Views are kept on this machine, beside no run.")
        : say("No view is saved yet. Give this one a name.");
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const name = field.value.trim();
      if (!name) return;
      const address = here();
      keepView(name, address);
      state.views = { ...state.views, [name]: { address, saved: Date.now() / 1000 } };
      field.value = "";
      fill();
    });
    fill();
  });
}

document.addEventListener("click", (event) => {
  if (closest(event.target, "#views", HTMLElement)) open();
});
