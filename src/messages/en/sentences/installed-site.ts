import type { InstalledSite, SharedSite } from "#messages/sentences/installed-site.ts";

export const installedSite: InstalledSite = {
  name: "Vieira – plan your Camino",
  description: "Plan your Camino to Santiago, stage by stage, and use it offline.",
  today: "Today",
  plans: "My plans",
  planner: "Planner",
  offline: "Available offline",
};

export const sharedSite: SharedSite = {
  title: "Your road to Santiago, day by day",
  line: (routes) => `${routes} routes · plans that fit your legs, dates and beds`,
};
