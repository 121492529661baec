import type { home as english } from "../en/home.ts";

export const home: typeof english = {
  title: "Vieira – planifica tu camino a Santiago",
  description:
    "Planes día a día para las rutas de peregrinación a Santiago, a la medida de tus piernas, tus fechas y las camas del camino.",
  hero: {
    line1: "Tu camino a Santiago,",
    line2: "de buen día en buen día",
    lead: "Di dónde empiezas y qué es para ti un buen día. Vieira traza cada jornada: la distancia, la subida, dónde dormir y por qué allí.",
    picture: "Perfil de altitud del {route}",
  },
  planBar: {
    label: "Planificar mi camino",
    route: "Ruta",
    from: "Empezar en",
    to: "Caminar hasta",
    startDate: "Salir el",
    ideal: "Un buen día son",
    idealHours: "unas {hours} h",
    submit: "Planificar mi camino",
    loadingPlaces: "Cargando las localidades de esta ruta",
    placesFailed: "No se han podido cargar las localidades de esta ruta. El plan usará la ruta entera.",
  },
  routes: {
    heading: "Elige tu camino",
    count: "{count, plural, one {# ruta} other {# rutas}}",
    fromTo: "De {start} a {end}",
    length: "<n>{km}</n> km",
    climb: "<n>{metres}</n> m de subida",
    climbUnknown: "subida desconocida",
    days: "<n>{days}</n> {days, plural, one {día} other {días}}",
    daysHint:
      "Los días son los del plan de Vieira con su ritmo habitual: unas 7 horas al día, con cama cada noche donde se conoce alguna.",
    plan: "Planificar el {route}",
  },
  steps: {
    heading: "Cómo funciona",
    wish: {
      title: "Di lo que te conviene",
      text: "De dónde a dónde, cuándo sales, cuánto dura un buen día, qué no te quieres perder.",
    },
    plan: {
      title: "Mira el mejor plan",
      text: "Vieira sopesa cada posible final de cada jornada y muestra el plan con menos esfuerzo, con el porqué de cada noche.",
    },
    adjust: {
      title: "Hazlo tuyo",
      text: "Mueve un control, para en otro sitio, añade un día de descanso: lo demás se reajusta y ves lo que cuesta cada cambio.",
    },
  },
  honesty: {
    heading: "Lo que se sabe y lo que no",
    text: "{towns} lugares, {houses} alojamientos y {legs} tramos entre ellos vienen de datos abiertos. Los precios, las camas y los meses de apertura a menudo se desconocen. Entonces lo decimos; nunca lo inventamos.",
    link: "De dónde vienen los datos",
  },
};
