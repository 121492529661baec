import type { offlineCopy as english } from "../../en/offline/offline-copy.ts";

/** Words of taking plans along. */
export const offlineCopy: typeof english = {
  text: "Guarda en este dispositivo los días, los alojamientos con su teléfono, el perfil de altitud y el mapa.",
  take: "Descargar",
  taking: "Descargando: {percent} %",
  cancel: "Cancelar",
  kept: "Disponible sin conexión",
  keptFacts: "{size}, guardado el {date}",
  opened: "Los días están disponibles sin conexión; el mapa, aún no.",
  old: "El plan ha cambiado desde entonces.",
  refresh: "Actualizar",
  remove: "Quitar",
  failed: "La descarga no ha terminado. La copia anterior sigue disponible.",
  streets: {
    text: "El mapa puede mostrar calles y sendas sin conexión, hasta 3 km a cada lado de tu ruta. Ocupa {size} más.",
    with: "Descargar con calles ({size})",
    without: "Descargar sin calles",
    unfinished: "Aún faltan calles del mapa.",
    goOn: "Continuar la descarga",
  },
  unsaved: "Este navegador no tiene espacio para guardar lo que escribes. No cierres esta página hasta que se envíe.",
  unsupported: "Este navegador no puede guardar planes para usarlos sin conexión.",
};
