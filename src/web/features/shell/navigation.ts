import type { Paths } from "#web/i18n/paths.ts";

/** Entries of the main navigation, in their order; a new page adds one line and its word under `shell.nav`. */
export const navigation = [
  { key: "routes", to: (paths: Paths) => paths.routeFinder() },
  { key: "towns", to: (paths: Paths) => paths.townFinder() },
  { key: "houses", to: (paths: Paths) => paths.houseFinder() },
  { key: "planner", to: (paths: Paths) => paths.planner() },
  { key: "guide", to: (paths: Paths) => paths.guide() },
] as const;
