import { z } from "zod";
import { visibleName } from "./pasted-text.ts";

/** JSON Schema interprets patterns as Unicode, without flags. */
const pattern = String.raw`^\P{Cc}*$`;

/** More than spaces and invisible characters, such as U+200B. */
export const visible = /[^\p{Z}\p{Cf}\p{Mn}]/u;

/** One line of text: control characters have no place in names, and must not be able to start a mail header. */
export const lineOf = (maxLength: number) =>
  z
    .string()
    .overwrite(visibleName)
    .trim()
    .min(1)
    .max(maxLength)
    .regex(new RegExp(pattern, "u"), "not_one_line")
    .regex(visible, "missing")
    .meta({ pattern });
