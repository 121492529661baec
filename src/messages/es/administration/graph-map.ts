import type { graphMap as english } from "../../en/administration/graph-map.ts";

/** Palabras del mapa en el que se ven los puntos y los tramos, se añaden y se mueven. */
export const graphMap: typeof english = {
  title: "Mapa del grafo",
  lead: "Los puntos de paso y los tramos entre ellos. Las líneas discontinuas son tramos por los que aún no pasa ningún segmento.",
  map: "Mapa de puntos de paso y tramos",
  show: "Mostrar",
  failed: "No se puede mostrar el mapa. Puedes usar las listas y los números.",
  loading: "Cargando el mapa.",
  tools: "Al pulsar el mapa",
  tool: { choose: "Elegir", waypoint: "Nuevo punto", arc: "Nuevo tramo" },
  hint: {
    choose:
      "Pulsa un punto de paso o un tramo, o ábrelo desde las listas de arriba. Un punto elegido se puede arrastrar.",
    waypoint: "Pulsa donde está el nuevo punto de paso.",
    arcFrom: "Pulsa el punto de paso donde empieza el tramo.",
    arcTo: "Pulsa los lugares por los que pasa y después el punto donde termina.",
  },
  startAgain: "Empezar el tramo de nuevo",
  lists: { label: "Lo mismo en listas", waypoints: "Puntos de paso de esta ruta", arcs: "Tramos de esta ruta" },
  nothing: "No hay nada elegido. Pulsa el mapa o ven desde la página de un punto de paso o de un tramo.",
  facts: { length: "Longitud", climb: "Subida", descent: "Bajada" },
  open: "Todos los datos",
  edit: "Editar",
  move: {
    heading: "Mover",
    hint: "Arrástralo en el mapa o escribe su nueva ubicación. Nada se mueve hasta que veas lo que cambia.",
    weigh: "¿Qué cambiaría?",
    effect: "Qué cambia al moverlo",
    arc: "Tramo",
    before: "Ahora",
    after: "Después",
    noArcs: "Aquí no empieza ni termina ningún tramo.",
    apply: "Mover",
    back: "Dejarlo donde está",
  },
  moved: "El punto de paso se ha movido, y sus tramos con él.",
  stale: "Otra persona ha cambiado este punto de paso mientras tanto. Míralo como está ahora.",
};
