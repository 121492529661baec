import { z } from "zod";
import type { Language } from "#contract/language.ts";
import { importSentences as en } from "./en.ts";
import { importSentences as es } from "./es.ts";

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

/** Something of a file that was not taken as it stands. */
export interface ImportRemark {
  readonly code: ImportRemarkCode;
  /** Line of the file, from 1; null where lines mean nothing. */
  readonly line: number | null;
  /** What stands in the file. */
  readonly written: string;
  /** What it was taken for. */
  readonly read: string | null;
}

export const importRemark = z
  .object({
    code: z.enum(importRemarkCodes),
    line: z.int().nullable().meta({ description: "Line of the file, from 1; null where lines mean nothing" }),
    written: z.string().meta({ description: "What stands in the file" }),
    read: z.string().nullable().meta({ description: "What it was taken for" }),
    text: z.string().meta({ description: "In the language of Accept-Language" }),
  })
  .meta({ id: "ImportRemark", description: "Something of a file that was not taken as it stands" });

/** A sentence for each of the functions of this kind. */
export interface ImportSentences {
  line(line: number, sentence: string): string;
  remark: Readonly<Record<ImportRemarkCode, (written: string, read: string) => string>>;
}

const sentences: Record<Language, ImportSentences> = { en, es };

/** A remark as people read it. */
export function remarkSentence({ code, line, written, read }: ImportRemark, language: Language): string {
  const text = sentences[language];
  const sentence = text.remark[code](written, read ?? "");
  return line === null ? sentence : text.line(line, sentence);
}
