import { canWorkOffline } from "./support.ts";

/** Whether an opened page may be saved automatically: not with the data saver on. */
export function maySaveInBackground(): boolean {
  // Not in every browser, and so not in TypeScript's types.
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return canWorkOffline() && connection?.saveData !== true;
}

/** Time limit for a worker to activate, in milliseconds. */
const activationTimeoutMs = 3_000;

/**
 * Activates a waiting worker before a requested reload. Resolves once it is active: a page that loads while workers
 * change may wait for both.
 */
export async function activateWaitingWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!waiting) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    setTimeout(resolve, activationTimeoutMs);
    waiting.postMessage({ ask: "take-over" } satisfies WorkerRequest);
  });
}

/**
 * Makes the worker save groups of parts of the site.
 *
 * @returns their size in bytes
 * @throws when a part cannot be fetched, or when the signal aborts
 */
export async function cacheBuildFiles(
  groups: readonly PartGroup[],
  onProgress: (share: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<number> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1: port, port2: theirs } = new MessageChannel();
  return new Promise((resolve, reject) => {
    let bytes = 0;
    signal?.addEventListener("abort", () => {
      port.postMessage(cancelParts);
      reject(signal.reason);
    });
    port.addEventListener("message", ({ data }: MessageEvent<PartsAnswer>) => {
      if (data.is === "progress") {
        bytes = data.total;
        onProgress(data.loaded / Math.max(1, data.total));
        return;
      }
      port.close();
      if (data.is === "done") resolve(bytes);
      else reject(new Error("Parts of the site could not be fetched."));
    });
    port.start();
    active?.postMessage({ ask: "keep-parts", groups } satisfies WorkerRequest, [theirs]);
  });
}

/** Parts of the site that are only fetched on first offline use. */
export const partGroups = ["plan", "wishes", "map"] as const;
export type PartGroup = (typeof partGroups)[number];

/** Messages from pages to the worker; replies are sent over the attached port. */
export type WorkerRequest =
  | { readonly ask: "keep-parts"; readonly groups: readonly PartGroup[] }
  /** The user chose the newer build: the waiting worker may activate. */
  | { readonly ask: "take-over" };

/** Over the port of `keep-parts`; bytes are the uncompressed sizes of the files. */
export type PartsAnswer =
  | { readonly is: "progress"; readonly loaded: number; readonly total: number }
  | { readonly is: "done" }
  | { readonly is: "failed" };

/** From the page over the same port. */
export const cancelParts = "cancel";
