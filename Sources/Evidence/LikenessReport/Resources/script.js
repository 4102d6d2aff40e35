// The page around the stages: filter, links, keys, answers. Without it the page still shows everything, side by side.

function all(selector, within = document) {
  return [...within.querySelectorAll(selector)];
}

function one(selector, within = document) {
  return within.querySelector(selector);
}

function make(tag, className) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return element;
}

function set(element, values) {
  for (const [name, value] of Object.entries(values)) element.style.setProperty("--" + name, value);
}

function press(selector, isPressed) {
  for (const button of all(selector)) button.setAttribute("aria-pressed", String(isPressed(button)));
}

// Stages change their height with mode and zoom; what the reader looks at shall not jump away.
function keepingPlace(change) {
  const entry = currentEntry() ?? entries.find(entry => !entry.hidden && entry.getBoundingClientRect().bottom > 90);
  const before = entry?.getBoundingClientRect().top;
  change();
  if (entry && before < innerHeight) scrollBy({ top: entry.getBoundingClientRect().top - before, behavior: "instant" });
}

// -- Light or dark: as the system, until the reader wants otherwise.
const themes = ["system", "light", "dark"];
const themeNames = { system: "as the system", light: "light", dark: "dark" };

function setTheme(theme) {
  root.dataset.theme = theme;
  one("[data-theme-name]").textContent = themeNames[theme];
  try {
    localStorage.setItem("likeness-theme", theme);
  } catch {
    // Some browsers keep nothing for pages from disk.
  }
}

function keptTheme() {
  try {
    return localStorage.getItem("likeness-theme");
  } catch {
    return null;
  }
}

function nextTheme() {
  setTheme(themes[(themes.indexOf(root.dataset.theme) + 1) % themes.length]);
}

// -- Filter by status and by name.
let items = [];
let entries = [];
const search = one("[data-search]");
const passed = one("details.passed");
let filter = "all";
let wasOpen = passed?.open;

function collect() {
  entries = all(".entry");
  // The causes of a group are found, too.
  const causes = new Map(all(".group").map(group => [group, all("h2 .cause", group).map(cause => cause.textContent).join(" ")]));
  items = all("[data-kind]").map(element => ({
    element, kind: element.dataset.kind,
    text: (element.dataset.name + " " + (causes.get(element.closest(".group")) ?? "")).toLowerCase(),
  }));
  for (const entry of entries) approaching.observe(entry);
}

function applyFilter() {
  const words = (search?.value ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const isFiltered = filter !== "all" || words.length > 0;
  let shown = 0;
  for (const { element, kind, text } of items) {
    const matches = (filter === "all" || filter === kind) && words.every(word => text.includes(word));
    element.hidden = !matches;
    if (matches) shown += 1;
  }
  for (const group of all(".group, .suite")) group.hidden = !one("[data-kind]:not([hidden])", group);
  if (passed) {
    passed.hidden = !one(".suite:not([hidden])", passed);
    passed.open = filter === "passed" || words.length > 0 ? true : wasOpen;
  }
  const causes = one(".causes");
  if (causes) causes.hidden = isFiltered;
  const nothing = one("[data-nothing]");
  if (nothing) nothing.hidden = shown > 0 || items.length === 0;
  const line = one("[data-status-line]");
  if (line) line.textContent = isFiltered ? `${shown} of ${items.length} snapshots shown` : "";
}

function setFilter(name) {
  filter = name;
  press("[data-filter]", button => button.dataset.filter === name);
  applyFilter();
}

passed?.addEventListener("toggle", () => {
  if (filter === "all" && !search?.value) wasOpen = passed.open;
});

// -- Moving from snapshot to snapshot.
function currentEntry() {
  return document.activeElement?.closest(".entry");
}

function move(direction) {
  const shown = entries.filter(entry => !entry.hidden);
  if (shown.length === 0) return;
  const current = currentEntry();
  let index = current ? shown.indexOf(current) + direction : -1;
  if (!current) {
    const next = shown.findIndex(entry => entry.getBoundingClientRect().top > 80);
    index = direction > 0 ? (next < 0 ? shown.length - 1 : next) : (next <= 0 ? 0 : next - 1);
  }
  show(shown[Math.max(0, Math.min(shown.length - 1, index))]);
}

function show(entry) {
  prepare(entry);
  entry.focus({ preventScroll: true });
  entry.scrollIntoView({ block: "start", behavior: "instant" });
  // What lies between has its true height only once it has been near.
  requestAnimationFrame(() => entry.scrollIntoView({ block: "start", behavior: "instant" }));
  keepLink();
}

// -- The address leads back to what is seen: the snapshot, then what differs from a fresh page.
let linked = "";

function keepLink() {
  linked = currentEntry()?.id ?? linked;
  const parts = [linked];
  const { mode, zoom } = root.dataset;
  if (mode !== "side") parts.push("mode=" + mode);
  if (zoom !== "fit") parts.push("zoom=" + zoom);
  if (filter !== "all") parts.push("show=" + filter);
  if (search?.value) parts.push("find=" + encodeURIComponent(search.value));
  const hash = parts.join("&");
  history.replaceState(null, "", hash ? "#" + hash : location.pathname + location.search);
}

function followLink() {
  const [id, ...parts] = location.hash.slice(1).split("&");
  for (const part of parts) {
    const [name, value = ""] = part.split("=");
    if (name === "mode" && modes.includes(value)) setMode(value);
    else if (name === "zoom" && zooms.includes(value)) setZoom(value);
    else if (name === "show" && one(`[data-filter="${CSS.escape(value)}"]`)) setFilter(value);
    else if (name === "find" && search) {
      search.value = decoded(value);
      applyFilter();
    }
  }
  const target = id && !id.startsWith("~") && document.getElementById(id);
  if (!target) return;
  linked = id;
  if (target.hidden) {
    if (search) search.value = "";
    setFilter("all");
  }
  if (passed?.contains(target)) {
    passed.open = true;
    target.scrollIntoView({ block: "center" });
  } else if (target.matches(".entry")) {
    show(target);
  }
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// -- Copying a command. A page from disk may not use the clipboard everywhere; then the text is selected for the reader's own keys.
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = make("textarea", "hidden");
    box.value = text;
    box.setAttribute("aria-hidden", "true");
    const focused = document.activeElement;
    document.body.append(box);
    box.select();
    const isDone = document.execCommand("copy");
    box.remove();
    focused?.focus({ preventScroll: true });
    return isDone;
  }
}

async function copyCommand(button) {
  const code = one("code", button.parentElement);
  const isDone = await copied(code.textContent);
  if (!isDone) getSelection().selectAllChildren(code);
  button.textContent = isDone ? "Copied" : "Selected";
  say(isDone ? "copied: " + code.textContent : "the command is selected");
  setTimeout(() => { button.textContent = "Copy"; }, 1600);
}

let silence = 0;

function say(text) {
  const toast = one("[data-toast]");
  toast.textContent = text;
  toast.classList.add("shown");
  clearTimeout(silence);
  silence = setTimeout(() => toast.classList.remove("shown"), 4000);
}

// -- Answers. Whoever serves this page listens for them first, and then answers itself; from disk the command goes to the clipboard.
function answer(kind) {
  currentEntry()?.dispatchEvent(new CustomEvent("likeness:" + kind, { bubbles: true, cancelable: true }));
}

for (const kind of ["accept", "reject"]) {
  addEventListener("likeness:" + kind, async event => {
    if (event.defaultPrevented) return;
    const command = event.target.dataset[kind];
    if (!command) say("there is nothing to " + kind);
    else say((await copied(command) ? "copied: " : "run: ") + command);
  });
}

// -- Buttons and keys.
document.addEventListener("click", event => {
  const button = event.target.closest("button");
  if (!button) return;
  const data = button.dataset;
  if ("modeButton" in data) setMode(data.modeButton);
  else if ("zoomButton" in data) setZoom(data.zoomButton);
  else if ("filter" in data) setFilter(data.filter);
  else if ("outlinesButton" in data) toggleOutlines();
  else if ("region" in data) enlarge(button);
  else if ("themeButton" in data) nextTheme();
  else if ("help" in data) one(".keys").showModal();
  else if ("close" in data) one(".keys").close();
  else if ("copy" in data) copyCommand(button);
  else return;
  keepLink();
});

for (const [name, isPointed] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
  document.addEventListener(name, event => {
    const region = event.target.closest?.("[data-region]");
    if (region) point(region, isPointed);
  });
}

search?.addEventListener("input", () => {
  applyFilter();
  keepLink();
});
search?.addEventListener("keydown", event => {
  if (event.key !== "Escape" && event.key !== "Enter") return;
  if (event.key === "Escape") search.value = "";
  applyFilter();
  keepLink();
  search.blur();
  event.preventDefault();
});

const keys = {
  j: () => move(1), k: () => move(-1), a: () => answer("accept"), r: () => answer("reject"), o: toggleOutlines, t: nextTheme,
  "+": () => stepZoom(1), "=": () => stepZoom(1), "-": () => stepZoom(-1), 0: () => setZoom("fit"),
  "/": () => search?.focus(), "?": () => one(".keys").showModal(),
  b: () => { if (root.dataset.mode === "blink") toggleBlinking(); },
  p: () => {
    const entry = currentEntry() ?? entries.find(entry => !entry.hidden && entry.getBoundingClientRect().bottom > 90);
    if (entry && !currentEntry()) show(entry);
    startReading(entry);
  },
  c: () => {
    const button = one("[data-copy]", currentEntry() ?? document);
    if (button) copyCommand(button);
  },
};
for (const [index, mode] of modes.entries()) keys[index + 1] = () => setMode(mode);

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog[open]")) return;
  if (readsBy(event)) {
    event.preventDefault();
  } else if (Object.hasOwn(keys, event.key)) {
    event.preventDefault();
    keys[event.key]();
    keepLink();
  }
});

addEventListener("hashchange", followLink);
root.classList.add("js");
const theme = keptTheme();
setTheme(themes.includes(theme) ? theme : "system");
collect();
applyFilter();
followLink();
root.classList.add("ready");
