import { type ComponentType, lazy, useState } from "react";

/** Between two attempts, in milliseconds, while nobody says that the network is back. */
const pauseMs = 5_000;

/** What fetches the parts that the server draws, by name. */
const drawnParts = new Map<string, () => Promise<void>>();

/**
 * A component whose script is fetched when it is first drawn. While it cannot be fetched the page stays as it is: the
 * script is asked for again when the network is back, and from time to time.
 *
 * @param drawnAs a name for a part that stands in pages as the server draws them: a template with the name tells
 *   `loadDrawnParts` of it. No other part has it
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
        <template data-drawn-part={drawnAs} />
        <Part {...props} />
      </>
    );
  };
}

/**
 * Fetches the scripts of the parts that stand in the document. To be awaited before it is hydrated: React draws a part
 * anew whose script is missing when anything changes around it, and a button that was being pressed is gone then.
 */
export async function loadDrawnParts(): Promise<void> {
  // The modules that name their parts are run in one go with the one that asks, some of them after it.
  await Promise.resolve();
  const drawn = [...document.querySelectorAll<HTMLElement>("template[data-drawn-part]")];
  await Promise.allSettled(drawn.map(({ dataset }) => drawnParts.get(dataset["drawnPart"] ?? "")?.()));
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
