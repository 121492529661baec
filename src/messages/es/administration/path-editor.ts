import type { pathEditor as english } from "../../en/administration/path-editor.ts";

export const pathEditor: typeof english = {
  map: "El trazado en el mapa",
  open: "Dibujar en el mapa",
  close: "Cerrar el mapa",
  mapHint:
    "Mueve los puntos con el puntero o el dedo; pulsa la línea para poner uno. Todo se puede hacer también abajo en números.",
  mapFailed: "No se ha podido mostrar el mapa. Escribe los puntos en números.",
  facts:
    "{km} en {count, plural, =0 {ningún punto} one {# punto} other {# puntos}}. Cada uno es latitud, longitud y metros sobre el nivel del mar o null.",
  unreadable: "Esto no es una lista de puntos, cada uno con latitud, longitud y metros sobre el nivel del mar o null.",
  point: "Punto {number} de {count}",
  lat: "Latitud del punto",
  lon: "Longitud del punto",
  elevation: "Metros sobre el nivel del mar",
  previous: "Punto anterior",
  next: "Punto siguiente",
  insert: "Añadir un punto después",
  remove: "Quitar este punto",
};
