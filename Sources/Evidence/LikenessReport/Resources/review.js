// The answers of a page that `likeness review` serves: accept, reject, undo; and news as tests run again.
"use strict";
(() => {
  const meta = document.querySelector('meta[name="likeness-review"]');
  if (!meta) return;
  const token = meta.content;
  const revision = Number(meta.dataset.revision);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (selector, within = document) => within.querySelector(selector);
  const entries = all(".entry");
  const entryOf = new Map(entries.map(entry => [entry.dataset.name, entry]));
  const refusals = new Map();
  const busy = new Set();
  let items = {};
  let answered = 0;
  let isLost = false;
  let working = "";

  // -- Asking the server.
  async function post(verb, body) {
    const answer = await fetch(verb, {
      method: "POST", headers: { "Content-Type": "application/json", "Likeness-Token": token }, body: JSON.stringify(body), cache: "no-store",
    });
    if (!answer.ok) throw new Error((await answer.text()).trim());
    return answer.json();
  }

  // Many are answered in parts, so that the page tells how far it has come and the server stays free for others.
  const part = 50;

  async function answer(verb, names) {
    const waiting = names.filter(name => items[name]?.state === "pending" && !busy.has(name));
    if (waiting.length === 0) return say(names.length === 1 ? standing(names[0]) : "Nothing waits.");
    for (const name of waiting) busy.add(name);
    let done = 0;
    let refused = 0;
    for (let start = 0; start < waiting.length; start += part) {
      const some = waiting.slice(start, start + part);
      if (waiting.length > part) working = `${verb === "accept" ? "Accepting" : "Rejecting"}: ${start} of ${waiting.length}`;
      render();
      try {
        const reply = await post(verb, { entries: some.map(name => ({ name, seen: items[name]?.seen })) });
        take(reply);
        done += reply.done.length;
        refused += reply.refused.length;
      } catch (error) {
        say(error.message || "The review can't be reached.");
        break;
      } finally {
        for (const name of some) busy.delete(name);
      }
    }
    for (const name of waiting) busy.delete(name);
    working = "";
    answered += done > 0 ? 1 : 0;
    render();
    const word = verb === "accept" ? "accepted" : "rejected";
    if (refused > 0) say(`${refused} could not be ${word}; the reason stands with each.`);
    else if (done > 1) say(`${done} ${word}. u takes the last of it back.`);
    return done > 0 && refused === 0;
  }

  async function undo(names) {
    try {
      const reply = await post("undo", names ? { entries: names.map(name => ({ name })) } : {});
      take(reply);
      if (reply.done.length === 0 && reply.refused.length === 0) say("There is nothing to undo.");
      else if (reply.refused.length > 0) say(reply.refused[0].problem);
      else {
        say(reply.done.length === 1 ? `${reply.done[0].identity} waits again.` : `${reply.done.length} wait again.`);
        if (!names) entryOf.get(reply.done[0].identity)?.scrollIntoView({ block: "nearest" });
      }
    } catch (error) {
      say(error.message || "The review can't be reached.");
    }
    render();
  }

  function take(reply) {
    Object.assign(items, reply.items);
    for (const { identity } of reply.done) refusals.delete(identity);
    for (const { identity, problem } of reply.refused) refusals.set(identity, problem);
  }

  // -- Buttons.
  const words = { accepted: ["✓", "Accepted"], rejected: ["–", "Rejected"], gone: ["·", "No longer waits"] };

  function standing(name) {
    const state = items[name]?.state;
    return state === "pending" ? "It is being answered." : state ? `${words[state][1]}.` : "It does not wait for an answer.";
  }

  function make(tag, className, text = "") {
    const element = document.createElement(tag);
    if (className) element.className = className;
    element.textContent = text;
    return element;
  }

  function button(className, text, key, act, label) {
    const made = make("button", className, text);
    made.type = "button";
    if (label) made.setAttribute("aria-label", label);
    if (key) {
      made.setAttribute("aria-keyshortcuts", key);
      const shown = make("kbd", "", key);
      shown.setAttribute("aria-hidden", "true");
      made.append(shown);
    }
    made.addEventListener("click", act);
    return made;
  }

  // Replacing a button that has the focus would send a keyboard's user back to the top of the page.
  function fill(place, key, parts) {
    if (!place || place.dataset.shown === key) return;
    const hadFocus = place.contains(document.activeElement);
    place.dataset.shown = key;
    place.replaceChildren(...parts());
    if (hadFocus) (one("button:not(:disabled)", place) ?? place.closest(".entry"))?.focus({ preventScroll: true });
  }

  const isVisible = entry => !entry.hidden && !entry.closest("[hidden]");
  const waitingIn = list => list.filter(entry => items[entry.dataset.name]?.state === "pending" && isVisible(entry)).map(entry => entry.dataset.name);

  function renderEntry(entry) {
    const name = entry.dataset.name;
    const state = items[name]?.state;
    const isBusy = busy.has(name);
    const problem = refusals.get(name) ?? "";
    if (state && state !== "pending") entry.dataset.answer = state;
    else delete entry.dataset.answer;
    fill(one(".actions", entry), `${state} ${isBusy} ${problem}`, () => {
      const parts = [];
      if (state === "pending") {
        const accept = button("accept-button", isBusy ? "Accepting" : "Accept", "a", () => answerAndMoveOn("accept", entry), `Accept ${name}`);
        const reject = button("reject-button", "Reject", "r", () => answerAndMoveOn("reject", entry), `Reject ${name}`);
        accept.disabled = reject.disabled = isBusy;
        parts.push(accept, reject);
      } else if (state) {
        const [symbol, word] = words[state];
        const line = make("span", `standing ${state}-standing`);
        const sign = make("span", "symbol", symbol);
        sign.setAttribute("aria-hidden", "true");
        line.append(sign, word);
        parts.push(line);
        if (state !== "gone") parts.push(button("undo-button", "Undo", "", () => undo([name]), `Undo: let ${name} wait again`));
      }
      if (problem) {
        const line = make("p", "refusal", problem);
        line.setAttribute("role", "alert");
        parts.push(line);
      }
      return parts;
    });
  }

  function renderGroup(group) {
    const list = all(".entry", group);
    const names = waitingIn(list);
    const isBusy = names.some(name => busy.has(name));
    // One picture has its own buttons.
    const place = all(".actions", group).find(found => !found.closest(".entry"));
    const key = list.length < 2 || names.length < 1 ? "" : `${names.length} ${isBusy}`;
    fill(place, key, () => {
      if (!key) return [];
      const title = one("h2", group)?.textContent.trim() ?? "";
      const accept = button("accept-button", `Accept ${names.length}`, "", () => answer("accept", waitingIn(list)), `Accept ${names.length}: ${title}`);
      const reject = button("reject-button", `Reject ${names.length}`, "", () => answer("reject", waitingIn(list)), `Reject ${names.length}: ${title}`);
      accept.disabled = reject.disabled = isBusy;
      return [accept, reject];
    });
  }

  function renderHead() {
    const states = Object.values(items).map(item => item.state);
    const count = state => states.filter(other => other === state).length;
    const names = waitingIn(entries);
    const isFiltered = names.length < count("pending");
    const tally = [[count("pending"), "pending"], [count("accepted"), "accepted"], [count("rejected"), "rejected"]]
      .filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`).join(" · ");
    const isBusy = busy.size > 0;
    const canUndo = answered > 0 || count("accepted") + count("rejected") > 0;
    const key = [names.length, isFiltered, tally, isBusy, canUndo, isLost, working].join("|");
    fill(one(".summary .actions"), key, () => {
      const parts = [];
      if (names.length > 0) {
        const what = isFiltered ? `${names.length} shown` : names.length === 1 ? "it" : `all ${names.length}`;
        const accept = button("accept-button", `Accept ${what}`, "", () => answer("accept", waitingIn(entries)));
        const reject = button("reject-button", `Reject ${what}`, "", () => answer("reject", waitingIn(entries)));
        accept.disabled = reject.disabled = isBusy;
        parts.push(accept, reject);
      }
      if (canUndo) parts.push(button("undo-button", "Undo", "u", () => undo()));
      const line = make("span", "tally", working || tally || "Nothing waits for an answer.");
      line.setAttribute("role", "status");
      parts.push(line);
      if (isLost) {
        const lost = make("span", "lost", "The review has ended, or can't be reached.");
        lost.setAttribute("role", "alert");
        parts.push(lost);
      }
      return parts;
    });
  }

  function render() {
    for (const entry of entries) renderEntry(entry);
    for (const group of all(".group")) renderGroup(group);
    renderHead();
  }

  // A filter changes what "all" means.
  let isPlanned = false;
  new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      for (const group of all(".group")) renderGroup(group);
      renderHead();
    });
  }).observe(one("main"), { attributes: true, attributeFilter: ["hidden"], subtree: true });

  // -- Keys.
  async function answerAndMoveOn(verb, entry) {
    const isDone = await answer(verb, [entry.dataset.name]);
    if (!isDone) return;
    const rest = entries.slice(entries.indexOf(entry) + 1).concat(entries.slice(0, entries.indexOf(entry)));
    const next = rest.find(other => isVisible(other) && items[other.dataset.name]?.state === "pending");
    const moved = document.activeElement;
    // Whoever has gone elsewhere meanwhile stays there.
    if (!next || moved && moved !== document.body && !entry.contains(moved) && moved !== entry) return;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "start" });
  }

  for (const verb of ["accept", "reject"]) {
    document.addEventListener("likeness:" + verb, event => {
      event.preventDefault();
      const entry = event.target.closest(".entry");
      if (entry) answerAndMoveOn(verb, entry);
    });
  }

  document.addEventListener("keydown", event => {
    if (event.key !== "u" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, textarea, select, dialog[open]")) return;
    event.preventDefault();
    undo();
  });

  const keys = one(".keys dl");
  if (keys) {
    const row = make("div");
    const key = make("dt");
    key.append(make("kbd", "", "u"));
    row.append(key, make("dd", "", "take the last answer back"));
    keys.insertBefore(row, [...keys.children].find(other => one("kbd", other)?.textContent === "c") ?? null);
  }

  let silence = 0;

  function say(text) {
    const toast = one("[data-toast]");
    if (!toast) return;
    toast.textContent = text;
    toast.classList.add("shown");
    clearTimeout(silence);
    silence = setTimeout(() => toast.classList.remove("shown"), 5000);
  }

  // -- News. A page that can't be seen gives its connection back, as a browser has six for all of them.
  let source = null;

  function listen() {
    if (document.visibilityState === "hidden" || source) return;
    source = new EventSource("events");
    const on = (name, act) => source.addEventListener(name, event => act(JSON.parse(event.data)));
    on("state", state => {
      isLost = false;
      items = state.items;
      document.documentElement.classList.add("reviewing");
      render();
      if (state.revision !== revision) renew();
    });
    on("items", changed => {
      Object.assign(items, changed);
      render();
    });
    on("revision", number => { if (number !== revision) renew(); });
    source.addEventListener("error", () => {
      isLost = true;
      renderHead();
    });
  }

  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") return listen();
    source?.close();
    source = null;
  });

  // -- A report that tells something else: the page comes anew, and looks as before.
  const memory = "likeness-review";
  let isRenewing = false;

  function renew() {
    if (isRenewing) return;
    // Nobody is interrupted while typing, reading the keys, or dragging.
    if (busy.size > 0 || isHeld || one("dialog[open]") || document.activeElement?.matches("input[type=search]")) {
      setTimeout(renew, 300);
      return;
    }
    isRenewing = true;
    const top = 90;
    const current = document.activeElement?.closest?.(".entry");
    const anchor = current && isVisible(current) ? current : entries.find(entry => isVisible(entry) && entry.getBoundingClientRect().bottom > top);
    const root = document.documentElement;
    sessionStorage.setItem(memory, JSON.stringify({
      mode: root.dataset.mode, zoom: root.dataset.zoom, outlines: root.hasAttribute("data-outlines"),
      filter: one('[data-filter][aria-pressed="true"]')?.dataset.filter, search: one("[data-search]")?.value ?? "",
      passed: one("details.passed")?.open, answered,
      entry: anchor?.dataset.name, after: anchor ? entries.slice(entries.indexOf(anchor) + 1).map(entry => entry.dataset.name).slice(0, 50) : [],
      offset: anchor?.getBoundingClientRect().top, scroll: scrollY, hasFocus: anchor !== undefined && anchor === current,
    }));
    location.reload();
  }

  let isHeld = false;
  addEventListener("pointerdown", () => { isHeld = true; }, true);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => { isHeld = false; }, true);

  function comeBack() {
    const kept = sessionStorage.getItem(memory);
    sessionStorage.removeItem(memory);
    if (!kept) return;
    const before = JSON.parse(kept);
    answered = before.answered;
    const press = selector => one(selector)?.click();
    if (before.mode !== document.documentElement.dataset.mode) press(`[data-mode-button="${before.mode}"]`);
    if (before.zoom !== document.documentElement.dataset.zoom) press(`[data-zoom-button="${before.zoom}"]`);
    if (before.outlines) press("[data-regions]");
    if (before.filter && before.filter !== "all") press(`[data-filter="${before.filter}"]`);
    const search = one("[data-search]");
    if (search && before.search) {
      search.value = before.search;
      search.dispatchEvent(new Event("input", { bubbles: true }));
    }
    const passed = one("details.passed");
    if (passed && before.passed !== undefined) passed.open = before.passed;
    const name = [before.entry, ...before.after].find(name => entryOf.has(name));
    const anchor = entryOf.get(name);
    if (anchor && before.hasFocus) anchor.focus({ preventScroll: true });
    const settle = () => {
      if (anchor) scrollBy({ top: anchor.getBoundingClientRect().top - before.offset, behavior: "instant" });
      else scrollTo({ top: before.scroll, behavior: "instant" });
    };
    // Entries out of sight are laid out when they come into it, which can move what is below.
    settle();
    requestAnimationFrame(() => { settle(); requestAnimationFrame(settle); });
  }

  history.scrollRestoration = "manual";
  comeBack();
  listen();
})();
