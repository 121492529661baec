import type { profile as english } from "../../en/components/profile.ts";

/** Words on and around the elevation profiles. */
export const profile: typeof english = {
  position: "Posición en la ruta",
  at: "km {km}, {place}, {elevation}",
  after: "km {km}, después de {place}, {elevation}",
  start: "{km} km",
  nowhere: "km {km}, {elevation}",
  unknown: "altitud desconocida",
  fromTo: "De {start} a {end}",
  climb: {
    heading: "La subida",
    title: "Perfil de altitud alrededor de {town}",
    facts: "{up} de subida en los últimos {km}",
  },
};
