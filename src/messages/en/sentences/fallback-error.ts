import type { FallbackErrorSentences } from "#messages/sentences/fallback-error.ts";

export const fallbackErrorSentences: FallbackErrorSentences = {
  missing: "Page Not Found",
  away: "Not available at the moment; nothing is lost",
  broken: "Internal Server Error",
};
