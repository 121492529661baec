import { inlined } from "./lost-script.ts";

/** Global through which the framework receives its data. */
interface FrameworkWindow {
  readonly __reactRouterContext: { readonly streamController: ReadableStreamDefaultController<string> };
}

/**
 * Defers hydration of a fully server-rendered page until the first sign of interaction, or for a few seconds: then
 * fetches the page's modules and the imports of its own script, all at once, and runs it. The most used parts are
 * fetched right after painting, and hydrate earlier by themselves (`until-seen`). Visitors with saved content see it at
 * once. Clicks before hydration are replayed afterwards, as are the last pointer, key and focus events.
 *
 * Inlined into pages as it is: may not use anything from outside the function.
 */
function sleep(): void {
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "input", "scroll"];
  const told = ["pointerover", "mouseover", "pointermove", "focusin", "keydown"];
  const answering = "button, summary, a[data-answers], a[data-page=in-place]";
  const lookedAtMs = { "until-seen": 3000, "until-used": 6000 };
  const patienceMs = 10_000;
  const againMs = 2000;
  const last = new Map<string, Event>();
  const pressed: HTMLElement[] = [];
  let hasTurned = false;
  let isFetched = false;
  let isWaking = false;

  const note = (event: Event) => last.set(event.type, event);

  /** A link loads a new document: `firstPaintScript` moves the focus there as after any link, which wakes the page. */
  const follow = (link: Element | null) => {
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target || link.download) return;
    try {
      sessionStorage.setItem("vieira-followed", link.pathname);
    } catch {
      // Without storage the browser announces the new page by itself.
    }
  };

  const hold = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // A link that is followed after a click waits too: leaving at once would lose the click.
    const control = target.closest<HTMLElement>(pressed.length > 0 ? `${answering}, a` : answering);
    if (!control) return follow(target.closest("a"));
    event.preventDefault();
    event.stopImmediatePropagation();
    control.ariaBusy = "true";
    control.dataset["held"] = "";
    pressed.push(control);
    hasTurned = true;
    wake();
  };

  /** The page now handles events itself, or cannot. */
  const alive = () => {
    removeEventListener("click", hold, true);
    for (const type of told) removeEventListener(type, note, true);
    for (const event of last.values()) {
      const Same = event.constructor as typeof Event;
      if (event.target instanceof Element && event.target.isConnected)
        event.target.dispatchEvent(new Same(event.type, event));
    }
    last.clear();
    for (const control of pressed.splice(0)) {
      control.ariaBusy = null;
      delete control.dataset["held"];
      control.click();
    }
  };

  /** Makes the framework load the modules of the page, which it waits for, with any number of attempts. */
  const handOver = async (digest: string): Promise<void> => {
    try {
      const answer = await fetch(
        `${location.pathname}${location.search}${location.search ? "&" : "?"}_waking=${digest}`,
      );
      if (answer.status === 410) return startAnew();
      if (!answer.ok) throw new Error(answer.statusText);
      const data = await answer.text();
      // oxlint-disable-next-line no-underscore-dangle -- named by the framework
      const { streamController } = (window as unknown as FrameworkWindow).__reactRouterContext;
      streamController.enqueue(data);
      streamController.close();
    } catch {
      setTimeout(() => void handOver(digest), againMs);
    }
  };

  /** The page has changed by now: the new one is loaded, once. */
  const startAnew = () => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (navigation?.type === "reload") alive();
    else location.reload();
  };

  /** Browsers remember that a module was lost on the way: the page is loaded anew as soon as it can be fetched. */
  const retry = () => {
    fetch(location.href).then(startAnew, () => setTimeout(retry, againMs));
  };

  const asleepPage = () => document.querySelector<HTMLScriptElement>("script[data-sleeps]");

  const fetchModules = ({ dataset }: HTMLScriptElement) => {
    if (isFetched) return;
    isFetched = true;
    for (const module of (dataset["modules"] ?? "").split(" ")) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = module;
      document.head.append(link);
    }
  };

  const wake = () => {
    const asleep = asleepPage();
    if (isWaking || !asleep || document.readyState === "loading") return;
    isWaking = true;
    for (const sign of signs) removeEventListener(sign, turn, true);
    void handOver(asleep.dataset["digest"] ?? "");
    fetchModules(asleep);
    const script = document.createElement("script");
    script.type = "module";
    script.text = asleep.text;
    script.addEventListener("error", retry);
    document.head.append(script);
    setTimeout(alive, patienceMs);
  };

  const turn = (event: Event) => {
    // Browsers fire a move of a resting pointer when something is painted below it.
    if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
    hasTurned = true;
    wake();
  };

  (window as { vieiraAwake?: () => void }).vieiraAwake = alive;
  addEventListener("click", hold, true);
  for (const type of told) addEventListener(type, note, { capture: true, passive: true });
  for (const sign of signs) addEventListener(sign, turn, { capture: true, passive: true });
  document.addEventListener("DOMContentLoaded", () => {
    const asleep = asleepPage();
    if (!asleep) return;
    const until = asleep.dataset["sleeps"] === "until-seen" ? "until-seen" : "until-used";
    if (!("stranger" in document.documentElement.dataset) || hasTurned) wake();
    else if (until === "until-seen")
      new PerformanceObserver(() => setTimeout(fetchModules, 0, asleep)).observe({ type: "paint", buffered: true });
    addEventListener("load", () => setTimeout(wake, lookedAtMs[until]));
  });
}

/** Constant text, so that its hash in the content security policy never changes. */
export const asleepScript = inlined(sleep);
