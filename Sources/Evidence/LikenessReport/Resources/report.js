// The page around the stages: filter, links, keys, answers. Without scripts, the page still shows
// everything side by side.

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
  for (const button of all(selector))
    button.setAttribute("aria-pressed", String(isPressed(button)));
}

// Stages change their height with mode and zoom, but the content that the reader looks at must not
// move.
function keepingPlace(change) {
  const entry = current;
  const before = entry?.getBoundingClientRect().top;
  change();
  if (entry && before < innerHeight)
    scrollBy({ top: entry.getBoundingClientRect().top - before, behavior: "instant" });
}

// -- Light or dark: follows the system until the reader chooses.
const themes = ["system", "light", "dark"];
const themeNames = { system: "as the system", light: "light", dark: "dark" };

function setTheme(theme) {
  root.dataset.theme = theme;
  one("[data-theme-name]").textContent = themeNames[theme];
  keep("theme", theme);
}

// The reader's settings. Some browsers store nothing for pages from disk.
function keep(setting, value) {
  try {
    localStorage.setItem("likeness-" + setting, value);
  } catch {
    // The setting lasts until the page is closed.
  }
}

function kept(setting) {
  try {
    return localStorage.getItem("likeness-" + setting);
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
  // Also finds the causes of a group.
  const causes = new Map(
    all(".group").map(group => [
      group,
      all("h2 .cause", group)
        .map(cause => cause.textContent)
        .join(" "),
    ])
  );
  items = all("[data-kind]").map(element => ({
    element,
    kind: element.dataset.kind,
    text: (
      element.dataset.name +
      " " +
      (causes.get(element.closest(".group")) ?? "")
    ).toLowerCase(),
  }));
  for (const entry of entries) approaching.observe(entry);
}

function applyFilter() {
  const words = (search?.value ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const isFiltered = filter !== "all" || words.length > 0;
  let shown = 0;
  for (const { element, kind, text } of items) {
    const fits = filter === "all" || filter === kind || filter === answerKind(element);
    const matches = fits && words.every(word => text.includes(word));
    element.hidden = !matches;
    if (matches) shown += 1;
  }
  for (const group of all(".group, .suite, .story, .folded"))
    group.hidden = !one("[data-kind]:not([hidden])", group);
  // Opens folds that contain a match.
  if (words.length > 0)
    for (const fold of all(".variants")) fold.open ||= Boolean(one(".entry:not([hidden])", fold));
  compact();
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
  updateCurrent();
  updateList();
}

// Thousands of pictures would make a page of a million pixels, so all but the first start as lines
// that open on demand.
const wholeEntries = 100;

function compact() {
  let whole = 0;
  for (const entry of entries) {
    if (entry.hidden) continue;
    const isCompact = whole >= wholeEntries && !("opened" in entry.dataset);
    if (!isCompact) whole += 1;
    if (entry.classList.toggle("compact", isCompact) || controlsOf.has(one(".stage", entry)))
      continue;
    approaching.unobserve(entry);
    approaching.observe(entry);
  }
}

function open(entry) {
  const fold = entry.closest(".variants");
  if (fold) fold.open = true;
  if (!entry.classList.contains("compact")) return;
  entry.dataset.opened = "";
  entry.classList.remove("compact");
}

// -- The order: groups, and the stories in them.
const orders = {
  cause: (a, b) => a.place - b.place,
  pixels: (a, b) => b.pixels - a.pixels || a.place - b.place,
  name: (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.place - b.place),
};
const sorting = one("[data-sort]");

function sort(order) {
  if (sorting) sorting.value = order;
  const sorted = elements =>
    elements
      .map(element => {
        element.dataset.place ??= elements.indexOf(element);
        const within = all(".entry", element);
        return {
          element,
          place: Number(element.dataset.place),
          pixels: Math.max(...within.map(entry => Number(entry.dataset.pixels))),
          name: within.map(entry => entry.dataset.name).sort()[0],
        };
      })
      .sort(orders[order])
      .map(({ element }) => element);
  const groups = all(".group");
  if (groups.length === 0) return;
  const end = groups.at(-1).nextSibling;
  for (const group of sorted(groups)) {
    end.before(group);
    group.append(...sorted(all(":scope > .story", group)));
  }
  collect();
  applyFilter();
  fillList();
}

one("[data-least]")?.addEventListener("change", event => {
  setLeast(event.target.value);
  keepLink();
});

sorting?.addEventListener("change", () => {
  keepingPlace(() => sort(sorting.value));
  keepLink();
});

// -- The list beside the pictures: each by a thumbnail, its name and its answer.
let list = null;
const listed = new Map();

function toggleList(isOn = !root.hasAttribute("data-list")) {
  if (!one("[data-list-button]")) return;
  root.toggleAttribute("data-list", isOn);
  press("[data-list-button]", () => isOn);
  keep("list", isOn ? "on" : "off");
  fillList();
}

function fillList() {
  if (!root.hasAttribute("data-list")) return;
  if (!list) {
    list = make("nav", "list");
    list.setAttribute("aria-label", "Snapshots");
    one("main").before(list);
  }
  const items = make("ol");
  for (const entry of entries) {
    const item = listed.get(entry) ?? listItem(entry);
    listed.set(entry, item);
    items.append(item);
  }
  list.replaceChildren(items);
  updateList();
}

function listItem(entry) {
  const item = make("li");
  const link = make("a");
  link.href = "#" + entry.id;
  const source =
    one(".actual img, .stage img", entry)?.getAttribute("src") ??
    /<img src="([^"]+)"/.exec(one("noscript", entry)?.textContent ?? "")?.[1];
  if (source) {
    const picture = make("img");
    Object.assign(picture, { loading: "lazy", decoding: "async", alt: "", src: source });
    link.append(picture);
  }
  const name = make("span", "name");
  // Breaks after a sign, not in a word.
  name.append(...entry.dataset.name.split(/(?<=[/@,=])/).flatMap(part => [part, make("wbr")]));
  link.append(name);
  item.append(link);
  return item;
}

function updateList() {
  if (!root.hasAttribute("data-list")) return;
  for (const [entry, item] of listed) {
    item.hidden = entry.hidden;
    item.dataset.answer = entry.dataset.answer ?? "";
    item.firstChild.toggleAttribute("aria-current", entry === current);
    if (entry !== current) continue;
    item.firstChild.setAttribute("aria-current", "true");
    const [box, place] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
    if (place.top < box.top || place.bottom > box.bottom)
      list.scrollTop += place.top - box.top - box.height / 2;
  }
}

addEventListener("likeness:current", updateList);

// A snapshot that was just answered stays until the reader has seen the answer.
function answerKind({ dataset: { answer, flash } }) {
  const isWaiting = flash || answer === "pending" || answer === "outdated";
  return isWaiting ? "pending" : answer && "answered";
}

function setFilter(name) {
  filter = name;
  press("[data-filter]", button => button.dataset.filter === name);
  applyFilter();
}

passed?.addEventListener("toggle", () => {
  if (filter === "all" && !search?.value) wasOpen = passed.open;
});

// -- The current snapshot: always one, marked, and the one that keys act on. It follows the focus,
// the pointer and scrolling.
let current = null;
let isChosen = false;

function setCurrent(entry, chosen = true) {
  isChosen ||= chosen;
  if (entry === current) return;
  current?.removeAttribute("aria-current");
  current = entry;
  current?.setAttribute("aria-current", "true");
  // Focus that stayed on another snapshot would press its buttons out of sight.
  const focused = document.activeElement?.closest(".entry");
  if (current && focused && focused !== current) current.focus({ preventScroll: true });
  dispatchEvent(new CustomEvent("likeness:current"));
}

// The part of the window that nothing covers.
function sight() {
  const bottomOf = selector =>
    one(selector) && getComputedStyle(one(selector)).position === "sticky"
      ? one(selector).getBoundingClientRect()
      : null;
  return [
    Math.max(0, bottomOf(".tools")?.bottom ?? 0),
    Math.min(innerHeight, bottomOf(".progress")?.top ?? innerHeight),
  ];
}

function share(entry, [start, end]) {
  const { top, bottom } = entry.getBoundingClientRect();
  return Math.min(bottom, end) - Math.max(top, start);
}

// A snapshot is in sight by its heading, or by filling half of the window.
function isInSight(entry, [start, end] = sight()) {
  if (!isShown(entry)) return false;
  const { top, bottom } = one("h3", entry).getBoundingClientRect();
  return top >= start - 1 && bottom <= end + 1 || share(entry, [start, end]) >= (end - start) / 2;
}

const isShown = entry => !entry.hidden && entry.checkVisibility();

function updateCurrent(chosen = false) {
  const place = sight();
  if (current && entries.includes(current) && isInSight(current, place)) return;
  const shown = entries.filter(isShown);
  const found = shown.find(entry => isInSight(entry, place));
  const largest = () =>
    shown.reduce(
      (best, entry) => (share(entry, place) > share(best, place) ? entry : best),
      shown[0]
    );
  setCurrent(found ?? largest() ?? null, chosen);
}

let isUpdatePlanned = false;
function planUpdate() {
  if (isUpdatePlanned) return;
  isUpdatePlanned = true;
  requestAnimationFrame(() => {
    isUpdatePlanned = false;
    if (!destination) updateCurrent(true);
  });
}

for (const name of ["scroll", "resize"]) addEventListener(name, planUpdate, { passive: true });
for (const name of ["focusin", "pointerdown"]) {
  document.addEventListener(name, event => {
    const entry = event.target.closest?.(".entry");
    if (!entry) return;
    if (entry.classList.contains("compact")) open(entry);
    setCurrent(entry);
  });
}

// The action of a key. A key that changes something acts only on a visible snapshot; otherwise it
// shows that snapshot first.
function target(purpose) {
  updateCurrent();
  if (current && isInSight(current) && !current.classList.contains("compact")) return current;
  if (current) show(current);
  say(
    current
      ? `Press the key again to ${purpose} ${current.dataset.name}.`
      : `There is nothing to ${purpose}.`
  );
  return null;
}

function withTarget(purpose, act) {
  const entry = target(purpose);
  if (entry) act(entry);
}

function move(direction) {
  updateCurrent();
  const shown = entries.filter(isShown);
  if (shown.length === 0) return;
  const index = shown.indexOf(current) + (isChosen ? direction : 0);
  show(shown[Math.max(0, Math.min(shown.length - 1, index))]);
}

function show(entry) {
  if (entry.hidden) {
    if (search) search.value = "";
    setFilter("all");
  }
  open(entry);
  prepare(entry);
  setCurrent(entry);
  entry.focus({ preventScroll: true });
  // The first of a group is shown with the causes of the group.
  const group = entry.closest(".group");
  const place = group && one(".entry:not([hidden])", group) === entry ? group : entry;
  destination = place;
  stay();
  keepLink();
}

// What the page stays scrolled to until the reader does something: entries get their true height
// when they come near the window, and pictures when they are loaded. Until then, no other snapshot
// becomes current.
let destination = null;
let stayed = {};

const position = () => ({ scroll: scrollY, top: destination.getBoundingClientRect().top });

function stay() {
  if (!destination) return;
  destination.scrollIntoView({ block: "start", behavior: "instant" });
  stayed = position();
}

new ResizeObserver(stay).observe(document.body);
for (const name of ["wheel", "touchmove", "pointerdown", "keydown"]) {
  addEventListener(name, () => { destination = null; }, { capture: true, passive: true });
}
// A scroll bar sends none of these. It moves the page and what is on it; heights that change move
// only one of the two.
addEventListener("scroll", () => {
  if (!destination) return;
  const { scroll, top } = position();
  if (scroll !== stayed.scroll && Math.abs(top - stayed.top) > 1) destination = null;
}, { capture: true, passive: true });

// -- The address restores the view: the snapshot, then all settings that differ from a fresh page.
let linked = "";

function keepLink() {
  if (isChosen && current) linked = current.id;
  const parts = [linked];
  const { mode, zoom } = root.dataset;
  if (mode !== "side") parts.push("mode=" + mode);
  if (zoom !== "fit") parts.push("zoom=" + zoom);
  if (leastLevels > 1) parts.push("least=" + leastLevels);
  if (sorting && sorting.value !== "cause") parts.push("sort=" + sorting.value);
  if (root.hasAttribute("data-outlines")) parts.push("outlines");
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
    else if (name === "least") setLeast(value);
    else if (name === "sort" && Object.hasOwn(orders, value)) sort(value);
    else if (name === "outlines") toggleOutlines(true);
    else if (name === "show" && one(`[data-filter="${CSS.escape(value)}"]`)) setFilter(value);
    else if (name === "find" && search) {
      search.value = decoded(value);
      applyFilter();
    }
  }
  const target = id && !id.startsWith("~") && document.getElementById(id);
  if (!target) return;
  linked = id;
  if (passed?.contains(target)) {
    if (target.hidden) {
      if (search) search.value = "";
      setFilter("all");
    }
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

// -- Copying a command. If a page from disk can't use the clipboard, the text is selected for the
// reader to copy.
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = make("textarea", "hidden");
    box.value = text;
    Object.assign(box.style, { position: "fixed", top: 0 });
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

// -- Sources open in the reader's editor, by a template with {path} and {line}.
const editor = one("[data-editor]");

function linkSources(within = document) {
  const template = editor?.value.trim() ?? "";
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(template)?.[1].toLowerCase();
  const isUsable =
    template.includes("{path}") &&
    scheme &&
    !["javascript", "data", "vbscript", "blob"].includes(scheme);
  for (const code of all(".source code", within)) {
    const [, path, line = "1"] = /^(.*?)(?::(\d+))?(?::\d+)?$/s.exec(code.textContent);
    const link = make("a");
    link.textContent = code.textContent;
    const from = path.startsWith("/") ? path : (editor?.dataset.base ?? "") + path;
    const encoded = from.split("/").map(encodeURIComponent).join("/");
    if (isUsable)
      link.href = template.replaceAll("{path}", () => encoded).replaceAll("{line}", line);
    code.replaceChildren(isUsable ? link : link.textContent);
  }
}

if (editor)
  Object.assign(editor, {
    value: kept("editor") ?? "",
    placeholder: ["vscode:", "", "file", "{path}:{line}"].join("/"),
  });
editor?.addEventListener("input", () => {
  keep("editor", editor.value);
  linkSources();
});
editor?.addEventListener("keydown", event => { if (event.key === "Enter") one(".keys").close(); });

// -- Answers. The server's script listens first and answers itself; on a page from disk, the
// command goes to the clipboard.
function answer(kind) {
  target(kind)?.dispatchEvent(
    new CustomEvent("likeness:" + kind, { bubbles: true, cancelable: true })
  );
}

// Highlights a snapshot in the color of its answer, long enough to be seen.
function flash(entry, kind) {
  entry.dataset.flash = kind;
  return new Promise(done => setTimeout(() => {
    delete entry.dataset.flash;
    done();
  }, 350));
}

for (const kind of ["accept", "reject"]) {
  addEventListener("likeness:" + kind, async event => {
    if (event.defaultPrevented) return;
    const command = event.target.dataset[kind];
    if (!command) say(`There is nothing to ${kind}.`);
    else {
      flash(event.target, kind);
      say((await copied(command) ? "copied: " : "run: ") + command);
    }
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
  else if ("listButton" in data) toggleList();
  else if ("region" in data) enlarge(button);
  else if ("themeButton" in data) nextTheme();
  else if ("help" in data) showKeys();
  else if ("close" in data) one(".keys").close();
  else if ("copy" in data) copyCommand(button);
  else return;
  keepLink();
});

for (const [name, isPointed] of [
  ["pointerover", true],
  ["pointerout", false],
  ["focusin", true],
  ["focusout", false],
]) {
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

// The list scrolls to what has the focus, which would be the first control, below all lines.
function showKeys() {
  one(".keys").showModal();
  one(".keys h2").focus();
}

const keys = {
  j: () => move(1),
  k: () => move(-1),
  a: () => answer("accept"),
  r: () => answer("reject"),
  o: () => toggleOutlines(),
  t: nextTheme,
  "+": () => stepZoom(1),
  "=": () => stepZoom(1),
  "-": () => stepZoom(-1),
  0: () => setZoom("fit"),
  "/": () => search?.focus(),
  "?": () => showKeys(),
  l: () => toggleList(),
  n: () => withTarget("show the differences of", entry => nextRegion(entry, 1)),
  N: () => withTarget("show the differences of", entry => nextRegion(entry, -1)),
  b: () => { if (root.dataset.mode === "blink") toggleBlinking(); },
  p: () => {
    const entry = target("read the pixels of");
    if (entry && !entry.contains(document.activeElement)) show(entry);
    startReading(entry);
  },
  c: () => {
    const entry = target("copy the command of");
    const button = entry && one("[data-copy]", entry);
    if (button) copyCommand(button);
    else if (entry) say("There is no command to copy.");
  },
};
for (const [index, mode] of modes.entries()) keys[index + 1] = () => setMode(mode);

document.addEventListener("keydown", event => {
  if (
    event.key === "Escape" &&
    root.hasAttribute("data-list") &&
    !event.target.closest("input, dialog[open]")
  )
    return toggleList(false);
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.target.closest("input, textarea, select, dialog[open]")
  )
    return;
  if (readsBy(event)) {
    event.preventDefault();
  } else if (letters?.checked !== false && Object.hasOwn(keys, event.key)) {
    event.preventDefault();
    keys[event.key]();
    keepLink();
  }
});

// Single-character keys can be turned off, for people who use speech input (WCAG 2.2, 2.1.4).
const letters = one("[data-letters]");
if (letters) letters.checked = kept("letters") !== "off";
letters?.addEventListener("change", () => keep("letters", letters.checked ? "on" : "off"));

Object.assign(window.likenessReport, {
  all,
  one,
  say,
  show,
  flash,
  keys,
  target,
  applyFilter,
  updateCurrent,
  current: () => current,
});

addEventListener("hashchange", followLink);
root.classList.add("js");
const theme = kept("theme");
setTheme(themes.includes(theme) ? theme : "system");
collect();
// The sticky bar covers no heading, however many lines it takes. Its size is needed before a link
// is followed: a heading under the bar is out of sight, and another snapshot would become current.
const tools = one(".tools");
function keepClearOfTools() {
  if (getComputedStyle(tools).position === "sticky") {
    set(root, { tools: `${tools.offsetHeight + 12}px` });
  } else {
    root.style.removeProperty("--tools");
  }
}
if (tools) {
  keepClearOfTools();
  new ResizeObserver(keepClearOfTools).observe(tools);
}

linkSources();
applyFilter();
if (kept("list") === "on") toggleList(true);
followLink();
root.classList.add("ready");
