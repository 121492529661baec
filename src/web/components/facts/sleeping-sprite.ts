import { lazyHydrate } from "#web/ui/lazy-hydrate.tsx";

/** `ServiceSprite` in pages that come from the server: the drawings stand there already, and nothing about them changes. */
export const SleepingSprite = lazyHydrate(
  "service-sprite",
  async () => (await import("./service-icons.tsx")).ServiceSprite,
  "hidden",
);
