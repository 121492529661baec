/**
 * Loads a page again whose script was lost on the way: browsers remember failed modules for as long as the document is
 * open. Only once all its modules can be fetched, which are then in the browser's cache, and only before anything was
 * typed; at most once in half a minute. Until then the page works as it does without a script.
 *
 * Inlined into pages as it is: may not use anything from outside the function. Pages that sleep have their own way, see
 * `asleepScript`.
 */
function watchScripts(): void {
  const pausesMs = [1000, 3000, 9000];
  const guardMs = 30_000;
  const key = "vieira-script-lost";
  let isOver = false;

  const reload = () => {
    try {
      const { [key]: last } = sessionStorage as { readonly [key]?: string };
      sessionStorage.setItem(key, String(Date.now()));
      if (!isOver && Date.now() - Number(last ?? 0) > guardMs) location.reload();
    } catch {
      // Without storage it could go on for ever.
    }
  };

  const fetchModules = (number: number) => {
    if (isOver) return;
    const modules = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
    const fetchModule = async ({ href }: HTMLLinkElement) => {
      const answer = await fetch(href);
      await answer.blob();
      if (!answer.ok) throw new Error(href);
    };
    Promise.all(modules.map(fetchModule)).then(reload, () => {
      const pauseMs = pausesMs[number];
      if (pauseMs === undefined) addEventListener("online", () => fetchModules(0), { once: true });
      else setTimeout(fetchModules, pauseMs, number + 1);
    });
  };

  const end = () => {
    isOver = true;
  };

  let isLost = false;
  const onFailure = (event: Event | PromiseRejectionEvent) => {
    const isScript = event.target instanceof HTMLScriptElement && event.target.type === "module";
    const isImport = "reason" in event && event.reason instanceof TypeError && /module/i.test(event.reason.message);
    if (isLost || isOver || !(isScript || isImport)) return;
    isLost = true;
    fetchModules(0);
  };

  addEventListener("error", onFailure, true);
  addEventListener("unhandledrejection", onFailure);
  addEventListener("input", end, true);
  (window as { vieiraAwake?: () => void }).vieiraAwake = end;
}

/** Constant text, so that its hash in the content security policy never changes. */
export const lostScript = inlined(watchScripts);

/** A function as the text of a script that calls it, without comments and indentation. */
export function inlined(run: () => void): string {
  return `(${run
    .toString()
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/\n\s+/g, "\n")})()`;
}
