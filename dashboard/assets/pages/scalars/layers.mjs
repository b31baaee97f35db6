// A canvas above the lines of a card, for what is drawn only when somebody asked for it.
(() => {
  const { pens } = INSIGHT;
  const drawers = []; // {wanted: (field) => boolean, draw: (pen, scale, field) => void}

  function canvasOf(field) { return field.host.querySelector("canvas.over-lines"); }

  function lay(scale, field) {
    const due = drawers.filter(({ wanted }) => wanted(field));
    let canvas = canvasOf(field);
    if (!due.length) { canvas?.remove(); return; }
    if (!canvas) {
      canvas = document.createElement("canvas");
      canvas.className = "over-lines";
      field.below.after(canvas);
    }
    const pen = pens.take(canvas);
    for (const { draw } of due) {
      pen.save();
      draw(pen, scale, field);
      pen.restore();
    }
  }

  INSIGHT.overlays.push((_pen, scale, field) => lay(scale, field));
  INSIGHT.layers = drawers;
})();
