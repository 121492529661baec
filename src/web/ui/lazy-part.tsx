import { type ComponentType, lazy, useState } from "react";

import { drawnParts } from "./drawn-parts.ts";

/** Between two attempts, in milliseconds, while nobody says that the network is back. */
const pauseMs = 5_000;

/**
 * A component whose script is fetched when it is first drawn. While it cannot be fetched the page stays as it is: the
 * script is asked for again when the network is back, and from time to time.
 *
 * @param drawnAs a name for a part that stands in pages as the server draws them, see `loadDrawnParts`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  drawnAs?: string,
): ComponentType<Props> {
  const Later = lazy(async () => ({ default: await (typeof window === "undefined" ? load() : loadedAtLast(load)) }));
  if (drawnAs === undefined) return Later;
  let loaded: ComponentType<Props> | undefined;
  drawnParts.set(drawnAs, async () => {
    loaded = await load();
  });
  return function DrawnPart(props: Props) {
    const [Part] = useState(() => loaded ?? Later);
    return (
      <>
        <template data-drawn={drawnAs} />
        <Part {...props} />
      </>
    );
  };
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
