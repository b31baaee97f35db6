// Words that go by themselves, and such with a button beside them.
const TOLD_MS = 4000,
  OFFER_MS = 12_000;
let telling = null,
  offering = null;

/** Say something for some seconds, to eyes and ears. */
export function announce(words) {
  const toast = document.getElementById("said");
  toast.textContent = words;
  toast.hidden = false;
  clearTimeout(telling);
  telling = setTimeout(() => {
    toast.hidden = true;
  }, TOLD_MS);
}

/** Say what was done, with a button beside it. */
export function offer(words, label, act) {
  hush();
  const toast = document.createElement("div");
  toast.className = "toast offer";
  toast.id = "offer";
  toast.setAttribute("role", "status");
  toast.appendChild(document.createElement("span")).textContent = words;
  const button = toast.appendChild(document.createElement("button"));
  button.className = "link";
  button.textContent = label;
  button.addEventListener("click", () => {
    hush();
    act();
  });
  document.getElementById("dialogs").append(toast);
  offering = setTimeout(hush, OFFER_MS);
}

/** Take an offer back. */
export function hush() {
  clearTimeout(offering);
  document.getElementById("offer")?.remove();
}
