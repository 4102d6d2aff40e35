// The report's page comes to life: modes, zoom, filter, keys. Without this file the page still shows everything, side by side.
"use strict";
(() => {
  const root = document.documentElement;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (selector, within = document) => within.querySelector(selector);
  const wantsStillness = matchMedia("(prefers-reduced-motion: reduce)");
  root.classList.add("js");

  // -- Stages: every picture of one stage is shown at the same scale, from the same corner.
  const controlsOf = new Map();
  for (const stage of all(".stage")) {
    const width = Number(stage.dataset.width);
    const height = Number(stage.dataset.height);
    // A small picture is enlarged by a whole number, so that its pixels stay square.
    const fit = Math.max(1, Math.min(4, Math.floor(Math.min(260 / width, 260 / height))));
    stage.classList.toggle("enlarged", fit > 1);
    set(stage, { w: width, h: height, fit, split: 50 });
    for (const image of all("img", stage)) {
      set(image, { iw: image.getAttribute("width"), ih: image.getAttribute("height") });
    }
    if (stage.classList.contains("pair")) addControls(stage);
  }

  function set(element, values) {
    for (const [name, value] of Object.entries(values)) element.style.setProperty("--" + name, value);
  }

  function addControls(stage) {
    const controls = make("div", "controls");
    const range = make("input");
    Object.assign(range, { type: "range", min: 0, max: 100, step: 0.5, value: 50 });
    range.addEventListener("input", () => set(stage, { split: range.value }));
    const pause = make("button");
    pause.type = "button";
    pause.addEventListener("click", toggleBlinking);
    controls.append(range, pause);
    stage.append(controls);
    controlsOf.set(stage, { range, pause });
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
    // Panning one picture pans its neighbours.
    const frames = all(".frame", stage);
    for (const frame of frames) {
      frame.addEventListener("scroll", () => {
        for (const other of frames) {
          if (other === frame) continue;
          if (other.scrollLeft !== frame.scrollLeft) other.scrollLeft = frame.scrollLeft;
          if (other.scrollTop !== frame.scrollTop) other.scrollTop = frame.scrollTop;
        }
      }, { passive: true });
    }
  }

  function make(tag, className) {
    const element = document.createElement(tag);
    if (className) element.className = className;
    return element;
  }

  // -- Modes.
  const modes = ["side", "slider", "blink", "onion", "difference"];
  const labels = { slider: "Share of the reference, from the left", onion: "Opacity of the actual picture" };

  function setMode(mode) {
    keepingPlace(() => {
      root.dataset.mode = mode;
      press("[data-mode-button]", button => button.dataset.modeButton === mode);
      for (const { range, pause } of controlsOf.values()) {
        range.hidden = !(mode in labels);
        range.setAttribute("aria-label", labels[mode] ?? "");
        pause.hidden = mode !== "blink";
      }
    });
    isBlinking = mode === "blink" && !wantsStillness.matches;
    root.dataset.shown = "actual";
    blink();
  }

  let isBlinking = false;
  let timer = 0;

  function blink() {
    clearInterval(timer);
    if (isBlinking) timer = setInterval(swap, 700);
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

  // -- Zoom.
  const zooms = ["fit", "1", "2", "4", "8"];

  function setZoom(zoom) {
    keepingPlace(() => {
      root.dataset.zoom = zoom;
      if (zoom !== "fit") set(root, { zoom });
      press("[data-zoom-button]", button => button.dataset.zoomButton === zoom);
    });
    // An enlarged picture is panned, also from the keyboard; one that fits is no stop on the way.
    for (const frame of all(".frame")) {
      if (zoom === "fit") frame.removeAttribute("tabindex");
      else frame.tabIndex = 0;
    }
    for (const stage of controlsOf.keys()) {
      watcher.unobserve(stage);
      if (zoom !== "fit") watcher.observe(stage);
    }
  }

  // An enlarged picture shows the place that differs most first. Stages that are out of sight are turned when they come into view.
  const watcher = new IntersectionObserver(found => {
    for (const { target, isIntersecting } of found) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      const place = one(".regions rect", target);
      if (!place) continue;
      const zoom = Number(root.dataset.zoom);
      const middle = (start, length) => (Number(place.getAttribute(start)) + Number(place.getAttribute(length)) / 2) * zoom;
      for (const frame of all(".frame", target)) {
        frame.scrollLeft = middle("x", "width") - frame.clientWidth / 2;
        frame.scrollTop = middle("y", "height") - frame.clientHeight / 2;
      }
    }
  });

  function stepZoom(step) {
    const index = zooms.indexOf(root.dataset.zoom) + step;
    if (zooms[index]) setZoom(zooms[index]);
  }

  function press(selector, isPressed) {
    for (const button of all(selector)) button.setAttribute("aria-pressed", String(isPressed(button)));
  }

  // Stages change their height with mode and zoom; what the reader looks at shall not jump away.
  function keepingPlace(change) {
    const entry = visibleEntries().find(entry => entry.getBoundingClientRect().bottom > 90);
    const before = entry?.getBoundingClientRect().top;
    change();
    if (entry && before < innerHeight) scrollBy({ top: entry.getBoundingClientRect().top - before, behavior: "instant" });
  }

  // -- Filter by status and by name.
  const items = all("[data-kind]").map(element => ({ element, kind: element.dataset.kind, name: element.dataset.name.toLowerCase() }));
  const search = one("[data-search]");
  const passed = one(".passed");
  let filter = "all";
  let wasOpen = passed?.open;

  function applyFilter() {
    const words = (search?.value ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { element, kind, name } of items) {
      const matches = (filter === "all" || filter === kind) && words.every(word => name.includes(word));
      element.hidden = !matches;
      if (matches) shown += 1;
    }
    for (const group of all(".group, .suite")) group.hidden = !one("[data-kind]:not([hidden])", group);
    if (passed) {
      passed.hidden = !one(".suite:not([hidden])", passed);
      passed.open = filter === "passed" || words.length > 0 ? true : wasOpen;
    }
    const causes = one(".causes");
    if (causes) causes.hidden = filter !== "all" || words.length > 0;
    const nothing = one("[data-nothing]");
    if (nothing) nothing.hidden = shown > 0 || items.length === 0;
    const line = one("[data-status-line]");
    if (line) line.textContent = `${shown} of ${items.length} snapshots shown`;
  }

  function setFilter(name) {
    filter = name;
    press("[data-filter]", button => button.dataset.filter === name);
    applyFilter();
  }

  passed?.addEventListener("toggle", () => {
    if (filter === "all" && !search.value) wasOpen = passed.open;
  });

  // -- Moving from snapshot to snapshot.
  const visibleEntries = () => all(".entry").filter(entry => !entry.hidden);

  function currentEntry() {
    return document.activeElement?.closest(".entry");
  }

  function move(step) {
    const entries = visibleEntries();
    if (entries.length === 0) return;
    const current = currentEntry();
    let index = current ? entries.indexOf(current) + step : -1;
    if (!current) {
      const next = entries.findIndex(entry => entry.getBoundingClientRect().top > 80);
      index = step > 0 ? (next < 0 ? entries.length - 1 : next) : (next <= 0 ? 0 : next - 1);
    }
    show(entries[Math.max(0, Math.min(entries.length - 1, index))]);
  }

  function show(entry) {
    entry.focus({ preventScroll: true });
    entry.scrollIntoView({ block: "start" });
    history.replaceState(null, "", "#" + entry.id);
  }

  function followLink() {
    const id = location.hash.slice(1);
    if (!id || id.startsWith("~")) return;
    const target = document.getElementById(id);
    if (!target) return;
    if (target.hidden) {
      if (search) search.value = "";
      setFilter("all");
    }
    if (passed?.contains(target)) {
      passed.open = true;
      target.scrollIntoView({ block: "center" });
    } else if (target.matches(".entry")) {
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: "start" });
    }
  }

  // -- Copying the command. A page from disk may not use the clipboard everywhere; then the text is selected for the reader's own keys.
  async function copy(button) {
    const code = one("code", button.parentElement);
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(code);
      button.textContent = document.execCommand("copy") ? "Copied" : "Selected";
    }
    setTimeout(() => { button.textContent = "Copy"; }, 1600);
  }

  document.addEventListener("click", event => {
    const button = event.target.closest("button");
    if (!button) return;
    const data = button.dataset;
    if ("modeButton" in data) setMode(data.modeButton);
    else if ("zoomButton" in data) setZoom(data.zoomButton);
    else if ("filter" in data) setFilter(data.filter);
    else if ("regions" in data) toggleOutlines();
    else if ("help" in data) one(".keys").showModal();
    else if ("close" in data) one(".keys").close();
    else if ("copy" in data) copy(button);
  });

  function toggleOutlines() {
    const isOn = root.toggleAttribute("data-outlines");
    press("[data-regions]", () => isOn);
  }

  search?.addEventListener("input", applyFilter);
  search?.addEventListener("keydown", event => {
    if (event.key !== "Escape" && event.key !== "Enter") return;
    if (event.key === "Escape") search.value = "";
    applyFilter();
    search.blur();
    event.preventDefault();
  });

  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, textarea, select, dialog[open]")) return;
    const key = event.key;
    const mode = modes[Number(key) - 1];
    if (key === "j") move(1);
    else if (key === "k") move(-1);
    else if (mode && controlsOf.size > 0) setMode(mode);
    else if (key === "+" || key === "=") stepZoom(1);
    else if (key === "-") stepZoom(-1);
    else if (key === "0") setZoom("fit");
    else if (key === "o") toggleOutlines();
    else if (key === "b" && root.dataset.mode === "blink") toggleBlinking();
    else if (key === "a") answer("accept");
    else if (key === "r") answer("reject");
    else if (key === "c") {
      const button = one("[data-copy]", currentEntry() ?? document);
      if (button) copy(button);
    } else if (key === "/" && search) search.focus();
    else if (key === "?") one(".keys").showModal();
    else return;
    event.preventDefault();
  });

  // -- Answers. Whoever serves this page listens for them first, and then answers itself; from disk the command goes to the clipboard.
  function answer(kind) {
    const entry = currentEntry();
    if (!entry) return;
    entry.dispatchEvent(new CustomEvent("likeness:" + kind, { bubbles: true, cancelable: true }));
  }

  for (const kind of ["accept", "reject"]) {
    addEventListener("likeness:" + kind, async event => {
      if (event.defaultPrevented) return;
      const command = event.target.dataset[kind];
      if (!command) say("there is nothing to " + kind);
      else say(await copied(command) ? "copied: " + command : "run: " + command);
    });
  }

  async function copied(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }

  let silence = 0;

  function say(text) {
    const toast = one("[data-toast]");
    toast.textContent = text;
    toast.classList.add("shown");
    clearTimeout(silence);
    silence = setTimeout(() => toast.classList.remove("shown"), 4000);
  }

  addEventListener("hashchange", followLink);
  setMode("side");
  followLink();
})();
