import { z } from "zod";
import { type ImportRemarkCode, importRemarkCodes, type ImportSentences } from "#messages/sentences/validation.ts";

/** Something in a file that was not imported as is. */
export interface ImportRemark {
  readonly code: ImportRemarkCode;
  /** Line of the file, from 1; null if lines are meaningless. */
  readonly line: number | null;
  /** The text in the file. */
  readonly written: string;
  /** How it was interpreted. */
  readonly read: string | null;
}

export const importRemark = z
  .object({
    code: z.enum(importRemarkCodes),
    line: z.int().nullable().meta({ description: "Line of the file, from 1; null if lines are meaningless" }),
    written: z.string().meta({ description: "The text in the file" }),
    read: z.string().nullable().meta({ description: "How it was interpreted" }),
    text: z.string().meta({ description: "In the language of Accept-Language" }),
  })
  .meta({ id: "ImportRemark", description: "Something in a file that was not imported as is" });

/** A remark for display. */
export function remarkSentence({ code, line, written, read }: ImportRemark, text: ImportSentences): string {
  const sentence = text.remark[code](written, read ?? "");
  return line === null ? sentence : text.line(line, sentence);
}
