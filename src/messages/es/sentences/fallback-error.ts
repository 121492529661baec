import type { FallbackErrorSentences } from "#messages/sentences/fallback-error.ts";

export const fallbackErrorSentences: FallbackErrorSentences = {
  missing: "Página no encontrada",
  away: "No disponible en este momento; no se ha perdido nada",
  broken: "Error interno del servidor",
};
