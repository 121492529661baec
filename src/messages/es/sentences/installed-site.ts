import type { InstalledSite, SharedSite } from "#messages/sentences/installed-site.ts";

export const installedSite: InstalledSite = {
  name: "Vieira – planifica tu Camino",
  description: "Planifica tu Camino a Santiago, etapa a etapa, y úsalo sin conexión.",
  today: "Hoy",
  plans: "Mis planes",
  planner: "Planificador",
  offline: "Disponible sin conexión",
};

export const sharedSite: SharedSite = {
  title: "Tu Camino a Santiago, día a día",
  line: (routes) => `${routes} rutas · planes a la medida de tus piernas, fechas y camas`,
};
