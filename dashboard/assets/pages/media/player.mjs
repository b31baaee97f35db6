// What plays one sound or video: the browser's own player, the wave of a sound above it, and a word
// where this browser cannot. Nothing begins by itself, and what begins ends what played before.
import { element } from "../../frame/elements.mjs";
import { token } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import { settle } from "../../charts/cards.mjs";
import { formatWord, isPicture, typeOf } from "./facts.mjs";
import { hasCome } from "./model.mjs";
import { loudest, swing } from "./peaks.mjs";
import * as waves from "./waves.mjs";

/** @import {Found, Recording} from "./model.mjs" */
/** @import {Wave} from "./waves.mjs" */

/** @typedef {"waiting" | "later" | "loading" | "ready" | "refused" | "broken"} State */

const QUIETEST = 0.1; // of the room for a wave: what is less loud is drawn as if it were, so that silence differs
const SMALL = 160; // pixels of width up to which each is seen, as on the page of pictures

/** @type {Set<Player>} all that there are */
const players = new Set();
/** @type {Set<Player>} those that may play at once: two that are compared */
let together = new Set();

/** One begins: what plays already ends, unless both may. @param {Player} player */
function endOthers(player) {
  for (const other of players)
    if (other !== player && other.isPlaying && !(together.has(other) && together.has(player))) other.stop();
}

/** Let some play at once. @param {Player[]} some */
export function joinPlayers(some) {
  together = new Set(some);
}

export class Player {
  /** @type {Recording | null} */
  recording = null;
  /** @type {State} */
  state = "waiting";
  /** @type {HTMLMediaElement | null} */
  media = null;
  /** @type {HTMLImageElement | null} a picture that moves */
  picture = null;
  /** @type {Wave | null} */
  wave = null;

  /** @type {() => void} starts or stops a picture that moves */
  #toggle = () => {};
  /** @type {[Recording, string] | null} what came while another was listened to */
  #next = null;

  /** `settled()` hears that it can be played, or never will; that it plays, or does no more. @param {() => void} [settled] */
  constructor(settled = () => {}) {
    this.settled = settled;
    this.element = element("div", "media-player");
    this.stage = element("div", "media-sight");
    this.canvas = element("canvas", "media-wave");
    this.canvas.setAttribute("role", "img");
    this.note = element("span", "media-note");
    this.bar = element("div", "media-controls");
    this.stage.append(this.canvas, this.note);
    this.element.append(this.stage, this.bar);
    this.canvas.addEventListener("click", (event) => this.#seek(event));
    players.add(this);
  }

  get isPlaying() {
    return this.media ? !this.media.paused && !this.media.ended : this.picture?.hidden === false;
  }

  /** What is known of it, by its file or since it was read here; null while nothing is shown. */
  get facts() {
    const { recording, wave } = this;
    if (!recording) return null;
    const { facts } = recording;
    if (!wave) return facts;
    return {
      ...facts,
      duration: Number.isFinite(facts.duration) ? facts.duration : wave.duration,
      channels: facts.channels || wave.channels,
    };
  }

  get canPlay() {
    return this.media !== null || (this.picture !== null && this.state === "ready");
  }

  /** @param {number} [from] seconds from the beginning; from where it stands without them */
  play(from) {
    const { media } = this;
    if (!media) {
      if (!this.isPlaying) this.#toggle();
      return;
    }
    if (from !== undefined) media.currentTime = from;
    media.play().catch(() => {}); // an event says why
  }

  stop() {
    this.media?.pause();
    if (this.picture && this.isPlaying) this.#toggle();
  }

  /** Whether somebody listens to it, or looks at it: it has begun, and is not at its end. */
  get isHeard() {
    return this.media ? this.media.currentTime > 0 && !this.media.ended : this.isPlaying;
  }

  /**
   * Play what there is at a step, or say why there is nothing. The newest waits for the end of what somebody listens to.
   *
   * @param {Found | null} found
   * @param {string} words what it is
   */
  show(found, words, isNewest = false) {
    const recording = hasCome(found) ? found : null;
    this.#next = null;
    if (recording && recording.url === this.recording?.url) return this.draw();
    if (isNewest && recording && recording.key === this.recording?.key && this.isHeard) {
      this.#next = [recording, words];
      return undefined;
    }
    this.#empty();
    this.recording = recording;
    if (!recording) {
      if (found && !hasCome(found)) this.mark("later", say("first at step {step}", { step: found.first }));
      else this.mark("waiting");
      return undefined;
    }
    this.element.dataset.kind = recording.kind;
    this.element.toggleAttribute("data-small", recording.facts.width <= SMALL);
    const { format } = recording.facts;
    if (recording.kind === "audio") this.#sound(recording, words);
    else if (isPicture(format)) this.#movingPicture(recording, words);
    else this.#video(recording, words);
    return undefined;
  }

  /** @param {Recording} recording @param {string} words */
  #sound(recording, words) {
    const audio = element("audio");
    if (!this.#furnish(audio, recording, words)) return;
    audio.preload = "none"; // its length is known
    audio.src = recording.url;
    this.bar.replaceChildren(audio);
    for (const name of ["timeupdate", "seeked", "ended"]) audio.addEventListener(name, () => this.draw());
    this.canvas.setAttribute("aria-label", say("Wave of {what}", { what: words }));
    if (!waves.isDrawable(recording)) {
      this.mark("ready", say("Too long for its wave to be drawn"));
      return;
    }
    this.mark("loading");
    const isSame = () => this.recording === recording && this.element.isConnected;
    waves.waveOf(recording, isSame).then(
      (wave) => {
        if (!isSame()) return;
        this.wave = wave;
        this.mark("ready");
        this.draw();
      },
      () => {
        if (!isSame()) return;
        this.mark("ready", say("Its wave cannot be drawn here"));
        audio.preload = "metadata"; // can it be played, at least?
        audio.load();
      },
    );
  }

  /** @param {Recording} recording @param {string} words */
  #video(recording, words) {
    const video = element("video");
    video.playsInline = true;
    if (!this.#furnish(video, recording, words)) return;
    video.preload = "metadata"; // with its first picture
    video.src = recording.url;
    video.addEventListener("loadeddata", () => this.mark("ready"));
    this.stage.prepend(video);
    this.mark("loading");
  }

  /** Controls and a name; false where this browser says that it cannot play such a file. @param {HTMLMediaElement} media @param {Recording} recording @param {string} words */
  #furnish(media, recording, words) {
    const type = typeOf(recording.facts.format);
    if (!type || media.canPlayType(type) === "") {
      this.#refuse(recording);
      return false;
    }
    media.controls = true;
    media.setAttribute("aria-label", words);
    media.addEventListener("error", () => {
      if (this.recording === recording && media.hasAttribute("src")) this.#refuse(recording);
    });
    for (const name of ["play", "pause", "ended"])
      media.addEventListener(name, () => {
        if (name === "play") endOthers(this);
        if (name === "ended") this.#goOn();
        this.settled();
      });
    this.media = media;
    return true;
  }

  /** A picture that moves stands still until somebody has it play. @param {Recording} recording @param {string} words */
  #movingPicture(recording, words) {
    const picture = element("img");
    picture.alt = words;
    picture.hidden = true;
    picture.addEventListener("error", () => this.recording === recording && this.#refuse(recording));
    picture.addEventListener("load", () => {
      if (this.recording !== recording || this.state === "ready") return;
      this.canvas.width = picture.naturalWidth;
      this.canvas.height = picture.naturalHeight;
      this.canvas.getContext("2d")?.drawImage(picture, 0, 0); // the first of its pictures
      this.mark("ready");
    });
    const button = element("button", "button", say("Play"));
    this.#toggle = () => {
      const isShown = picture.hidden;
      if (isShown) {
        endOthers(this);
        picture.src = recording.url; // from its beginning
      }
      picture.hidden = !isShown;
      this.canvas.hidden = isShown;
      button.textContent = isShown ? say("Stop") : say("Play");
      if (!isShown) this.#goOn();
      this.settled();
    };
    button.addEventListener("click", () => this.#toggle());
    this.canvas.setAttribute("aria-label", words);
    picture.src = recording.url;
    this.picture = picture;
    this.stage.prepend(picture);
    this.bar.replaceChildren(button);
    this.mark("loading");
  }

  /** What came meanwhile takes its turn. */
  #goOn() {
    if (this.#next) this.show(...this.#next);
  }

  /** Say that it cannot be played here; it can be saved all the same. @param {Recording} recording */
  #refuse({ facts, saved }) {
    this.#drop();
    const words =
      facts.format === "unknown"
        ? say("Not a file that browsers play")
        : say("This browser cannot play it ({format})", { format: formatWord(facts.format) });
    this.mark("refused", words);
    this.bar.replaceChildren(Object.assign(element("a", "button", say("Save it")), { href: saved, download: "" }));
  }

  /** Let go of what plays: the browser ends what it still loads. */
  #drop() {
    const { media } = this;
    this.media = this.picture = this.wave = null;
    if (media) {
      media.pause();
      media.removeAttribute("src");
      media.load();
      media.remove();
    }
    this.stage.querySelector("img")?.remove();
    this.canvas.hidden = false;
    this.canvas.width = this.canvas.height = 0;
    this.canvas.removeAttribute("aria-label");
  }

  #empty() {
    this.#drop();
    this.recording = null;
    this.bar.replaceChildren();
  }

  /** @param {State} state @param {string} [words] */
  mark(state, words = "") {
    this.state = this.element.dataset.state = state;
    this.note.textContent = words;
    this.settled();
    settle();
  }

  /** The wave, and how far it has been played. */
  draw() {
    const { canvas, wave, media } = this;
    if (!wave) return;
    const ratio = window.devicePixelRatio || 1;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((side) => Math.round(side * ratio));
    if (!width || !height) return;
    Object.assign(canvas, { width, height });
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const played = media?.duration ? media.currentTime / media.duration : 0,
      loud = loudest(wave),
      full = Math.max(loud, Math.min(1, loud / QUIETEST)) || 1;
    const [before, after] = [token("accent"), token("faint")];
    for (let x = 0; x < width; x++) {
      const [low, high] = swing(wave, x / width, (x + 1) / width);
      const top = (height / 2) * (1 - high / full),
        bottom = (height / 2) * (1 - low / full);
      pen.fillStyle = x < played * width ? before : after;
      pen.fillRect(x, Math.min(top, height - 1), 1, Math.max(1, bottom - top));
    }
  }

  /** Where somebody points into the wave, the sound goes on from. @param {MouseEvent} event */
  #seek({ offsetX }) {
    const { media, canvas } = this;
    if (!media || !this.wave) return;
    const seconds = Number.isFinite(media.duration) ? media.duration : this.facts?.duration;
    this.play(seconds !== undefined && Number.isFinite(seconds) ? (seconds * offsetX) / canvas.clientWidth : 0);
  }

  /** Let go of all: its place is gone. */
  leave() {
    this.#empty();
    players.delete(this);
    this.element.remove();
  }

  model() {
    const { media, picture, wave, recording } = this;
    return {
      state: this.state,
      note: this.note.textContent,
      kind: recording?.kind ?? null,
      step: recording?.step ?? null,
      src: recording?.url ?? null,
      playing: this.isPlaying,
      time: media?.currentTime ?? null,
      preload: media?.preload ?? null,
      moves: picture !== null,
      loud: wave ? loudest(wave) : null,
      columns: wave?.highs.length ?? 0,
    };
  }
}
