import type { takeAlong as english } from "../en/take-along.ts";

/** Words of taking plans along. */
export const takeAlong: typeof english = {
  heading: "Sin conexión",
  text: "Guarda en este dispositivo los días, los alojamientos con su teléfono, el perfil y el mapa.",
  take: "Llevar conmigo",
  taking: "Guardando: {percent} %",
  cancel: "Cancelar",
  kept: "Guardado sin conexión",
  keptFacts: "{size}, a {date}",
  opened: "Los días están guardados en este dispositivo, el mapa aún no.",
  old: "El plan ha cambiado desde entonces.",
  refresh: "Actualizar",
  remove: "Quitar",
  failed: "No se pudo obtener todo. Lo que había antes sigue aquí.",
  unsupported: "Este navegador no puede guardar planes para los días sin conexión.",
};
