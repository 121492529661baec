import { z } from "zod";
import { withoutTurningSigns } from "./pasted-text.ts";

/** JSON Schema reads patterns as Unicode, and knows no flags. */
const pattern = String.raw`^\P{Cc}*$`;

/** More than spaces and signs that show nothing, such as U+200B. */
const visible = /[^\p{Z}\p{Cf}\p{Mn}]/u;

/** One line of text: control characters belong into no name, and no mail header may be begun by one. */
export const lineOf = (most: number) =>
  z
    .string()
    .overwrite(withoutTurningSigns)
    .trim()
    .min(1)
    .max(most)
    .regex(new RegExp(pattern, "u"))
    .regex(visible)
    .meta({ pattern });
