import type { trailNotes as english } from "../en/trail-notes.ts";

/** Words of what walkers tell those who come after. */
export const trailNotes: typeof english = {
  heading: "Avisos del Camino",
  lead: "De otros peregrinos; se muestran tres días y sin nombre.",
  none: "Nadie ha dejado avisos aquí en los últimos tres días.",
  reading: "Leyendo avisos …",
  unknown: "Sin conexión no se pueden leer los avisos.",
  old: "{count, plural, =0 {No había avisos aquí el {moment}, tu última conexión.} other {Avisos del {moment}, tu última conexión.}}",
  more: "{count, plural, one {Mostrar # más} other {Mostrar # más}}",
  kinds: {
    "water-dry": "Fuente seca",
    closed: "Hoy cerrado",
    full: "Completo",
    blocked: "Camino cortado",
    other: "Otra cosa",
  },
  inTown: "en {town}",
  afterTown: "{distance} después de {town}",
  write: "Avisa a quienes vienen detrás: basta con pulsar una vez.",
  writeAt: "Avisa a quienes vienen detrás, {place}: basta con pulsar una vez.",
  where: "Dónde",
  text: "Unas palabras (opcional)",
  textHint:
    "Por ejemplo, el nombre del bar. Escríbelas primero y pulsa después qué es. Sin nombres de personas, por favor.",
  written: "Aviso anotado: {kind}, {place}.",
  takenBack: "Aviso retirado.",
  takeBack: "Retirar",
  takeBackOf: "Retirar: {kind}, {place}",
  report: "Denunciar",
  reportOf: "Denunciar: {kind}, {place}",
  reported: "Denunciado. Ya no verás este aviso; el equipo editorial lo revisará.",
  notDone: "No ha funcionado. Comprueba la conexión y reinténtalo.",
  waiting: "Se enviará cuando tengas conexión",
  refused: "No aceptado",
  signIn: "Inicia sesión para dejar un aviso",
};
