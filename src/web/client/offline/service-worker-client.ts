import { canWorkOffline } from "./support.ts";
import { cancelParts, type PartGroup, type PartsAnswer, type WorkerRequest } from "./worker-messages.ts";

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
