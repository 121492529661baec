import type { LastSentences } from "#messages/sentences/last-resort.ts";

export const lastSentences: LastSentences = {
  missing: "Página no encontrada",
  away: "No disponible en este momento; no se ha perdido nada",
  broken: "Error interno del servidor",
};
