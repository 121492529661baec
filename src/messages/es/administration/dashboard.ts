import type { dashboard as english } from "../../en/administration/dashboard.ts";

export const dashboard: typeof english = {
  title: "Tareas pendientes",
  lead: "Cada número lleva a su lista.",
  people: "Sugerencias",
  corrections: "correcciones abiertas",
  failedEmails: "correos fallidos",
  towns: "Localidades",
  houses: "Alojamientos",
  graph: "El grafo",
  all: "en total",
  withoutServices: "sin servicios conocidos",
  withoutDescription: "sin descripción",
  unpublished: "sin publicar",
  offRoutes: "en ninguna ruta",
  unverified: "sin comprobar desde hace un año",
  withoutSeason: "sin temporada conocida",
  withoutPrice: "sin precio conocido",
  withoutContact: "sin teléfono, correo electrónico ni web",
  withoutPlace: "sin coordenadas",
  mapUnreadable:
    "El mapa no tiene calles: no se puede usar el archivo que indica MAP_TILES. El registro del servidor dice por qué.",
  whole: "Se llega a todas las localidades, y ningún tramo es más corto que la línea recta.",
  unreachable: "Localidades inalcanzables",
  shortArcs: "Tramos más cortos que la línea recta",
  shortArc: "Tramo {id}: {from} – {to}, {length} en lugar de al menos {straight}",
  cutOff: "{name}, en {route}",
};
