// The page while the folder is first read: see opening.py. It asks how far that is, and gives way to
// the page of its address as soon as there is one.
(() => {
  const ASK_MS = 200;
  const main = document.querySelector("main");
  const track = document.querySelector(".track");
  const bar = document.querySelector(".bar");
  const words = document.getElementById("words");
  if (!main || !track || !words || !(bar instanceof HTMLElement)) return;

  /** @param {{ share: number | null, words: string, failure: string }} told */
  function show({ share, words: said, failure }) {
    const percent = share === null ? null : String(Math.floor(100 * share));
    if (percent !== null) track?.setAttribute("aria-valuenow", percent);
    track?.setAttribute("aria-valuetext", said);
    if (bar instanceof HTMLElement) bar.style.width = percent === null ? "" : `${percent}%`;
    say(said);
    if (failure) words?.setAttribute("role", "alert");
  }

  /** @param {string} said */
  function say(said) {
    if (words && words.textContent !== said) words.textContent = said;
  }

  async function ask() {
    try {
      const answer = await fetch(main?.dataset.address ?? "", { cache: "no-store" });
      const told = await answer.json();
      if (told.isOpen) return location.reload();
      show(told);
      if (told.failure) return;
    } catch {
      say(main?.dataset.silent ?? "");
    }
    setTimeout(ask, ASK_MS);
  }
  ask();
})();
