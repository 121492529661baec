import { type ComponentType, lazy, useState } from "react";

import { drawnParts } from "./drawn-parts.ts";

/** Retry delay in milliseconds, unless the browser reports that the network is back. */
const pauseMs = 5_000;

/**
 * A component whose script is loaded when it is first rendered. While loading fails the page stays as it is: it is
 * retried when the network is back, and at intervals.
 *
 * @param drawnAs a name for a part of server-rendered pages, see `loadDrawnParts`
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

/** The result of `load`, with any number of attempts. */
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
