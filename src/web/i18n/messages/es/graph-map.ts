import type { graphMap as english } from "../en/graph-map.ts";

/** Palabras del mapa en el que se ven los puntos y los tramos, se añaden y se mueven. */
export const graphMap: typeof english = {
  title: "Mapa del grafo",
  lead: "Los puntos del camino y los arcos entre ellos. Las líneas discontinuas son arcos por los que aún no pasa ningún segmento.",
  map: "Mapa de puntos del camino y arcos",
  show: "Mostrar",
  failed: "Aquí no se puede mostrar el mapa. Las listas y los números sirven igual.",
  loading: "El mapa está en camino.",
  tools: "Qué hace pulsar el mapa",
  tool: { choose: "Elegir", waypoint: "Nuevo punto", arc: "Nuevo arco" },
  hint: {
    choose: "Pulse un punto del camino o un arco. Un punto elegido se puede arrastrar.",
    waypoint: "Pulse donde está el nuevo punto del camino.",
    arcFrom: "Pulse el punto del camino donde empieza el arco.",
    arcTo: "Pulse los lugares por los que pasa y después el punto donde termina.",
  },
  startAgain: "Empezar el arco de nuevo",
  lists: { label: "Lo mismo en listas", waypoints: "Puntos del camino de esta ruta", arcs: "Arcos de esta ruta" },
  nothing: "No hay nada elegido. Pulse el mapa o venga desde la página de un punto o de un arco.",
  facts: { length: "Longitud", climb: "Subida", descent: "Bajada" },
  open: "Todo sobre él",
  edit: "Editar",
  move: {
    heading: "Moverlo",
    hint: "Arrástrelo en el mapa o escriba dónde debe estar. Nada se mueve antes de que vea lo que cambia.",
    weigh: "¿Qué cambiaría?",
    effect: "Qué cambia al moverlo",
    arc: "Arco",
    before: "Ahora",
    after: "Después",
    noArcs: "Aquí no empieza ni termina ningún arco.",
    apply: "Moverlo",
    back: "Dejarlo donde está",
  },
  moved: "El punto del camino se ha movido, y sus arcos con él.",
  stale: "Otra persona ha cambiado este punto del camino entretanto. Mírelo como está ahora.",
};
