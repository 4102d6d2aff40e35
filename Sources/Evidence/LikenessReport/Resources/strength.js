// Strength: pixels of the difference that differ only slightly are pale, and those below the
// reader's limit are hidden.

// pixelmatch's default threshold treats a gray difference of fewer levels of 255 as equal: √(35215
// · 0.1² / 0.5053) = 26.4.
const clearLevels = 27;
const differentColor = [0xD5, 0x00, 0x6D];
const faintColor = [0xF2, 0x8F, 0xBF];
// More pixels than some browsers allow in a canvas.
const largestCanvas = 16_777_216;
let leastLevels = 1;

const strengthening = new IntersectionObserver(found => {
  for (const { target, isIntersecting } of found) if (isIntersecting) strengthen(target);
});

async function strengthen(stage) {
  const images = ["reference", "actual", "difference"].map(role => one(`.${role} img`, stage));
  const width = Number(stage.dataset.width);
  const height = Number(stage.dataset.height);
  const wanted = String(leastLevels);
  if (images.includes(null) || width * height > largestCanvas || stage.dataset.strength === wanted)
    return;
  stage.dataset.strength = wanted;
  // A picture that someone else has rejected is gone.
  const found = await Promise.all(images.map(pixels)).catch(() => [null]);
  if (
    stage.dataset.strength !== wanted ||
    found.some(picture => picture?.width !== width || picture.height !== height)
  )
    return;
  let canvas = one(".strength", stage);
  if (!canvas) {
    canvas = make("canvas", "strength");
    canvas.setAttribute("aria-hidden", "true");
    Object.assign(canvas, { width, height });
    images[2].after(canvas);
  }
  const counts = paint(canvas, ...found.map(({ data }) => data));
  say(stage, counts);
  function say(stage, { shown, hidden }) {
    let line = one(".strengths", stage);
    if (!line) {
      line = make("p", "strengths");
      one(".difference", stage).append(line);
    }
    line.textContent =
      hidden > 0
        ? `${hidden} of ${shown + hidden} pixels are hidden: ` +
          `they differ by less than ${leastLevels} of 255`
        : "";
  }
}

// Changes only pixels that the comparison marked as different: forgiven and ignored pixels keep
// their colors.
function paint(canvas, reference, actual, difference) {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const image = context.createImageData(canvas.width, canvas.height);
  const counts = { shown: 0, hidden: 0 };
  for (let at = 0; at < difference.length; at += 4) {
    let color = difference.subarray(at, at + 3);
    if (differentColor.every((channel, index) => channel === color[index])) {
      let levels = 0;
      for (let channel = 0; channel < 4; channel += 1)
        levels = Math.max(levels, Math.abs(reference[at + channel] - actual[at + channel]));
      counts[levels < leastLevels ? "hidden" : "shown"] += 1;
      color =
        levels < leastLevels ? [255, 255, 255] : levels < clearLevels ? faintColor : differentColor;
    }
    image.data.set(color, at);
    image.data[at + 3] = difference[at + 3];
  }
  context.putImageData(image, 0, 0);
  return counts;
}

function setLeast(value) {
  leastLevels = Math.max(1, Math.min(255, Math.round(Number(value)) || 1));
  const field = one("[data-least]");
  if (field) field.value = leastLevels;
  for (const stage of controlsOf.keys()) {
    strengthening.unobserve(stage);
    strengthening.observe(stage);
  }
}
