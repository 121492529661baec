import type { InstalledSite } from "#messages/sentences/installed-site.ts";

export const installedSite: InstalledSite = {
  name: "Vieira – plan your Camino",
  description: "Plan your Camino to Santiago, stage by stage, and use it offline.",
  today: "Today",
  plans: "My plans",
  planner: "Planner",
  offline: "Available offline",
};
