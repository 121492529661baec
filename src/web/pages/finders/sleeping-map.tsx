import { lazyHydrate } from "#web/ui/lazy-hydrate.tsx";

// How the maps look that the server has drawn; the styles of what sleeps come with its script.
import "#web/components/open-map/open-map.css";

/** The map beside a list of things found, as the server has drawn it until somebody turns to it or to an entry of the list. */
export const SleepingFoundMap = lazyHydrate(
  "found-map",
  async () => (await import("./found-map.tsx")).FoundMap,
  "h-full",
);

/** The map of all routes, as the server has drawn it until somebody turns to it. */
export const SleepingRoutesMap = lazyHydrate(
  "routes-map",
  async () => (await import("./routes-map.tsx")).RoutesMap,
  "h-64 overflow-hidden rounded-lg border border-line md:h-115",
);
