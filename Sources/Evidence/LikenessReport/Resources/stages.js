// Stages: the pictures of one snapshot beside or over one another, at one scale and from the same corner.

const root = document.documentElement;
const modes = ["side", "slider", "blink", "onion", "difference"];
const rangeLabels = { slider: "Share of the reference, from the left", onion: "Opacity of the actual picture" };
const zooms = ["fit", "1", "2", "4", "8", "16", "32"];
const wantsStillness = matchMedia("(prefers-reduced-motion: reduce)");
const controlsOf = new Map();

// A report may have thousands of stages: each is prepared when it comes near.
const approaching = new IntersectionObserver(found => {
  for (const { target, isIntersecting } of found) if (isIntersecting) prepare(target);
}, { rootMargin: "100% 0px" });

function prepare(entry) {
  approaching.unobserve(entry);
  unfold(entry);
  const stage = one(".stage", entry);
  if (!stage || controlsOf.has(stage)) return;
  const width = Number(stage.dataset.width);
  const height = Number(stage.dataset.height);
  // A small picture is enlarged by a whole number, so that its pixels stay square.
  const fit = Math.max(1, Math.min(4, Math.floor(Math.min(260 / width, 260 / height))));
  stage.classList.toggle("enlarged", fit > 1);
  set(stage, { w: width, h: height, fit, split: 50 });
  for (const image of all("img", stage)) set(image, { iw: image.getAttribute("width"), ih: image.getAttribute("height") });
  const regions = all("[data-region]", entry);
  const names = namesOf(regions, one(".canvas", stage)?.clientWidth / width);
  for (const canvas of all(".canvas", stage)) {
    canvas.append(...regions.map((region, index) => outline(region, index, names[index])), make("span", "spot"));
  }
  addControls(stage);
  addPanning(stage);
  showControls(stage);
  if (root.dataset.zoom !== "fit") turning.observe(stage);
  updateFrames(stage);
}

// Far down, all below the heading of a snapshot is one text until it comes near: readers without scripts have it, and nobody waits for it.
// The text is what the page would have had in its place, read once.
function unfold(entry) {
  const rest = one(":scope > noscript", entry);
  rest?.replaceWith(...new DOMParser().parseFromString(rest.textContent, "text/html").body.childNodes);
}

addEventListener("beforeprint", () => entries.forEach(unfold));

function outline(region, index, name) {
  const box = make("span", "outline");
  const { x, y, w, h } = region.dataset;
  set(box, { x, y, rw: w, rh: h });
  box.dataset.index = index;
  if (name) box.dataset.view = name;
  return box;
}

// The names of views above their outlines: the end of a path, which tells most, and none over another. The list below has all in full.
function namesOf(regions, scale) {
  const taken = [];
  return regions.map(region => {
    const name = one(".view", region)?.textContent.split("/").pop();
    if (!name) return null;
    const [x, y] = [region.dataset.x * scale, region.dataset.y * scale];
    const box = { left: x - 4, right: x + 8 + Math.min(name.length, 30) * 7, top: y - 22, bottom: y - 4 };
    const isFree = taken.every(({ left, right, top, bottom }) => box.right < left || box.left > right || box.bottom < top || box.top > bottom);
    if (isFree) taken.push(box);
    return isFree ? name : null;
  });
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
    if (root.dataset.mode !== "slider" || event.button !== 0 || !event.target.closest(".canvas")) return;
    stage.setPointerCapture(event.pointerId);
    event.preventDefault();
    move(event);
  });
  stage.addEventListener("pointermove", event => {
    if (stage.hasPointerCapture(event.pointerId)) move(event);
  });
}

// Panning one picture pans its neighbours, by scrolling or by dragging.
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
      const isPanned = frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight;
      if (event.pointerType !== "mouse" || event.button !== 0 || root.dataset.mode === "slider" || !isPanned) return;
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
  for (const { pause } of controlsOf.values()) pause.textContent = isBlinking ? "Stop" : "Other picture";
}

function swap() {
  root.dataset.shown = root.dataset.shown === "reference" ? "actual" : "reference";
}

// The first press stops; from then on each press shows the other picture.
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

// An enlarged picture is panned, also from the keyboard; one that fits is no stop on the way.
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

// An enlarged picture shows the place that differs most first. Stages that are out of sight are turned when they come into view.
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

// Puts a pixel into the middle of every frame of a stage.
function turn(stage, { x, y }) {
  const zoom = Number(root.dataset.zoom);
  for (const frame of all(".frame", stage)) {
    frame.scrollLeft = (x + 0.5) * zoom - frame.clientWidth / 2;
    frame.scrollTop = (y + 0.5) * zoom - frame.clientHeight / 2;
  }
}

function toggleOutlines() {
  const isOn = root.toggleAttribute("data-outlines");
  press("[data-outlines-button]", () => isOn);
}

// A place in the list: looked at, its outline stands out; chosen, it is enlarged.
function point(region, isPointed) {
  const index = all("[data-region]", region.closest("ol")).indexOf(region);
  for (const box of all(`.outline[data-index="${index}"]`, region.closest(".entry"))) box.classList.toggle("pointed", isPointed);
}

function enlarge(region) {
  const stage = one(".stage", region.closest(".entry"));
  if (Number(root.dataset.zoom) >= 4) turn(stage, middle(region));
  else setZoom("8");
  turning.unobserve(stage);
  turn(stage, middle(region));
  stage.scrollIntoView({ block: "nearest" });
  showSpot(stage, middle(region));
}
