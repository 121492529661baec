import { z } from "zod";

const rowChange = z.object({ before: z.unknown(), after: z.unknown() });

/** What a table would do, or did. */
export const recordImport = z
  .object({
    rows: z
      .array(
        z.object({
          line: z.int().min(2).meta({ description: "Of the file; the names of columns are line 1" }),
          action: z.enum(["create", "update", "unchanged"]),
          uuid: z.string().nullable().meta({ description: "Null for a new record" }),
          title: z.string(),
          changes: z.record(z.string(), rowChange).meta({ description: "By field" }),
          errors: z.record(z.string(), z.array(z.string())).meta({ description: "By column; nothing when it is fine" }),
        }),
      )
      .meta({ description: "Rows that change something or cannot be read; at most 500 of them" }),
    created: z.int().min(0),
    updated: z.int().min(0),
    unchanged: z.int().min(0),
    refused: z.int().min(0).meta({ description: "While there are any, nothing is written" }),
  })
  .meta({ id: "RecordImport" });
export type RecordImport = z.infer<typeof recordImport>;

export const publication = z
  .strictObject({ uuids: z.array(z.string().max(36)).min(1).max(500) })
  .meta({ id: "Publication" });
export const published = z.object({ changed: z.int().min(0) }).meta({ id: "Published" });
