import type { KeepsakeText } from "../../sentences/keepsake.ts";

export const keepsakeText: KeepsakeText = {
  subject: "Diary of a walk",
  between: (from, to) => (from === to ? from : `${from} – ${to}`),
  stamps: (count) => (count === 1 ? "1 stamp" : `${count} stamps`),
  stampIn: (place) => `Stamp: ${place}`,
  walked: (distance) => `${distance} walked`,
  photoOf: (date) => `Photo of ${date}`,
  leftOut: (count) =>
    count === 1 ? "There was no room for one more photo." : `There was no room for ${count} more photos.`,
};
