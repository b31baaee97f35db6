// A link to this very view, and the language that the pages speak.
(() => {
  const linkParts = []; // what a page adds: (searchParams) => void

  /** The address of what is seen now, theme and language with it. */
  function link() {
    const here = new URL(location.href);
    for (const add of linkParts) add(here.searchParams);
    here.searchParams.set("theme", INSIGHT.theme());
    here.searchParams.set("lang", document.documentElement.lang);
    return here.href;
  }

  async function copy() {
    const text = link();
    try {
      await navigator.clipboard.writeText(text);
      INSIGHT.tell(INSIGHT.say("The link is in the clipboard"));
    } catch { // no clipboard over plain http from another machine
      INSIGHT.dialog(INSIGHT.say("Copy this link"), (body) => {
        const field = body.appendChild(document.createElement("input"));
        field.className = "link-field";
        field.readOnly = true;
        field.value = text;
        field.setAttribute("aria-label", INSIGHT.say("Copy this link"));
        requestAnimationFrame(() => field.select());
      });
    }
  }

  function speak(language) {
    document.cookie = `insight-lang=${language}; path=/; max-age=31536000; samesite=strict`;
    INSIGHT.address.set("lang", null);
    location.reload();
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("button");
    if (button?.id === "copy-link") copy();
    if (button?.id === "language") speak(button.lang);
  });

  Object.assign(INSIGHT, { link, linkParts });
})();
