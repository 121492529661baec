import type { furtherWalks as english } from "../../en/components/further-walks.ts";

export const furtherWalks: typeof english = {
  heading: "Seguir más allá o por otra ruta",
  onward: "Más allá de {town}",
  walkOn: "Seguir hasta {towns}",
  walkOnBy: "Seguir hasta {towns}: {route}",
  facts: "{days, plural, one {# día} other {# días}}, {distance}",
  insteadHeading: "Otras rutas desde aquí",
  instead: "Desde {town} podrías seguir otra ruta, {route}: {change}.",
  noBed: "Pasarías una noche en {town}, de donde no hay datos de alojamientos.",
  days: "{sign, select, less {{count, plural, one {# día} other {# días}} menos} more {{count, plural, one {# día} other {# días}} más} other {los mismos días}}",
  distance: "{sign, select, less {{distance} menos} more {{distance} más} other {igual de largo}}",
  climb: "{sign, select, less {menos subida} more {más subida} other {más o menos la misma subida}}",
  take: "Cambiar a {route}",
  added: "Después, hasta {towns}",
  total:
    "{days, plural, one {# día más} other {# días más}}, {distance}; {all, plural, one {# día} other {# días}} en total",
  remove: "Terminar en {town}",
  loading: "Planificando cómo seguir…",
  failed: "No se ha podido planificar cómo seguir. Reinténtalo cuando tengas conexión.",
  impossible: "Ningún plan hasta {towns} cumple estas preferencias.",
  saved: "Tu plan sigue ahora hasta {towns}.",
  changed: "Tu plan va ahora por otra ruta: {route}.",
  refused: "No se ha podido cambiar el plan: {reason}",
};
