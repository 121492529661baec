import { lazyHydrate } from "#web/ui/hydration/lazy-hydrate.tsx";

// Styles of server-rendered maps; deferred parts load theirs with their script.
import "#web/components/interactive-map/open-map.css";

/** The map beside a list of results, server-rendered until the first interaction with it or the list. */
export const LazyResultsMap = lazyHydrate(
  "results-map",
  async () => (await import("./results-map.tsx")).ResultsMap,
  "h-full",
);

/** The map of all routes, server-rendered until the first interaction. */
export const LazyRoutesMap = lazyHydrate(
  "routes-map",
  async () => (await import("./routes-map.tsx")).RoutesMap,
  "aspect-780/564 overflow-hidden rounded-lg border border-line md:aspect-auto md:h-115",
);
