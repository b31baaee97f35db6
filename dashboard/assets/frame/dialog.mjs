// Small windows over the page, and words that go by themselves.
(() => {
  let going = null;

  /** A modal dialog with a title and the elements that `fill(body, close)` puts in; Esc closes it. */
  function dialog(title, fill) {
    let pressed = null; // a click that began inside, as in choosing text, may end outside
    const box = document.createElement("dialog");
    box.className = "dialog";
    box.setAttribute("aria-label", title);
    const head = box.appendChild(document.createElement("header"));
    head.appendChild(document.createElement("h2")).textContent = title;
    const shut = head.appendChild(document.createElement("button"));
    shut.className = "icon-button";
    shut.setAttribute("aria-label", INSIGHT.say("Close"));
    shut.appendChild(document.createElement("span")).className = "icon icon-close";
    const body = box.appendChild(document.createElement("div"));
    body.className = "dialog-body";
    const close = () => box.close();
    shut.addEventListener("click", close);
    box.addEventListener("close", () => box.remove());
    box.addEventListener("pointerdown", (event) => { pressed = event.target; });
    box.addEventListener("click", (event) => { if (event.target === box && pressed === box) close(); });
    document.getElementById("dialogs").append(box);
    box.showModal(); // what is filled in may take the keyboard
    fill(body, close);
    return box;
  }

  /** Say something for some seconds, to eyes and ears. */
  function tell(words) {
    const toast = document.getElementById("said");
    toast.textContent = words;
    toast.hidden = false;
    clearTimeout(going);
    going = setTimeout(() => { toast.hidden = true; }, 4000);
  }

  Object.assign(INSIGHT, { dialog, tell });
})();
