import { inlined } from "./lost-script.ts";

/** Global through which the framework receives its data. */
interface FrameworkWindow {
  readonly __reactRouterContext: { readonly streamController: ReadableStreamDefaultController<string> };
}

/**
 * Defers hydration of a fully server-rendered page until the first sign of interaction, or for a few seconds: then
 * fetches the page's modules and the imports of its own script, all at once, and runs it. The most used parts are
 * fetched right after painting, and hydrate earlier by themselves (`until-seen`). Where this browser stores what changes
 * the page, as favourites or unsent input, it hydrates at once. Clicks before hydration are replayed afterwards, as are the last pointer, key and focus events.
 *
 * Inlined into pages as it is: may not use anything from outside the function.
 */
function deferHydration(): void {
  const triggerTypes = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "input", "scroll"];
  const replayedTypes = ["pointerover", "mouseover", "pointermove", "focusin", "keydown"];
  const controls = "button, summary, a[data-answers], a[data-page=in-place]";
  const maxDelayMs = { "until-seen": 3000, "until-used": 6000 };
  const timeoutMs = 10_000;
  const retryMs = 2000;
  const guardMs = 30_000;
  const reloadedKey = "vieira-script-lost";
  const lastEvents = new Map<string, Event>();
  const heldControls: HTMLElement[] = [];
  let hasInteracted = false;
  let areModulesRequested = false;
  let isHydrating = false;

  const recordEvent = (event: Event) => lastEvents.set(event.type, event);

  /** A link loads a new document: `firstPaintScript` moves the focus there as after any link, which hydrates the page. */
  const recordFollowedLink = (link: Element | null) => {
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target || link.download) return;
    try {
      sessionStorage.setItem("vieira-followed", link.pathname);
    } catch {
      // Without storage the browser announces the new page by itself.
    }
  };

  const holdClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // A link that is followed after a click waits too: leaving at once would lose the click.
    const control = target.closest<HTMLElement>(heldControls.length > 0 ? `${controls}, a` : controls);
    if (!control) return recordFollowedLink(target.closest("a"));
    event.preventDefault();
    event.stopImmediatePropagation();
    control.ariaBusy = "true";
    control.dataset["held"] = "";
    heldControls.push(control);
    hasInteracted = true;
    hydrate();
  };

  /** The page now handles events itself, or cannot. */
  const replayEvents = () => {
    removeEventListener("click", holdClick, true);
    for (const type of replayedTypes) removeEventListener(type, recordEvent, true);
    for (const event of lastEvents.values()) {
      const Same = event.constructor as typeof Event;
      if (event.target instanceof Element && event.target.isConnected)
        event.target.dispatchEvent(new Same(event.type, event));
    }
    lastEvents.clear();
    for (const control of heldControls.splice(0)) {
      control.ariaBusy = null;
      delete control.dataset["held"];
      control.click();
    }
  };

  /** Makes the framework load the modules of the page, which it waits for, with any number of attempts. */
  const loadPageData = async (digest: string): Promise<void> => {
    try {
      const answer = await fetch(
        `${location.pathname}${location.search}${location.search ? "&" : "?"}_waking=${digest}`,
      );
      if (answer.status === 410) return reloadOnce();
      if (!answer.ok) throw new Error(answer.statusText);
      const data = await answer.text();
      // oxlint-disable-next-line no-underscore-dangle -- named by the framework
      const { streamController } = (window as unknown as FrameworkWindow).__reactRouterContext;
      streamController.enqueue(data);
      streamController.close();
    } catch {
      setTimeout(() => void loadPageData(digest), retryMs);
    }
  };

  /** The page has changed by now, or a script was lost: it is loaded again, at most once in half a minute. */
  const reloadOnce = () => {
    try {
      const last = Number(sessionStorage.getItem(reloadedKey));
      sessionStorage.setItem(reloadedKey, String(Date.now()));
      if (Date.now() - last > guardMs) return location.reload();
    } catch {
      // Without storage it could go on for ever.
    }
    replayEvents();
  };

  /** Browsers remember that a module could not be fetched: the page is reloaded as soon as it can be fetched. */
  const retry = () => {
    fetch(location.href).then(reloadOnce, () => setTimeout(retry, retryMs));
  };

  /** Whether what is stored in this browser may change the page: see `firstPaintScript`. */
  const mayDifferHere = () => {
    const { asServed, stranger } = document.documentElement.dataset;
    return (
      asServed === undefined || (stranger === undefined && document.querySelector("[data-for-strangers]") !== null)
    );
  };

  const findPlaceholder = () => document.querySelector<HTMLScriptElement>("script[data-sleeps]");

  const fetchModules = ({ dataset }: HTMLScriptElement) => {
    if (areModulesRequested) return;
    areModulesRequested = true;
    for (const module of (dataset["modules"] ?? "").split(" ")) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = module;
      document.head.append(link);
    }
  };

  const hydrate = () => {
    const placeholder = findPlaceholder();
    if (isHydrating || !placeholder || document.readyState === "loading") return;
    isHydrating = true;
    for (const sign of triggerTypes) removeEventListener(sign, onInteraction, true);
    void loadPageData(placeholder.dataset["digest"] ?? "");
    fetchModules(placeholder);
    const script = document.createElement("script");
    script.type = "module";
    script.text = placeholder.text;
    script.addEventListener("error", () => {
      replayEvents();
      setTimeout(retry, retryMs);
    });
    document.head.append(script);
    setTimeout(replayEvents, timeoutMs);
  };

  const onInteraction = (event: Event) => {
    // Browsers fire a move of a resting pointer when something is painted below it.
    if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
    hasInteracted = true;
    hydrate();
  };

  (window as { vieiraHydrated?: () => void }).vieiraHydrated = replayEvents;
  addEventListener("click", holdClick, true);
  for (const type of replayedTypes) addEventListener(type, recordEvent, { capture: true, passive: true });
  for (const sign of triggerTypes) addEventListener(sign, onInteraction, { capture: true, passive: true });
  document.addEventListener("DOMContentLoaded", () => {
    const placeholder = findPlaceholder();
    if (!placeholder) return;
    const until = placeholder.dataset["sleeps"] === "until-seen" ? "until-seen" : "until-used";
    if (mayDifferHere() || hasInteracted) hydrate();
    else if (until === "until-seen")
      new PerformanceObserver(() => setTimeout(fetchModules, 0, placeholder)).observe({
        type: "paint",
        buffered: true,
      });
    addEventListener("load", () => setTimeout(hydrate, maxDelayMs[until]));
  });
}

/** Constant text, so that its hash in the content security policy never changes. */
export const deferredHydrationScript = inlined(deferHydration);
