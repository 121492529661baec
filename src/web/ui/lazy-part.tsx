import { type ComponentType, lazy } from "react";

/** Between two attempts, in milliseconds, while nobody says that the network is back. */
const pauseMs = 5_000;

/**
 * A component whose script is fetched when it is first drawn. While it cannot be fetched the page stays as it is: the
 * script is asked for again when the network is back, and from time to time.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await (typeof window === "undefined" ? load() : loadedAtLast(load)) }));
}

/** What `load` fetches, however often it takes. */
export async function loadedAtLast<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => {
      window.addEventListener("online", () => resolve(), { once: true });
      setTimeout(resolve, pauseMs);
    });
    return loadedAtLast(load);
  }
}
