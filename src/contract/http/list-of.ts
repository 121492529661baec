import { z } from "zod";

/** A list of names or codes; of equal entries the first is kept. */
export function listOf<Entry extends z.ZodType>(entry: Entry, maxLength: number): z.ZodArray<Entry> {
  return z
    .array(entry)
    .overwrite((entries) => [...new Set(entries)])
    .max(maxLength);
}
