import type { InstalledSite } from "#messages/sentences/installed-site.ts";

export const installedSite: InstalledSite = {
  name: "Vieira – planifica tu Camino",
  description: "Planifica tu Camino a Santiago, etapa a etapa, y úsalo sin conexión.",
  today: "Hoy",
  plans: "Mis planes",
  planner: "Planificador",
  offline: "Disponible sin conexión",
};
