// Stages: the pictures of one snapshot beside or above one another, at one scale and aligned at the
// same corner.

const root = document.documentElement;
const modes = ["side", "slider", "blink", "onion", "difference"];
const rangeLabels = {
  slider: "Share of the reference, from the left",
  onion: "Opacity of the actual picture",
};
const zooms = ["fit", "1", "2", "4", "8", "16", "32"];
const wantsStillness = matchMedia("(prefers-reduced-motion: reduce)");
const controlsOf = new Map();

// A report may have thousands of stages, so each is prepared when it comes near.
const approaching = new IntersectionObserver(
  found => {
    for (const { target, isIntersecting } of found)
      if (isIntersecting && !target.classList.contains("compact")) prepare(target);
  },
  { rootMargin: "100% 0px" }
);

function prepare(entry) {
  approaching.unobserve(entry);
  unfold(entry);
  const stage = one(".stage", entry);
  if (!stage || controlsOf.has(stage)) return;
  const width = Number(stage.dataset.width);
  const height = Number(stage.dataset.height);
  // Enlarges a small picture by an integer, so its pixels stay square.
  const fit = Math.max(1, Math.min(4, Math.floor(Math.min(260 / width, 260 / height))));
  stage.classList.toggle("enlarged", fit > 1);
  set(stage, { w: width, h: height, fit, split: 50 });
  for (const image of all("img", stage))
    set(image, { iw: image.getAttribute("width"), ih: image.getAttribute("height") });
  const regions = all("[data-region]", entry);
  for (const canvas of all(".canvas", stage)) {
    canvas.append(...regions.flatMap(outline), make("span", "spot"));
    sizing.observe(canvas);
  }
  strengthening.observe(stage);
  addControls(stage);
  addPanning(stage);
  showControls(stage);
  if (root.dataset.zoom !== "fit") turning.observe(stage);
  updateFrames(stage);
}

// Far down the page, everything below a snapshot's heading stays text until it comes near, so
// opening the page is fast. Readers without scripts see it anyway. The text is the HTML that the
// page would otherwise contain, parsed once.
function unfold(entry) {
  const rest = one(":scope > noscript", entry);
  if (!rest) return;
  rest.replaceWith(
    ...new DOMParser().parseFromString(rest.textContent, "text/html").body.childNodes
  );
  linkSources(entry);
}

addEventListener("beforeprint", () => entries.forEach(unfold));

// An outline and the name of the view: the end of its path, which says most. The list below has the
// full path.
function outline(region, index) {
  const box = make("span", "outline");
  box.dataset.index = index;
  const path = one(".view", region)?.textContent;
  if (!path) return [box];
  const name = make("span", "outline-name");
  name.textContent = path.split("/").pop();
  return [box, name];
}

// Outlines are laid out in screen pixels, whenever a picture changes its size.
const sizing = new ResizeObserver(found => found.forEach(({ target }) => placeOutlines(target)));
const margin = 3;
// The smallest size of a click target (WCAG 2.2, 2.5.8), and so of an outline.
const leastOutline = 24;

function placeOutlines(canvas) {
  const stage = canvas.closest(".stage");
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (width === 0) return;
  const scale = width / stage.dataset.width;
  const changes = all("[data-region]", stage.closest(".entry")).map(
    ({ dataset: { x, y, w, h } }) => ({ x: x * scale, y: y * scale, w: w * scale, h: h * scale })
  );
  const taken = [...changes];
  for (const [index, box] of all(".outline", canvas).entries()) {
    const { x, y, w, h } = changes[index];
    const ring = { ...span(x, w, width), ...vertical(span(y, h, height)) };
    box.classList.toggle("tiny", Math.max(w, h) < leastOutline - 2 * margin);
    put(box, ring);
    const name = box.nextElementSibling;
    if (!name?.matches(".outline-name")) continue;
    // Above, below or beside: wherever the label is inside the picture and covers neither a change
    // nor another label.
    name.hidden = false;
    put(name, { x: 0, y: 0 });
    const size = { w: Math.ceil(name.offsetWidth), h: Math.ceil(name.offsetHeight) };
    const left = Math.max(0, Math.min(ring.x, width - size.w));
    const top = Math.max(0, Math.min(ring.y, height - size.h));
    const places = [
      { x: left, y: ring.y - size.h - 1 },
      { x: left, y: ring.y + ring.h + 1 },
      { x: ring.x + ring.w + 1, y: top },
      { x: ring.x - size.w - 1, y: top },
    ].map(place => ({ ...place, ...size }));
    const place = places.find(
      place => isWithin(place, width, height) && taken.every(other => isApart(place, other))
    );
    name.hidden = !place;
    if (!place) continue;
    taken.push(place);
    put(name, { x: place.x, y: place.y });
  }
}

// From a little before a change to a little behind it, large enough to be seen, and inside the
// picture.
function span(start, length, limit) {
  const size = Math.min(limit, Math.max(leastOutline, length + 2 * margin));
  if (length + 2 * margin >= leastOutline) {
    const from = Math.max(0, start - margin);
    return { x: from, w: Math.min(limit, start + length + margin) - from };
  }
  return { x: Math.max(0, Math.min(limit - size, start + length / 2 - size / 2)), w: size };
}

const vertical = ({ x, w }) => ({ y: x, h: w });
const isWithin = ({ x, y, w, h }, width, height) =>
  x >= 0 && y >= 0 && x + w <= width && y + h <= height;
const isApart = (a, b) =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

function put(element, { x, y, w, h }) {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
  if (w !== undefined) Object.assign(element.style, { width: `${w}px`, height: `${h}px` });
}

function addControls(stage) {
  const controls = make("div", "controls");
  const range = make("input");
  Object.assign(range, { type: "range", min: 0, max: 100, step: 0.5, value: 50 });
  range.addEventListener("input", () => set(stage, { split: range.value }));
  const pause = make("button");
  pause.type = "button";
  pause.addEventListener("click", toggleBlinking);
  const readout = make("p", "readout");
  controls.append(range, pause, readout);
  stage.append(controls);
  controlsOf.set(stage, { range, pause, readout });
  showHint(readout);
  if (!stage.classList.contains("pair")) return;
  const move = event => {
    const box = one(".reference .canvas", stage).getBoundingClientRect();
    if (box.width === 0) return;
    range.value = Math.max(0, Math.min(100, (event.clientX - box.left) / box.width * 100));
    set(stage, { split: range.value });
  };
  stage.addEventListener("pointerdown", event => {
    if (root.dataset.mode !== "slider" || event.button !== 0 || !event.target.closest(".canvas"))
      return;
    stage.setPointerCapture(event.pointerId);
    event.preventDefault();
    move(event);
  });
  stage.addEventListener("pointermove", event => {
    if (stage.hasPointerCapture(event.pointerId)) move(event);
  });
}

// Panning one picture pans its neighbors, by scrolling or by dragging.
function addPanning(stage) {
  const frames = all(".frame", stage);
  for (const frame of frames) {
    frame.addEventListener("scroll", () => {
      for (const other of frames) {
        if (other === frame) continue;
        if (other.scrollLeft !== frame.scrollLeft) other.scrollLeft = frame.scrollLeft;
        if (other.scrollTop !== frame.scrollTop) other.scrollTop = frame.scrollTop;
      }
    }, { passive: true });
    frame.addEventListener("pointerdown", event => {
      const isPanned =
        frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight;
      if (
        event.pointerType !== "mouse" ||
        event.button !== 0 ||
        root.dataset.mode === "slider" ||
        !isPanned
      )
        return;
      event.preventDefault();
      frame.focus({ preventScroll: true });
      frame.setPointerCapture(event.pointerId);
    });
    frame.addEventListener("pointermove", event => {
      if (!frame.hasPointerCapture(event.pointerId)) return;
      frame.scrollLeft -= event.movementX;
      frame.scrollTop -= event.movementY;
    });
  }
}

function setMode(mode) {
  keepingPlace(() => {
    root.dataset.mode = mode;
    press("[data-mode-button]", button => button.dataset.modeButton === mode);
    for (const stage of controlsOf.keys()) showControls(stage);
  });
  isBlinking = mode === "blink" && !wantsStillness.matches;
  root.dataset.shown = "actual";
  blink();
}

function showControls(stage) {
  const { range, pause } = controlsOf.get(stage);
  const isPair = stage.classList.contains("pair");
  const mode = root.dataset.mode;
  range.hidden = !isPair || !(mode in rangeLabels);
  range.setAttribute("aria-label", rangeLabels[mode] ?? "");
  pause.hidden = !isPair || mode !== "blink";
  pause.textContent = isBlinking ? "Stop" : "Other picture";
}

let isBlinking = false;
let blinking = 0;

function blink() {
  clearInterval(blinking);
  if (isBlinking) blinking = setInterval(swap, 700);
  for (const { pause } of controlsOf.values())
    pause.textContent = isBlinking ? "Stop" : "Other picture";
}

function swap() {
  root.dataset.shown = root.dataset.shown === "reference" ? "actual" : "reference";
}

// The first press stops the blinking; each later press shows the other picture.
function toggleBlinking() {
  if (isBlinking) {
    isBlinking = false;
    blink();
  } else {
    swap();
  }
}

function setZoom(zoom) {
  keepingPlace(() => {
    root.dataset.zoom = zoom;
    if (zoom !== "fit") set(root, { zoom });
    press("[data-zoom-button]", button => button.dataset.zoomButton === zoom);
  });
  for (const stage of controlsOf.keys()) {
    updateFrames(stage);
    turning.unobserve(stage);
    if (zoom !== "fit") turning.observe(stage);
  }
}

function stepZoom(step) {
  const zoom = zooms[zooms.indexOf(root.dataset.zoom) + step];
  if (zoom) setZoom(zoom);
}

// An enlarged picture can be panned with the keyboard; one that fits is no tab stop.
function updateFrames(stage) {
  for (const frame of all(".frame", stage)) {
    if (root.dataset.zoom === "fit") {
      frame.removeAttribute("tabindex");
      frame.removeAttribute("role");
      frame.removeAttribute("aria-label");
    } else {
      frame.tabIndex = 0;
      frame.setAttribute("role", "group");
      frame.setAttribute("aria-label", one("img", frame).alt + ", enlarged");
    }
  }
}

// An enlarged picture first shows the region that differs most. Stages out of sight are scrolled
// when they come into view.
const turning = new IntersectionObserver(found => {
  for (const { target, isIntersecting } of found) {
    if (!isIntersecting) continue;
    turning.unobserve(target);
    const region = one("[data-region]", target.closest(".entry"));
    if (region) turn(target, middle(region));
  }
});

function middle({ dataset: { x, y, w, h } }) {
  return { x: Math.floor(Number(x) + Number(w) / 2), y: Math.floor(Number(y) + Number(h) / 2) };
}

// Centers a pixel in every frame of a stage.
function turn(stage, { x, y }) {
  const zoom = Number(root.dataset.zoom);
  for (const frame of all(".frame", stage)) {
    frame.scrollLeft = (x + 0.5) * zoom - frame.clientWidth / 2;
    frame.scrollTop = (y + 0.5) * zoom - frame.clientHeight / 2;
  }
}

function toggleOutlines(force) {
  const isOn = root.toggleAttribute("data-outlines", force);
  press("[data-outlines-button]", () => isOn);
}

// Moves from difference to difference by key, within the current snapshot.
function nextRegion(entry, step) {
  prepare(entry);
  const regions = all("[data-region]", entry);
  if (regions.length === 0) return;
  const last = Number(entry.dataset.region ?? (step > 0 ? -1 : 0));
  const index = (last + step + regions.length) % regions.length;
  entry.dataset.region = index;
  enlarge(regions[index]);
  say(`Difference ${index + 1} of ${regions.length}: ${regions[index].textContent}`);
}

// A region in the list: hovering highlights its outline; a click enlarges it.
function point(region, isPointed) {
  const index = all("[data-region]", region.closest("ol")).indexOf(region);
  for (const box of all(`.outline[data-index="${index}"]`, region.closest(".entry")))
    box.classList.toggle("pointed", isPointed);
}

function enlarge(region) {
  const stage = one(".stage", region.closest(".entry"));
  // An entry whose pictures are gone still lists its regions.
  if (!stage) return;
  if (Number(root.dataset.zoom) >= 4) turn(stage, middle(region));
  else setZoom("8");
  turning.unobserve(stage);
  turn(stage, middle(region));
  stage.scrollIntoView({ block: "nearest" });
  showSpot(stage, middle(region));
}
