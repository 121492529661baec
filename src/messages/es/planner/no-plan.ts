import type { noPlan as english } from "../../en/planner/no-plan.ts";

export const noPlan: typeof english = {
  leading: {
    heading: "{count, plural, one {Otra ruta lleva allí} other {Otras rutas llevan allí}}",
    plan: "Planificar: {route}",
  },
  fix: {
    useDays: "Usar {days, plural, one {# día} other {# días}}",
    anyDays: "Cualquier número de días",
    allowMax: "Permitir etapas de {max}",
    ignoreBeds: "Incluir localidades sin alojamiento conocido",
    anyBed: "Cualquier tipo de alojamiento",
    noAvoid: "No evitar ninguna localidad",
    noBranches: "Que Vieira elija las variantes",
    noRests: "Sin días de descanso",
    noMustStops: "Quitar las paradas obligatorias",
    noPins: "Quitar los días fijados",
    startOn: "Empezar el {date}",
    freeVariants: "Usar también variantes",
    noDate: "Planificar sin fecha",
    wholeRoute: "Hacer la ruta entera",
    leaveOut: "Quitar {town}",
    leaveOutBranch: "Quitarla",
  },
  fitting: {
    elsewhere: "¿Dónde más podrías empezar con {days, plural, one {# día} other {# días}}?",
    nowhere: "Ninguna otra localidad con autobús o tren encaja con esos días.",
    waiting: "Buscando recorridos que encajen",
    heading: {
      begin: "Empezar más adelante: {days, plural, one {# día} other {# días}} hasta el final",
      end: "Hacer la primera parte: {days, plural, one {# día} other {# días}}",
      rest: "Ir con calma",
    },
    begin: "Empezar en {town}",
    end: "Terminar en {town}",
    rest: "Añadir días de descanso",
    restMost: "Añadir días de descanso: {days, plural, one {# día} other {# días}} como máximo",
    best: "lo que mejor encaja",
  },
  empty: {
    heading: "No hay días que mostrar",
    text: "Tus preferencias se contradicen. Cambia una de ellas y los días aparecerán aquí.",
  },
  pending: {
    heading: "Tu plan se está calculando en tu navegador",
    text: "Ahora mismo el servidor está ocupado. En cuanto se cargue la ruta, tu navegador calculará el plan.",
    withoutScript:
      "Sin JavaScript no puede. Vuelve a intentarlo dentro de un momento: el servidor sigue trabajando en tu plan.",
    tryAgain: "Reintentar",
  },
};
