// The gallery's pages come to life: search, filters, switches, keys, and changes of a served
// gallery. Without this file the pages still show everything.
"use strict";
(() => {
  const root = document.documentElement;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (selector, within = document) => within.querySelector(selector);
  const isGallery = document.body.classList.contains("gallery");
  root.classList.add("js");

  // What one page leaves for another. A browser may refuse to keep anything for a page from disk,
  // which then only forgets.
  const kept = {
    get(key) {
      try {
        return sessionStorage.getItem("likeness-" + key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        sessionStorage.setItem("likeness-" + key, value);
      } catch {
        /* forgotten */
      }
    },
  };

  // -- The state of a page is its fragment, so that every view of it has a link. Anchors of the
  // page's own have no "=".
  function readState() {
    const hash = location.hash.slice(1);
    return new URLSearchParams(
      hash.includes("=") && !hash.startsWith("~") && !document.getElementById(hash) ? hash : ""
    );
  }

  function writeState(values) {
    const state = new URLSearchParams();
    for (const [key, value] of Object.entries(values)) if (value) state.set(key, value);
    const text = state.toString();
    history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
    return text;
  }

  // Gives a list, or a group of radio buttons, a value that it has; says whether it has it.
  function put(control, value) {
    const options =
      control instanceof RadioNodeList ? [...control] : [...(control.options ?? [control])];
    const option = options.find(option => option.value === value);
    if (!option) return false;
    if (control instanceof RadioNodeList) option.checked = true;
    else control.value = value;
    return true;
  }

  const say = (element, text) => {
    if (element && element.textContent !== text) element.textContent = text;
  };

  // -- The gallery: search and filters.
  const filters = one("[data-filters]");
  const fields = [
    "q",
    "component",
    "style",
    "theme",
    "state",
    "direction",
    "textSize",
    "locale",
    "width",
  ];

  function chosen() {
    const data = new FormData(filters);
    return Object.fromEntries(fields.map(name => [name, String(data.get(name) ?? "").trim()]));
  }

  function choose(state) {
    for (const name of fields) {
      const control = filters.elements.namedItem(name);
      if (!control) continue;
      const value = state.get(name) ?? "";
      if (name === "q") control.value = value;
      // A value that the gallery does not have chooses everything.
      else if (!put(control, value)) put(control, "");
    }
  }

  function applyFilters() {
    if (!filters) return;
    const values = chosen();
    const words = values.q.toLowerCase().split(/\s+/).filter(Boolean);
    const cards = all(".card");
    let shown = 0;
    for (const card of cards) {
      const matches =
        fields.slice(1).every(name => !values[name] || card.dataset[name] === values[name]) &&
        words.every(word => card.dataset.search.includes(word));
      card.hidden = !matches;
      if (matches) shown += 1;
    }
    for (const section of all(".component")) {
      section.hidden = !one(".card:not([hidden])", section);
      const link = document.getElementById("~link-" + section.id);
      if (link) link.hidden = section.hidden;
    }
    const isFiltered = fields.some(name => values[name]);
    one("[data-nothing]").hidden = shown > 0;
    for (const button of all("[data-more] [data-reset]")) button.hidden = !isFiltered;
    const pictures = count => count === 1 ? "1 picture" : `${count} pictures`;
    const line = one("[data-count]");
    say(line, isFiltered ? `${shown} of ${pictures(cards.length)}` : line.dataset.all);
  }

  function saveFilters() {
    kept.set("filters", writeState(chosen()));
  }

  const visibleCards = () => all(".card:not([hidden]) > a");

  function stepCard(step) {
    const cards = visibleCards();
    if (cards.length === 0) return;
    const index = cards.indexOf(document.activeElement);
    let next = index + step;
    if (index < 0) {
      const below = cards.findIndex(card => card.getBoundingClientRect().bottom > 0);
      next = step > 0 ? Math.max(0, below) : Math.max(0, below - 1);
    }
    const card = cards[Math.max(0, Math.min(cards.length - 1, next))];
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: "nearest" });
  }

  function focusSearch() {
    const search = filters?.elements.namedItem("q");
    search?.focus();
    search?.select();
  }

  function startGallery() {
    if (!filters) return;
    const more = one("[data-more]");
    const isNarrow = matchMedia("(max-width: 60rem)");
    const fold = () => { more.open = !isNarrow.matches; };
    isNarrow.addEventListener("change", fold);
    fold();
    // Not every way to choose from a list sends both events.
    for (const name of ["input", "change"])
      filters.addEventListener(name, () => {
        applyFilters();
        saveFilters();
      });
    filters.addEventListener("submit", event => event.preventDefault());
    const follow = () => {
      if (location.hash === "#~search") {
        history.replaceState(null, "", location.pathname + location.search);
        focusSearch();
      } else {
        const state = readState();
        if (location.hash.includes("=") || location.hash === "") choose(state);
      }
      applyFilters();
      kept.set("filters", readState().toString());
    };
    addEventListener("hashchange", follow);
    follow();
    // Whoever comes back from a story finds its card again.
    const last = kept.get("card");
    kept.set("card", "");
    const card = last && document.getElementById(last);
    if (card && !card.hidden && document.activeElement === document.body) {
      one("a", card).focus({ preventScroll: true });
      card.scrollIntoView({ block: "center", behavior: "instant" });
    }
    document.addEventListener("click", event => {
      const card = event.target.closest(".card");
      if (card) kept.set("card", card.id);
    });
  }

  function reset() {
    choose(new URLSearchParams());
    applyFilters();
    saveFilters();
    focusSearch();
  }

  // -- A story: which look, at which scale.
  const switches = one("[data-switches]");
  const axes = ["theme", "state", "direction", "textSize", "locale", "width"];

  function picked(name) {
    return switches.elements.namedItem(name)?.value ?? "";
  }

  function pick(name, value) {
    const control = switches.elements.namedItem(name);
    if (control && value) put(control, value);
  }

  // The stage that fits the switches. Not every combination has a picture: the axis that was
  // changed last counts most.
  function fitting(changed) {
    const score = stage =>
      axes.reduce((sum, axis) => {
        const value = picked(axis);
        return sum + (!value || stage.dataset[axis] === value ? (axis === changed ? 10 : 2) : 0);
      }, 0) +
      (!stage.dataset.scale || stage.dataset.scale === picked("scale") || !picked("scale")
        ? (changed === "scale" ? 10 : 1)
        : 0);
    let best = null;
    for (const stage of all(".stage")) if (!best || score(stage) > score(best)) best = stage;
    return best;
  }

  function applySwitches(changed) {
    if (!switches) return;
    const stage = fitting(changed);
    if (!stage) return;
    for (const axis of axes) pick(axis, stage.dataset[axis]);
    if (stage.dataset.scale) pick("scale", stage.dataset.scale);
    const { look, scale } = stage.dataset;
    for (const element of all("[data-look]")) {
      element.hidden =
        element.dataset.look !== look ||
        (element.dataset.scale !== undefined && element.dataset.scale !== scale);
    }
    const zoom = Number(picked("zoom")) || 1;
    root.classList.toggle("zoomed", zoom > 1);
    for (const image of all(".stage img")) {
      // Exactly. A size from the density of srcset is rounded to 1/64 of a pixel before it is
      // enlarged, which can move an edge to the next pixel of the screen.
      const [width, height] = [image.getAttribute("width"), image.getAttribute("height")];
      image.style.width = width / image.closest(".stage").dataset.scale * zoom + "px";
      image.style.aspectRatio = `${width} / ${height}`;
    }
    for (const area of all(".stage:not([hidden]) .scroll")) makeReachable(area);
    say(one("[data-token-count]"), String(all(`#\\~tokens-${look} tbody tr`).length));
    say(one("[data-shown]"), one("img", stage)?.alt ?? stage.textContent.trim());
  }

  // An area that scrolls can be reached and scrolled by keys; one that does not is no stop on the
  // way.
  function makeReachable(area) {
    const scrolls = area.scrollWidth > area.clientWidth || area.scrollHeight > area.clientHeight;
    if (!scrolls) {
      for (const name of ["tabindex", "role", "aria-label"]) area.removeAttribute(name);
      return;
    }
    area.tabIndex = 0;
    area.setAttribute("role", "region");
    area.setAttribute("aria-label", "Picture, enlarged");
  }

  function saveSwitches() {
    writeState(
      Object.fromEntries(
        [...axes, "scale", "tab"].map(name => [name, name === "tab" ? tab() : picked(name)])
      )
    );
  }

  function cycle(name) {
    const buttons = switches ? all(`input[name="${name}"]`, switches) : [];
    if (buttons.length < 2) return false;
    buttons[(buttons.findIndex(button => button.checked) + 1) % buttons.length].checked = true;
    applySwitches(name);
    saveSwitches();
    return true;
  }

  const tab = () =>
    one('[role="tab"][aria-selected="true"]')?.getAttribute("aria-controls").slice(1) ?? "";

  function selectTab(name, isFocused) {
    const tabs = all('[role="tab"]');
    if (!tabs.some(button => button.getAttribute("aria-controls") === "~" + name)) return;
    for (const button of tabs) {
      const isSelected = button.getAttribute("aria-controls") === "~" + name;
      button.setAttribute("aria-selected", String(isSelected));
      button.tabIndex = isSelected ? 0 : -1;
      document.getElementById(button.getAttribute("aria-controls")).hidden = !isSelected;
      if (isSelected && isFocused) button.focus();
    }
  }

  function setTabs() {
    const bar = one("[data-tabs]");
    if (!bar) return;
    bar.hidden = false;
    for (const button of all('[role="tab"]', bar)) {
      const panel = document.getElementById(button.getAttribute("aria-controls"));
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", button.id);
    }
    selectTab(tab());
  }

  function startStory() {
    if (!switches) return;
    setTabs();
    const follow = () => {
      const state = readState();
      for (const axis of axes) pick(axis, state.get(axis));
      if (state.has("scale")) pick("scale", state.get("scale"));
      else {
        // The picture that is sharp on this screen.
        const scales = all('input[name="scale"]').map(button => button.value);
        pick("scale", scales.find(scale => Number(scale) >= devicePixelRatio) ?? scales.at(-1));
      }
      if (state.has("tab")) selectTab(state.get("tab"));
      applySwitches(axes.find(axis => state.has(axis)));
    };
    addEventListener("hashchange", follow);
    addEventListener("resize", () => {
      for (const area of all(".stage:not([hidden]) .scroll")) makeReachable(area);
    });
    follow();
    const back = one("[data-back]");
    const state = kept.get("filters");
    if (state) back.href = "../index.html#" + state;
    switches.addEventListener("submit", event => event.preventDefault());
    switches.addEventListener("change", event => {
      applySwitches(event.target.name);
      saveSwitches();
    });
    one("[data-tabs]").addEventListener("keydown", event => {
      const tabs = all('[role="tab"]');
      const index = tabs.indexOf(event.target);
      const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[
        event.key
      ];
      if (index < 0 || to === undefined) return;
      selectTab(
        tabs[(to + tabs.length) % tabs.length].getAttribute("aria-controls").slice(1),
        true
      );
      saveSwitches();
      event.preventDefault();
    });
  }

  // -- Copying. A page from disk may not use the clipboard everywhere; then the text is selected
  // for the reader's own keys.
  async function copy(button) {
    const code = all("code", button.closest(".panel")).filter(
      code => code.closest("pre") && !code.closest("[hidden]")
    )[0];
    if (!code) return;
    try {
      await navigator.clipboard.writeText(code.textContent);
      say(button, "Copied");
    } catch {
      getSelection().selectAllChildren(code);
      say(button, document.execCommand("copy") ? "Copied" : "Selected");
    }
    setTimeout(() => say(button, "Copy"), 1600);
  }

  // -- Buttons and keys of both pages.
  document.addEventListener("click", event => {
    const jump = event.target.closest("[data-jump]");
    if (jump) {
      // The fragment holds the filters, and stays.
      event.preventDefault();
      const section = document.getElementById(jump.getAttribute("href").slice(1));
      section?.scrollIntoView({ block: "start" });
      section?.focus({ preventScroll: true });
      return;
    }
    const button = event.target.closest("button");
    if (!button) return;
    if ("reset" in button.dataset) reset();
    else if ("help" in button.dataset) showKeys();
    else if ("close" in button.dataset) one(".keys").close();
    else if ("copy" in button.dataset) copy(button);
    else if (button.getAttribute("role") === "tab") {
      selectTab(button.getAttribute("aria-controls").slice(1));
      saveSwitches();
    }
  });

  // The list scrolls to what has the focus, which would be the first control, below all lines.
  function showKeys() {
    one(".keys").showModal();
    one(".keys h2").focus();
  }

  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target;
    if (target.closest("dialog[open]")) return;
    if (target.closest('input[type="search"], select')) {
      if (event.key !== "Escape" || !target.matches('input[type="search"]')) return;
      target.value = "";
      applyFilters();
      saveFilters();
      target.blur();
      event.preventDefault();
      return;
    }
    const key = event.key;
    if (key === "?") showKeys();
    else if (isGallery) {
      if (key === "/") focusSearch();
      else if (key === "j") stepCard(1);
      else if (key === "k") stepCard(-1);
      else return;
    } else {
      const names = { t: "theme", s: "state", d: "direction", z: "zoom" };
      if (key === "j") one("[data-next]")?.click();
      else if (key === "k") one("[data-previous]")?.click();
      else if (key === "Escape") one("[data-back]")?.click();
      else if (key === "/") location.href = "../index.html#~search";
      else if (key in names) cycle(names[key]);
      else if (
        /^[1-9]$/.test(key) &&
        all('input[name="scale"]').some(button => button.value === key)
      ) {
        pick("scale", key);
        applySwitches("scale");
        saveSwitches();
      } else return;
    }
    event.preventDefault();
  });

  // -- A served gallery: what changed takes the place of what was, element by element, so that
  // scroll, focus and choices stay.
  const live = one('meta[name="likeness-live"]')?.content;
  const page = document.body.dataset.page;

  // What this script sets on elements is its own; a fresh page does not have it.
  const own = new Set([
    "hidden",
    "open",
    "tabindex",
    "role",
    "style",
    "aria-selected",
    "aria-labelledby",
    "aria-label",
  ]);
  const isOwn = (element, name) =>
    name === "hidden" ||
    name === "open" ||
    name === "style" ||
    (own.has(name) && element.matches(".panel, .scroll, [role=tab]"));

  function takeOver(old, fresh) {
    for (const { name } of [...old.attributes]) {
      if (!fresh.hasAttribute(name) && !isOwn(old, name)) old.removeAttribute(name);
    }
    for (const { name, value } of fresh.attributes) {
      if (old.getAttribute(name) !== value && !isOwn(old, name)) old.setAttribute(name, value);
    }
    takeOverChildren(old, fresh);
  }

  function takeOverChildren(old, fresh) {
    // Removes elements first: an element that is moved loses the focus.
    const ids = new Set([...fresh.children].map(child => child.id).filter(Boolean));
    for (const child of [...old.children]) if (child.id && !ids.has(child.id)) child.remove();
    let next = old.firstChild;
    for (const child of [...fresh.childNodes]) {
      const match = find(child, next, old);
      if (!match) {
        old.insertBefore(document.adoptNode(child), next);
        continue;
      }
      if (match === next) next = next.nextSibling;
      else old.insertBefore(match, next);
      if (match.nodeType === Node.ELEMENT_NODE) takeOver(match, child);
      else if (match.data !== child.data) match.data = child.data;
    }
    while (next) {
      const gone = next;
      next = next.nextSibling;
      gone.remove();
    }
  }

  // Elements with an id are the same where it is; others where they stand.
  function find(child, next, parent) {
    if (child.id) {
      const same = document.getElementById(child.id);
      return same && same.parentNode === parent && same.nodeName === child.nodeName ? same : null;
    }
    return next && next.nodeName === child.nodeName && !next.id ? next : null;
  }

  // Loads pictures before they are shown, but does not wait long for a slow one.
  async function preload(fresh) {
    const known = new Set(all("img").map(image => image.srcset));
    const images = all("img", fresh).filter(image => !known.has(image.srcset)).slice(0, 12);
    const loads = images.map(image => {
      const picture = new Image();
      picture.srcset = image.srcset;
      return picture.decode();
    });
    await Promise.race([Promise.allSettled(loads), new Promise(done => setTimeout(done, 300))]);
  }

  let updating = Promise.resolve();

  // Fetches the current version of this page. Null if the gallery has ended: the events report that
  // to the reader, and request the page again when it is back.
  async function fetchPage() {
    try {
      const answer = await fetch(location.pathname + location.search, { cache: "no-store" });
      return { status: answer.status, ok: answer.ok, text: await answer.text() };
    } catch {
      return null;
    }
  }

  async function update() {
    const answer = await fetchPage();
    if (answer?.status === 404 && !isGallery) {
      location.href = one("[data-back]").href;
      return;
    }
    if (!answer?.ok) return;
    const fresh = new DOMParser().parseFromString(answer.text, "text/html");
    await preload(fresh);
    const values = filters ? chosen() : null;
    const picks = switches
      ? Object.fromEntries([...axes, "scale", "zoom"].map(name => [name, picked(name)]))
      : {};
    const focused = document.activeElement;
    document.title = fresh.title;
    takeOver(document.body, fresh.body);
    if (focused.isConnected && document.activeElement !== focused)
      focused.focus({ preventScroll: true });
    if (values) {
      choose(new URLSearchParams(values));
      applyFilters();
    }
    for (const [name, value] of Object.entries(picks)) pick(name, value);
    if (switches) setTabs();
    applySwitches();
    root.dataset.updates = String(Number(root.dataset.updates ?? 0) + 1);
  }

  // What is wrong with the gallery, and with the way to it. What is said already is not said again,
  // or a screen reader would repeat it.
  const wrong = { connection: "", gallery: "" };

  function showProblem(kind, problem) {
    wrong[kind] = problem;
    const text = Object.values(wrong).filter(Boolean).join("\n");
    let line = one(".live-problem");
    if (!line && text) {
      line = document.createElement("p");
      line.className = "live-problem";
      line.setAttribute("role", "alert");
      root.append(line);
    }
    if (line) line.hidden = !text;
    say(line, text);
  }

  // A browser allows six connections to a server. So a hidden page closes its own, and requests
  // what it missed when it is visible again.
  function startLive() {
    if (!live) return;
    let events = null;
    let silence = 0;
    let retry = 0;

    function listen() {
      if (events) return;
      events = new EventSource(live);
      events.addEventListener("open", () => {
        clearTimeout(silence);
        silence = 0;
        showProblem("connection", "");
      });
      events.addEventListener("error", () => {
        // A gallery that was started again is back within a second or so.
        silence ||= setTimeout(
          () =>
            showProblem(
              "connection",
              "The gallery has ended or can't be reached; this picture may be old."
            ),
          1000
        );
        // Some browsers give up on a server that refuses.
        if (events?.readyState === EventSource.CLOSED) {
          events = null;
          retry = setTimeout(listen, 2000);
        }
      });
      events.addEventListener("update", event => {
        const paths = JSON.parse(event.data);
        if (paths.includes("*") || paths.includes(page))
          updating = updating.then(update).catch(error => console.warn("likeness:", error));
      });
      events.addEventListener("problem", event => showProblem("gallery", JSON.parse(event.data)));
    }

    function leave() {
      clearTimeout(silence);
      clearTimeout(retry);
      silence = 0;
      events?.close();
      events = null;
    }

    const follow = () => document.visibilityState === "hidden" ? leave() : listen();
    document.addEventListener("visibilitychange", follow);
    addEventListener("pagehide", leave);
    addEventListener("pageshow", follow);
    follow();
  }

  if (isGallery) startGallery();
  else startStory();
  startLive();
  root.classList.add("ready");
})();
