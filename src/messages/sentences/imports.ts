export const importRemarkCodes = [
  "unmatched",
  "guessed",
  "date_unread",
  "price_unread",
  "columns_unread",
  "house_unknown",
  "points_left_out",
  "reordered",
  "days_planned",
  "planned_anew",
] as const;
export type ImportRemarkCode = (typeof importRemarkCodes)[number];

/** A sentence for each of the functions of this kind. */
export interface ImportSentences {
  line(line: number, sentence: string): string;
  remark: Readonly<Record<ImportRemarkCode, (written: string, read: string) => string>>;
}
