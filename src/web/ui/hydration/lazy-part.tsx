import { type ComponentType, lazy, useState } from "react";

import { serverRenderedParts } from "./server-rendered-parts.ts";

/** Retry delay in milliseconds, unless the browser reports that the network is back. */
const retryMs = 5_000;

/**
 * A component whose script is loaded when it is first rendered. While loading fails the page stays as it is: it is
 * retried when the network is back, and at intervals.
 *
 * @param partName a name for a part of server-rendered pages, see `loadServerRenderedParts`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  partName?: string,
): ComponentType<Props> {
  const Later = lazy(async () => ({ default: await (typeof window === "undefined" ? load() : loadWithRetry(load)) }));
  if (partName === undefined) return Later;
  let loaded: ComponentType<Props> | undefined;
  serverRenderedParts.set(partName, async () => {
    loaded = await load();
  });
  return function NamedPart(props: Props) {
    const [Part] = useState(() => loaded ?? Later);
    return (
      <>
        <template data-drawn={partName} />
        <Part {...props} />
      </>
    );
  };
}

/** The result of `load`, with any number of attempts. */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => {
      window.addEventListener("online", () => resolve(), { once: true });
      setTimeout(resolve, retryMs);
    });
    return loadWithRetry(load);
  }
}
