import type { home as english } from "../../en/routes/home.ts";

export const home: typeof english = {
  title: "Vieira – planifica tu Camino a Santiago",
  description:
    "Planes día a día para las rutas de peregrinación a Santiago, a la medida de tus piernas, tus fechas y los alojamientos.",
  hero: {
    line1: "Tu Camino a Santiago,",
    line2: "etapa a etapa",
    lead: "Di dónde empiezas y cuánto te gusta andar al día. Vieira planifica cada etapa: la distancia, la subida, dónde dormir y por qué allí.",
    picture: "Perfil de altitud: {route}",
  },
  planBar: {
    label: "Planificar mi Camino",
    route: "Ruta",
    from: "Empezar en",
    to: "Terminar en",
    startDate: "Fecha de inicio",
    days: "Número de días",
    anyDays: "los que sean",
    anyStart: "Donde permitan mis días",
    anyEnd: "Hasta donde lleguen mis días",
    arrival: "o llegar el",
    ideal: "Etapa ideal",
    idealHours: "unas {hours} h",
    submit: "Planificar mi Camino",
    loadingPlaces: "Cargando las localidades de esta ruta",
    placesFailed: "No se han podido cargar las localidades de esta ruta. El plan usará la ruta entera.",
  },
  routes: {
    heading: "Elige tu ruta",
    count: "{count, plural, one {# ruta} other {# rutas}}",
    all: "Las {count} rutas",
    fromTo: "De {start} a {end}",
    length: "<n>{km}</n> km",
    climb: "<n>{metres}</n> m de subida",
    climbPart: "al menos <n>{metres}</n> m de subida",
    climbUnknown: "desnivel desconocido",
    days: "<n>{days}</n> {days, plural, one {día} other {días}}",
    daysHint: "Días según el plan de Vieira a ritmo normal: unas 7 horas al día, con cama cada noche donde hay datos.",
    plan: "Planificar: {route}",
  },
  steps: {
    heading: "Cómo funciona",
    first: "¿Tu primer Camino? Albergues, sellos, época, mochila, seguridad",
    options: {
      title: "Dinos qué prefieres",
      text: "De dónde a dónde, cuándo empiezas, cuánto te gusta andar al día, qué no te quieres perder.",
    },
    plan: {
      title: "Mira el mejor plan",
      text: "Vieira sopesa cada posible final de cada etapa y muestra el plan con menos esfuerzo, con el porqué de cada noche.",
    },
    adjust: {
      title: "Ajústalo a tu gusto",
      text: "Mueve un control, para en otro sitio, añade un día de descanso: lo demás se reajusta y ves cómo cambia el esfuerzo.",
    },
  },
  honesty: {
    heading: "Lo que sabemos y lo que no",
    text: "{towns} localidades, {houses} alojamientos y {legs} tramos entre ellas proceden de datos abiertos. A menudo faltan precios, plazas y meses de apertura. Lo decimos y no inventamos nada.",
    link: "De dónde vienen los datos",
  },
};
