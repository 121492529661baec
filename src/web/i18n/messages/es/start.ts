import type { start as english } from "../en/start.ts";

export const start: typeof english = {
  title: "Planifica tu camino con tres preguntas",
  description: "Dónde, cuándo y cómo te gusta caminar: tres preguntas, y Vieira planifica los días.",
  steps: { label: "Preguntas", where: "Dónde", when: "Cuándo", how: "Cómo" },
  where: {
    heading: "¿Por dónde caminas?",
    headingOn: "{route}: ¿de dónde a dónde?",
    from: "Desde",
    to: "Hasta",
    next: "Siguiente",
    otherRoute: "Otra ruta",
  },
  when: {
    heading: "¿Cuándo sales?",
    startDate: "Primer día",
    startDateHint: "Déjalo vacío si aún no lo sabes.",
    days: "Días que tienes",
    daysHint: "Déjalo vacío y Vieira encuentra el mejor número.",
    next: "Siguiente",
    back: "Atrás",
  },
  how: {
    heading: "¿Cómo te gusta caminar?",
    length: "Un buen día",
    lengthHint: "Horas andando, sin descansos. Los días no son todos iguales; en torno a esto se planifican.",
    easy: "Tranquilo: 5 horas",
    usual: "Normal: 7 horas",
    long: "Largo: 8 horas y media",
    rest: "Días de descanso",
    rests: { none: "Ninguno", weekly: "Uno por semana", often: "Cada cinco días" },
    unreachable: "No hay conexión. Tus respuestas se quedan aquí: pulsa de nuevo cuando la haya.",
    submit: "Ver mi plan",
    back: "Atrás",
  },
};
