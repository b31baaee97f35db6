// The numbers of a picture, read in the browser; and how two pictures differ.
(() => {
  /** {width, height, data} of an address: four bytes a pixel, as recorded, in no colour profile. */
  async function read(url) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${answer.status}`);
    const bitmap = await createImageBitmap(await answer.blob(), { colorSpaceConversion: "none", premultiplyAlpha: "none" });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.drawImage(bitmap, 0, 0);
    bitmap.close();
    return pen.getImageData(0, 0, canvas.width, canvas.height);
  }

  /**
   * The difference of two pictures of one size, over red, green and blue of every pixel:
   * the largest, the mean, how many pixels differ at all, and a picture of it, `gain` times as strong.
   */
  function difference(one, other, gain = 1) {
    const out = new ImageData(one.width, one.height);
    let max = 0, sum = 0, pixels = 0;
    for (let i = 0; i < one.data.length; i += 4) {
      let differs = false;
      for (let c = i; c < i + 3; c++) {
        const by = Math.abs(one.data[c] - other.data[c]);
        if (by > max) max = by;
        sum += by;
        differs ||= by > 0;
        out.data[c] = Math.min(255, by * gain);
      }
      out.data[i + 3] = 255;
      const opacity = Math.abs(one.data[i + 3] - other.data[i + 3]);
      if (differs || opacity) pixels += 1;
    }
    const count = one.width * one.height;
    return { image: out, max, mean: sum / (3 * count), pixels, count };
  }

  INSIGHT.pixels = { read, difference };
})();
