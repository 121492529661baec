import type { LastSentences } from "#messages/sentences/last-resort.ts";

export const lastSentences: LastSentences = {
  missing: "Page Not Found",
  away: "Not available at the moment; nothing is lost",
  broken: "Internal Server Error",
};
