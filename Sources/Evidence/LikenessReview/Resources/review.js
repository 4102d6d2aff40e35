// Answers on a page that `likeness review` serves: accept, reject, undo; and updates as tests run
// again.
"use strict";
(() => {
  const meta = document.querySelector('meta[name="likeness-review"]');
  if (!meta) return;
  const token = meta.content;
  const revision = Number(meta.dataset.revision);
  const page = window.likenessReport;
  const { all, one, say } = page;
  page.bytes = async address => new Uint8Array(await (await fetch(address)).arrayBuffer());
  const entries = all(".entry");
  const entryOf = new Map(entries.map(entry => [entry.dataset.name, entry]));
  const refusals = new Map();
  const busy = new Set();
  let items = {};
  let isLost = false;
  let working = "";

  // -- Requests.
  let asked = Promise.resolve();

  function post(verb, body) {
    const reply = send(verb, body);
    // The page acts on a reply before it handles the events that arrived meanwhile.
    asked = reply.catch(() => {}).then(() => new Promise(done => setTimeout(done)));
    return reply;
  }

  async function send(verb, body) {
    const answer = await fetch(verb, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Likeness-Token": token },
      body: JSON.stringify(body),
      cache: "no-store",
    });
    if (!answer.ok) throw new Error((await answer.text()).trim());
    return answer.json();
  }

  // Sends many answers in parts, so the page can show its progress and the server stays responsive
  // to others.
  const part = 50;

  // `mark` is called once the answer stands, before the page shows it.
  async function answer(verb, names, mark = () => {}) {
    const waiting = names.filter(name => items[name]?.state === "pending" && !busy.has(name));
    if (waiting.length === 0)
      return say(names.length === 1 ? standing(names[0]) : "Nothing is pending.");
    for (const name of waiting) busy.add(name);
    let done = 0;
    let refused = 0;
    for (let start = 0; start < waiting.length; start += part) {
      const some = waiting.slice(start, start + part);
      if (waiting.length > part)
        working = `${verb === "accept" ? "Accepting" : "Rejecting"}: ${start} of ${waiting.length}`;
      render();
      try {
        const reply = await post(verb, {
          entries: some.map(name => ({ name, seen: items[name]?.seen })),
        });
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
    const isDone = done > 0 && refused === 0;
    if (isDone) mark();
    render();
    const word = verb === "accept" ? "accepted" : "rejected";
    if (refused > 0) say(`${refused} could not be ${word}; the reason stands with each.`);
    else if (done > 1) say(`${done} ${word}. u takes them back.`);
    // What a filter hides now would come back for the flash.
    const shown = waiting
      .filter(name => items[name]?.state !== "pending")
      .map(name => entryOf.get(name))
      .filter(isVisible);
    if (done > 1) for (const entry of shown) page.flash(entry, verb).then(page.applyFilter);
    return isDone;
  }

  async function undo(names) {
    let undone;
    try {
      const reply = await post("undo", names ? { entries: names.map(name => ({ name })) } : {});
      take(reply);
      if (reply.done.length === 0 && reply.refused.length === 0) say("There is nothing to undo.");
      else if (reply.refused.length > 0) say(reply.refused[0].problem);
      else {
        say(
          reply.done.length === 1
            ? `${reply.done[0].identity} is pending again.`
            : `${reply.done.length} are pending again.`
        );
        undone = entries.find(entry =>
          reply.done.some(({ identity }) => identity === entry.dataset.name)
        );
      }
    } catch (error) {
      say(error.message || "The review can't be reached.");
    }
    render();
    if (!undone) return;
    page.show(undone);
    page.flash(undone, "undo");
  }

  function take(reply) {
    Object.assign(items, reply.items);
    for (const { identity } of reply.done) refusals.delete(identity);
    for (const { identity, problem } of reply.refused) refusals.set(identity, problem);
  }

  // -- Buttons.
  const words = {
    accepted: ["✓", "Accepted"],
    rejected: ["–", "Rejected"],
    outdated: ["!", "Outdated: run the checks again"],
    gone: ["·", "No longer pending"],
  };

  function standing(name) {
    const item = items[name];
    return item?.state === "pending"
      ? "It is being answered."
      : item
        ? `${words[item.state][1]}.`
        : "It is not pending.";
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

  // Replacing a focused button would send keyboard users back to the top of the page.
  function fill(place, key, parts) {
    if (!place || place.dataset.shown === key) return;
    const hadFocus = place.contains(document.activeElement);
    place.dataset.shown = key;
    place.replaceChildren(...parts());
    if (!hadFocus) return;
    // Where no button is left, the next one of the page.
    const next = all(".actions button:not(:disabled)").find(
      other => place.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
    );
    (
      one("button:not(:disabled)", place) ??
      place.closest(".entry") ??
      next ??
      page.current()
    )?.focus({ preventScroll: Boolean(place.closest(".entry")) });
  }

  const answers = [
    ["accepted", "accepted"],
    ["rejected", "rejected"],
    ["outdated", "outdated"],
    ["gone", "no longer pending"],
  ];
  const countIn = (list, state) =>
    list.filter(entry => items[entry.dataset.name]?.state === state).length;
  // `3 accepted · 1 rejected`, or nothing.
  const answersOf = list =>
    answers
      .map(([state, word]) => [countIn(list, state), word])
      .filter(([number]) => number > 0)
      .map(part => part.join(" "))
      .join(" · ");
  const counted = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;
  const isVisible = entry => !entry.hidden && !entry.closest("[hidden]");
  const waitingIn = list =>
    list
      .filter(entry => items[entry.dataset.name]?.state === "pending" && isVisible(entry))
      .map(entry => entry.dataset.name);

  function renderEntry(entry) {
    const name = entry.dataset.name;
    const state = items[name]?.state;
    const isBusy = busy.has(name);
    const problem = refusals.get(name) ?? "";
    if (state) entry.dataset.answer = state;
    else delete entry.dataset.answer;
    fill(one(".actions", entry), `${state} ${isBusy} ${problem}`, () => {
      const parts = [];
      if (state === "pending") {
        const accept = button(
          "accept-button",
          isBusy ? "Accepting" : "Accept",
          "a",
          () => answerAndMoveOn("accept", entry),
          `Accept ${name}`
        );
        const reject = button(
          "reject-button",
          "Reject",
          "r",
          () => answerAndMoveOn("reject", entry),
          `Reject ${name}`
        );
        accept.disabled = reject.disabled = isBusy;
        parts.push(accept, reject);
      } else if (state) {
        const [symbol, word] = words[state];
        const line = make("span", `standing ${state}-standing`);
        const sign = make("span", "symbol", symbol);
        sign.setAttribute("aria-hidden", "true");
        line.append(sign, word);
        parts.push(line);
        if (state === "accepted" || state === "rejected")
          parts.push(
            button(
              "undo-button",
              "Undo",
              "",
              () => undo([name]),
              `Undo: make ${name} pending again`
            )
          );
      }
      if (problem) {
        const line = make("p", "refusal", problem);
        line.setAttribute("role", "alert");
        parts.push(line);
      }
      return parts;
    });
  }

  // The capital keys answer a group whose causes explain every pixel of all its pictures, and
  // otherwise the marked snapshot alone.
  const explained = ".group[data-explained]";
  function alike(entry) {
    const group = entry.closest(explained);
    return waitingIn(group ? all(".entry", group) : [entry]);
  }

  function renderGroup(group) {
    const list = all(".entry", group);
    const names = waitingIn(list);
    const isBusy = names.some(name => busy.has(name));
    // A single picture has its own buttons.
    const place = all(".actions", group).find(found => !found.closest(".entry"));
    const key = list.length < 2 || names.length < 1 ? "" : `${names.length} ${isBusy}`;
    fill(place, key, () => {
      if (!key) return [];
      const title = one("h2, h3", group)?.textContent.trim() ?? "";
      const [acceptKey, rejectKey] = group.matches(explained) ? ["A", "R"] : ["", ""];
      const what = group.classList.contains("group")
        ? names.length
        : counted(names.length, "variant");
      const accept = button(
        "accept-button",
        `Accept ${what}`,
        acceptKey,
        () => answer("accept", waitingIn(list)),
        `Accept ${what}: ${title}`
      );
      const reject = button(
        "reject-button",
        `Reject ${what}`,
        rejectKey,
        () => answer("reject", waitingIn(list)),
        `Reject ${what}: ${title}`
      );
      accept.disabled = reject.disabled = isBusy;
      return [accept, reject];
    });
  }

  // A cause accepts the snapshots that it explains completely, and rejects every one that it
  // changed.
  function renderCause(line) {
    const within = anchors =>
      anchors
        .split(" ")
        .filter(Boolean)
        .flatMap(anchor => all(".entry", document.getElementById(anchor).closest(".group")));
    const entire = within(line.dataset.entire ?? "");
    const partial = within(line.dataset.partly);
    const whole = [...entire, ...partial];
    const partly = waitingIn(partial);
    const isBusy = waitingIn(whole).some(name => busy.has(name));
    const standings = answersOf(whole);
    fill(
      one(".actions", line),
      `${waitingIn(entire).length} ${partly.length} ${standings} ${isBusy}`,
      () => {
        const title = one(":is(.cause, .kind)", line).textContent.trim();
        const parts = standings ? [make("span", "tally", standings)] : [];
        if (partly.length > 0) {
          // Where they are answered one group at a time.
          const all = !standings && waitingIn(entire).length === 0;
          const rest = make(
            "a",
            "tally",
            all
              ? `${partly.length === 1 ? "It has" : `All ${partly.length} have`} other changes too`
              : `${partly.length} ${partly.length === 1 ? "has" : "have"} other changes too`
          );
          rest.href = `#${entryOf.get(partly[0]).id}`;
          parts.push(rest);
        }
        for (const [verb, word, list] of [
          ["accept", "Accept", entire],
          ["reject", "Reject", whole],
        ]) {
          const size = waitingIn(list).length;
          if (size === 0) continue;
          const text = `${word} ${size}`;
          const made = button(
            `${verb}-button`,
            text,
            "",
            () => answer(verb, waitingIn(list)),
            `${text}: ${title}`
          );
          if (partial.length > 0)
            made.title =
              verb === "reject"
                ? "Every snapshot with this change, whatever else changed in it."
                : "The snapshots that this change explains alone.";
          made.disabled = isBusy;
          parts.push(made);
        }
        return parts;
      }
    );
  }

  // The progress of the review, always visible; its end appears in the heading and the title.
  const heading = one("h1");
  const opening = { heading: [...heading.childNodes], title: document.title };

  function renderProgress(count, tally) {
    const pending = count("pending");
    const outdated = count("outdated");
    const answered = count("accepted") + count("rejected") + count("gone");
    const total = pending + answered;
    Object.assign(one(".progress progress"), { max: Math.max(1, total), value: answered });
    one("[data-progress]").textContent = `${answered} of ${total} answered`;
    one('[data-count="pending"]').textContent = pending + outdated;
    one('[data-count="answered"]').textContent = answered;
    one("[data-tally]").textContent = answersOf(entries);
    const isDone = total > 0 && pending === 0;
    if (heading.dataset.shown === tally) return;
    heading.dataset.shown = tally;
    const failing = entries.filter(
      entry => !items[entry.dataset.name] && entry.dataset.kind === "error"
    ).length;
    const unread =
      (one('[id="~lost"]') ? " Some outcomes are lost." : "") +
      (one('[id="~problems"]') ? " Some scenes could not be read." : "");
    const old = `${outdated} ${outdated === 1 ? "is" : "are"} outdated: run the checks again.`;
    const rest =
      (outdated > 0 ? ` ${old}` : "") +
      (failing > 0 ? ` ${failing} ${failing === 1 ? "error remains" : "errors remain"}.` : "") +
      unread;
    const next =
      count("rejected") > 0
        ? "Next: commit the references, mend what you rejected, and check again."
        : "Next: commit the references.";
    const left =
      answered > 0 &&
      `${pending} of ${counted(total, "snapshot")} ${pending === 1 ? "is" : "are"} left to answer`;
    const every = total === 1 ? "The snapshot is" : `All ${total} snapshots are`;
    const end = `${every} answered: ${tally}.${rest}`;
    const current = isDone ? end : left;
    for (const place of all("[data-next]")) {
      place.hidden = !isDone || count("gone") === total;
      place.textContent = next;
    }
    one(".progress .marked").hidden = isDone;
    heading.replaceChildren(...current ? [current] : opening.heading);
    document.title = current || opening.title;
  }

  function renderCurrent() {
    const entry = page.current();
    const size = entry ? alike(entry).length : 0;
    one("[data-current]").textContent = entry?.dataset.name ?? "nothing";
    one("[data-group]").textContent = size;
    one("[data-group]").parentElement.hidden = size < 2;
  }

  addEventListener("likeness:current", renderCurrent);

  function renderHead() {
    const states = Object.values(items).map(item => item.state);
    const count = state => states.filter(other => other === state).length;
    const names = waitingIn(entries);
    const isFiltered = names.length < count("pending");
    const tally = [count("pending") && `${count("pending")} pending`, answersOf(entries)]
      .filter(Boolean)
      .join(" · ");
    renderProgress(count, tally);
    renderCurrent();
    const isBusy = busy.size > 0;
    const canUndo = count("accepted") + count("rejected") > 0;
    const key = [names.length, isFiltered, tally, isBusy, canUndo, isLost, working].join("|");
    fill(one(".summary .actions"), key, () => {
      const parts = [];
      if (names.length > 0) {
        const what = isFiltered
          ? `${names.length} shown`
          : names.length === 1
            ? "it"
            : `all ${names.length}`;
        const accept = button("accept-button", `Accept ${what}`, "", () =>
          answer("accept", waitingIn(entries))
        );
        const reject = button("reject-button", `Reject ${what}`, "", () =>
          answer("reject", waitingIn(entries))
        );
        accept.disabled = reject.disabled = isBusy;
        parts.push(accept, reject);
      }
      if (canUndo) parts.push(button("undo-button", "Undo", "u", () => undo()));
      const line = make("span", "tally", working || tally || "Nothing is pending.");
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
    renderLists();
    page.applyFilter();
  }

  function renderLists() {
    for (const group of all(".group, .story")) renderGroup(group);
    for (const line of all(".causes li")) renderCause(line);
    renderHead();
  }

  // A filter changes what "all" means.
  let isPlanned = false;
  new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      renderLists();
    });
  }).observe(one("main"), { attributes: true, attributeFilter: ["hidden"], subtree: true });

  // -- Keys. Highlights the answer on its snapshot, then shows the next pending one. A key
  // before that shows it immediately.
  const leaving = new Map();

  async function answerAndMoveOn(verb, entry) {
    if (leaving.has(entry)) return leaving.get(entry)(verb);
    const name = entry.dataset.name;
    let hurried = "";
    const key = new Promise(done => {
      leaving.set(entry, verb => {
        hurried = verb;
        done();
      });
    });
    let flash;
    const isDone = await answer(verb, [name], () => { flash = page.flash(entry, verb); });
    if (isDone) {
      say(`${name} ${verb}ed. u takes it back.`);
      await Promise.race([flash, key]);
    }
    leaving.delete(entry);
    if (!isDone) return;
    delete entry.dataset.flash;
    page.applyFilter();
    // The reader took it back during the flash and is still looking at it.
    if (items[name]?.state === "pending") return;
    // A reader who has moved on meanwhile stays there.
    if (page.current() !== entry && isVisible(entry)) return;
    const rest = entries
      .slice(entries.indexOf(entry) + 1)
      .concat(entries.slice(0, entries.indexOf(entry)));
    const next = rest.find(
      other => isVisible(other) && items[other.dataset.name]?.state === "pending"
    );
    if (!next) return;
    page.show(next);
    if (hurried) say(`${name} ${verb}ed. Press the key again to ${hurried} ${next.dataset.name}.`);
  }

  for (const verb of ["accept", "reject"]) {
    document.addEventListener("likeness:" + verb, event => {
      event.preventDefault();
      const entry = event.target.closest(".entry");
      if (entry) answerAndMoveOn(verb, entry);
    });
  }

  page.keys.u = () => undo();

  for (const [key, verb] of [["A", "accept"], ["R", "reject"]]) {
    page.keys[key] = async () => {
      const entry = page.target(`${verb} the group of`);
      if (!entry) return;
      if (!entry.closest(explained)) return answerAndMoveOn(verb, entry);
      const names = alike(entry);
      if (!names.length) return say("Every snapshot of this group is answered.");
      if (!await answer(verb, names)) return;
      page.applyFilter();
      const next = entries.find(
        other => isVisible(other) && items[other.dataset.name]?.state === "pending"
      );
      if (next) page.show(next);
    };
  }

  const keys = one(".keys dl");
  if (keys) {
    const before = [...keys.children].find(other => one("kbd", other)?.textContent === "c") ?? null;
    for (const [letters, words] of [
      ["AR", "accept, reject every snapshot with the same causes, if they cover every pixel"],
      ["u", "undo the last answer"],
    ]) {
      const row = make("div");
      const key = make("dt");
      key.append(...[...letters].flatMap(letter => [make("kbd", "", letter), " "]));
      row.append(key, make("dd", "", words));
      keys.insertBefore(row, before);
    }
  }

  // -- Updates. A hidden page closes its connection, because a browser allows only six to one
  // server.
  let source = null;

  function listen() {
    if (document.visibilityState === "hidden" || source) return;
    source = new EventSource("events");
    const on = (name, act) => source.addEventListener(name, event => act(JSON.parse(event.data)));
    // Events wait for pending replies and keep their order. One that fails holds up no other.
    let last = Promise.resolve();
    const inOrder = act => value => {
      last = Promise.all([last, asked])
        .then(() => act(value))
        .catch(reportError);
    };
    on(
      "state",
      inOrder(state => {
        isLost = false;
        items = state.items;
        document.documentElement.classList.add("reviewing");
        render();
        if (state.revision !== revision) renew();
      })
    );
    on(
      "items",
      inOrder(changed => {
        Object.assign(items, changed);
        render();
      })
    );
    on("revision", number => {
      if (number !== revision) renew();
    });
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

  // -- A new report: the page reloads, and restores its state.
  const memory = "likeness-review";
  let isRenewing = false;

  function renew() {
    if (isRenewing) return;
    // Never interrupts typing, reading the keys, or dragging.
    if (
      busy.size > 0 ||
      isHeld ||
      one("dialog[open]") ||
      document.activeElement?.matches("input[type=search]")
    ) {
      setTimeout(renew, 300);
      return;
    }
    isRenewing = true;
    const anchor = page.current();
    const root = document.documentElement;
    sessionStorage.setItem(
      memory,
      JSON.stringify({
        order: one("[data-sort]")?.value,
        mode: root.dataset.mode,
        zoom: root.dataset.zoom,
        outlines: root.hasAttribute("data-outlines"),
        filter: one('[data-filter][aria-pressed="true"]')?.dataset.filter,
        search: one("[data-search]")?.value ?? "",
        passed: one("details.passed")?.open,
        entry: anchor?.dataset.name,
        after: anchor
          ? entries
              .slice(entries.indexOf(anchor) + 1)
              .map(entry => entry.dataset.name)
              .slice(0, 50)
          : [],
        offset: anchor?.getBoundingClientRect().top,
        scroll: scrollY,
        hasFocus: anchor?.contains(document.activeElement) ?? false,
      })
    );
    location.reload();
  }

  let isHeld = false;
  addEventListener(
    "pointerdown",
    () => {
      isHeld = true;
    },
    true
  );
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(
      end,
      () => {
        isHeld = false;
      },
      true
    );

  function comeBack() {
    const kept = sessionStorage.getItem(memory);
    sessionStorage.removeItem(memory);
    if (!kept) return;
    const before = JSON.parse(kept);
    const press = selector => one(selector)?.click();
    if (before.mode !== document.documentElement.dataset.mode)
      press(`[data-mode-button="${before.mode}"]`);
    if (before.zoom !== document.documentElement.dataset.zoom)
      press(`[data-zoom-button="${before.zoom}"]`);
    if (before.outlines && !document.documentElement.hasAttribute("data-outlines"))
      press("[data-outlines-button]");
    if (before.filter && before.filter !== "all") press(`[data-filter="${before.filter}"]`);
    const sorting = one("[data-sort]");
    if (sorting && before.order && sorting.value !== before.order) {
      sorting.value = before.order;
      sorting.dispatchEvent(new Event("change", { bubbles: true }));
    }
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
      if (anchor)
        scrollBy({ top: anchor.getBoundingClientRect().top - before.offset, behavior: "instant" });
      else scrollTo({ top: before.scroll, behavior: "instant" });
    };
    // Entries out of sight are laid out when they come into view, which can move what is below.
    settle();
    requestAnimationFrame(() => { settle(); requestAnimationFrame(settle); });
  }

  history.scrollRestoration = "manual";
  renderCurrent();
  comeBack();
  listen();
})();
