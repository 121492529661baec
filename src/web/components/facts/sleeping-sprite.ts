import { later } from "#web/ui/later.tsx";

/** `ServiceSprite` in pages that come from the server: the drawings stand there already, and nothing about them changes. */
export const SleepingSprite = later(
  "service-sprite",
  async () => (await import("./service-icons.tsx")).ServiceSprite,
  "hidden",
);
