import type { KeepsakeText } from "../../sentences/keepsake.ts";

export const keepsakeText: KeepsakeText = {
  subject: "Diario de un recorrido",
  between: (from, to) => (from === to ? from : `${from} – ${to}`),
  stamps: (count) => (count === 1 ? "1 sello" : `${count} sellos`),
  stampIn: (place) => `Sello: ${place}`,
  walked: (distance) => `${distance} a pie`,
  photoOf: (date) => `Foto del ${date}`,
  leftOut: (count) => (count === 1 ? "No ha cabido una foto más." : `No han cabido ${count} fotos más.`),
};
