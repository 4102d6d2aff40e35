// Pixels: the colors of both pictures at the pointer, and a mark on that pixel in each.

const pictures = new Map();
const waiting = new Map();
const fetching = new Map();
let spot = null;

// A page from disk can show its pictures but not read them, so a script for each brings the bytes
// on request.
window.likenessReport = {
  picture(path, bytes) {
    waiting.get(path)?.(bytes);
    waiting.delete(path);
  },
  // For the server's script, which changes snapshots: prepares, counts and filters new content like
  // the rest.
  refresh() {
    collect();
    applyFilter();
  },
};

function pixels(image) {
  const key = image.getAttribute("src");
  const found = pictures.get(key) ?? load(image).catch(() => null);
  pictures.delete(key);
  pictures.set(key, found);
  // The pictures of a few stages, because a large one takes megabytes.
  if (pictures.size > 8) pictures.delete(pictures.keys().next().value);
  return found;
}

async function load(image) {
  const bytes = await bytesOf(image);
  return bytes && await decodePNG(bytes).catch(() => null) || drawn(image);
}

// The file's bytes, if they can be loaded.
async function bytesOf(image) {
  // The server of this page can send them.
  if (window.likenessReport.bytes) return window.likenessReport.bytes(image.src);
  const start = "data:image/png;base64,";
  const path = image.dataset.pixels;
  const text = path
    ? await fetched(path)
    : image.src.startsWith(start)
      ? image.src.slice(start.length)
      : null;
  return text && Uint8Array.from(atob(text), character => character.charCodeAt(0));
}

// Loads a path once, even if it is requested again meanwhile.
function fetched(path) {
  const found = fetching.get(path) ?? new Promise((resolve, reject) => {
    waiting.set(path, resolve);
    const script = make("script");
    script.src = path;
    script.addEventListener("load", () => script.remove());
    script.addEventListener("error", reject);
    document.head.append(script);
  }).finally(() => fetching.delete(path));
  fetching.set(path, found);
  return found;
}

// As the browser shows it: faint colors are rounded.
async function drawn(image) {
  const copy = new Image();
  copy.src = image.src;
  await copy.decode();
  const [width, height] = [copy.naturalWidth, copy.naturalHeight];
  const canvas = make("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(copy, 0, 0);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

function color({ width, height, data }, { x, y }) {
  return x < width && y < height
    ? [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)]
    : null;
}

async function showSpot(stage, place) {
  if (spot && spot.stage !== stage) hideSpot();
  spot = { stage, ...place };
  const mine = spot;
  set(stage, { px: place.x, py: place.y });
  stage.classList.add("spotted");
  const images = ["reference", "actual"]
    .map(role => ({ role, image: one(`.${role} img`, stage) }))
    .filter(({ image }) => image);
  const found = await Promise.all(
    images.map(async ({ role, image }) => ({ role, picture: await pixels(image) }))
  );
  if (spot === mine) tell(controlsOf.get(stage).readout, place, found);
}

function tell(readout, { x, y }, found) {
  readout.replaceChildren(words("place", `x ${x}, y ${y}`));
  const colors = found.map(({ role, picture }) => ({
    role,
    picture,
    value: picture && color(picture, { x, y }),
  }));
  for (const { role, picture, value } of colors) {
    const part = words("color", role === "reference" ? "Reference " : "Actual ");
    const sample = make("span", "sample");
    if (value)
      sample.style.setProperty(
        "--color",
        `rgb(${value.slice(0, 3).join(" ")} / ${value[3] / 255})`
      );
    const code = make("code");
    code.textContent = value ? hex(value) : picture ? "outside" : "not readable";
    part.append(sample, code);
    readout.append(part);
  }
  const [a, b] = colors.map(({ value }) => value);
  if (!a || !b) return;
  const largest = Math.max(...a.map((channel, index) => Math.abs(channel - b[index])));
  readout.append(words("apart", largest === 0 ? "equal" : `${largest} apart`));
}

function words(className, text) {
  const span = make("span", className);
  span.textContent = text;
  return span;
}

function hex(value) {
  return "#" + value.map(channel => channel.toString(16).padStart(2, "0")).join("").toUpperCase();
}

function showHint(readout) {
  readout.textContent = "Point at a picture to read its pixels, or press p.";
}

function hideSpot() {
  if (!spot) return;
  const { stage } = spot;
  spot = null;
  isReading = false;
  stage.classList.remove("spotted");
  const { readout } = controlsOf.get(stage);
  readout.removeAttribute("role");
  showHint(readout);
}

// From the keyboard: first the region that differs most, then neighbors.
let isReading = false;

function startReading(entry) {
  const stage = entry && one(".stage", entry);
  if (!stage) return;
  prepare(entry);
  const region = one("[data-region]", entry);
  const { width, height } = stage.dataset;
  controlsOf.get(stage).readout.setAttribute("role", "status");
  isReading = true;
  showSpot(
    stage,
    region ? middle(region) : { x: Math.floor(width / 2), y: Math.floor(height / 2) }
  );
}

function step(dx, dy) {
  const { stage, x, y } = spot;
  const within = (value, length) => Math.max(0, Math.min(Number(length) - 1, value));
  const place = { x: within(x + dx, stage.dataset.width), y: within(y + dy, stage.dataset.height) };
  showSpot(stage, place);
  if (root.dataset.zoom !== "fit") turn(stage, place);
}

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Whether the key was meant for the pixel reader.
function readsBy(event) {
  if (!isReading || !spot) return false;
  if (event.key === "Escape") hideSpot();
  else if (event.key in arrows)
    step(...arrows[event.key].map(part => part * (event.shiftKey ? 10 : 1)));
  else return false;
  return true;
}

document.addEventListener("pointermove", event => {
  const canvas = event.target.closest?.(".stage .canvas");
  const stage = canvas?.closest(".stage");
  if (!stage || !controlsOf.has(stage)) {
    if (!isReading) hideSpot();
    return;
  }
  const box = canvas.getBoundingClientRect();
  const x = Math.floor((event.clientX - box.left) / box.width * stage.dataset.width);
  const y = Math.floor((event.clientY - box.top) / box.height * stage.dataset.height);
  if (x < 0 || y < 0 || x >= stage.dataset.width || y >= stage.dataset.height) return;
  if (spot?.stage === stage && spot.x === x && spot.y === y) return;
  isReading = false;
  showSpot(stage, { x, y });
}, { passive: true });
