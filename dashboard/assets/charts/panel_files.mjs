// What a card of panels gives away: its numbers as a table, its charts as a picture.
import { all } from "../frame/elements.mjs";
import { whole } from "../frame/numbers.mjs";
import { plotly } from "../frame/plotly.mjs";
import { saveFile, tableText } from "../frame/save.mjs";
import { token } from "../frame/theme.mjs";
import { announce } from "../frame/toast.mjs";
import { say } from "../frame/words.mjs";
import { penOf } from "./pens.mjs";

/** @typedef {import("./panels.mjs").Panels<any, any>} Panels */

/** What a file of a card is called. @param {Panels} panels @param {string} ending */
function fileName({ tag }, ending) {
  return `${tag.replace(/[^\p{L}\p{N}._-]+/gu, "_")}.${ending}`;
}

/** Save what is shown as a table; of many runs it has those whose panels came near, and that is said. @param {Panels} panels */
export function saveTable(panels) {
  saveFile(new Blob([tableText(panels.rows())], { type: "text/csv" }), fileName(panels, "csv"));
  const held = panels.runs.filter((run) => panels.known.has(run)).length,
    all = panels.runs.length;
  if (held < all)
    announce(
      say("{count} of {all} runs are in the file: those scrolled to so far", { count: whole(held), all: whole(all) }),
    );
}

/** Save the charts that are drawn, one below the other, each under its run's name. @param {Panels} panels */
export async function savePicture(panels) {
  const scale = 2,
    line = 22;
  const charts = all(panels.host, ".js-plotly-plot, canvas.surface", HTMLElement).filter((chart) => chart.clientWidth);
  const parts = await Promise.all(
    charts.map(async (chart) => {
      const { clientWidth: width, clientHeight: height } = chart;
      const name = chart.closest(".panel-frame")?.querySelector(".run-name")?.textContent ?? panels.title();
      if (chart instanceof HTMLCanvasElement) {
        const image = document.createElement("canvas"); // as sharp as the others, whatever the screen
        [image.width, image.height] = [width * scale, height * scale];
        penOf(image).drawImage(chart, 0, 0, image.width, image.height);
        return { image, name };
      }
      const image = new Image();
      image.src = await (await plotly()).toImage(chart, { format: "png", width, height, scale });
      await image.decode();
      return { image, name };
    }),
  );
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(...parts.map(({ image }) => image.width), 1);
  canvas.height = parts.reduce((sum, { image }) => sum + image.height + line * scale, line * scale);
  const pen = penOf(canvas);
  pen.fillStyle = token("surface");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = token("text");
  pen.font = `${12 * scale}px sans-serif`;
  let top = line * scale;
  pen.fillText(panels.tag, 8 * scale, top - 6 * scale);
  for (const { image, name } of parts) {
    top += line * scale;
    pen.fillText(name, 8 * scale, top - 6 * scale);
    pen.drawImage(image, 0, top);
    top += image.height;
  }
  canvas.toBlob((blob) => {
    if (blob) saveFile(blob, fileName(panels, "png"));
    else announce(say("The picture is too large for this browser: fold or filter runs first"));
  });
}
