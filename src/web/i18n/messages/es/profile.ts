import type { profile as english } from "../en/profile.ts";

/** Words on and around the elevation profiles. */
export const profile: typeof english = {
  position: "Posición en el camino",
  at: "km {km}, {place}, {elevation}",
  after: "km {km}, después de {place}, {elevation}",
  nowhere: "km {km}, {elevation}",
  unknown: "altitud desconocida",
  fromTo: "De {start} a {end}",
  climb: { heading: "La subida", title: "Altitudes alrededor de {town}", facts: "{up} de subida en los últimos {km}" },
};
