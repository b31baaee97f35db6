// A card of curves as a picture to save: the drawing, and below it what the legend says.
import { colourOf } from "../../frame/colours.mjs";
import { nameOf } from "../../frame/given.mjs";
import { number } from "../../frame/numbers.mjs";
import { saveFile } from "../../frame/save.mjs";
import { token } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import { penOf } from "../../charts/pens.mjs";

const SCALE = 2,
  LINE_PX = 18,
  EDGE_PX = 12,
  MOST = 12;

/** @param {number} area */
export function areaText(area) {
  return say("area {area}", { area: number(area) });
}

/** @param {import("./curve_card.mjs").CurveCard} card */
export function savePicture(card) {
  const { clientWidth: width, clientHeight: height } = card.area,
    lines = card.told.slice(0, MOST);
  const top = 2 * LINE_PX + EDGE_PX,
    canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = (top + height + LINE_PX * (lines.length + 2) + EDGE_PX) * SCALE;
  const pen = penOf(canvas);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = token("surface");
  pen.fillRect(0, 0, width, canvas.height / SCALE);
  pen.drawImage(card.below, 0, top, width, height);
  pen.textBaseline = "middle";
  const write = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y, weight = 400) => {
    pen.font = `${weight} 12px ${token("words")}`;
    pen.fillStyle = token("text");
    pen.fillText(text, x, y, width - x - EDGE_PX);
  };
  const { title = "", xLabel = "", yLabel = "" } = card.payload ?? {};
  write([card.tag, title].filter(Boolean).join(" · "), EDGE_PX, EDGE_PX + 4, 600);
  write(yLabel || "y", EDGE_PX, EDGE_PX + LINE_PX + 6);
  write(xLabel || "x", width / 2, top + height + LINE_PX / 2);
  lines.forEach(({ run, area }, i) => {
    const y = top + height + LINE_PX * (i + 1.5);
    pen.fillStyle = colourOf(run);
    pen.fillRect(EDGE_PX, y - 2, 14, 4);
    write(area === null ? nameOf(run) : `${nameOf(run)} · ${areaText(area)}`, EDGE_PX + 22, y);
  });
  canvas.toBlob((blob) => {
    if (blob) saveFile(blob, `${card.tag.replace(/[^\p{L}\p{N}._-]+/gu, "_")}.png`);
  });
}
