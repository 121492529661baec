import type { profile as english } from "../en/profile.ts";

/** Words on and around the elevation profiles. */
export const profile: typeof english = {
  position: "Posición en el camino",
  at: "km {km}, {place}, {elevation}",
  after: "km {km}, después de {place}, {elevation}",
  nowhere: "km {km}, {elevation}",
  unknown: "altitud desconocida",
};
