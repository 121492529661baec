import { z } from "zod";

/** Version of the format that this program writes and reads. */
export const archiveFormat = 1;

/** Name of the first entry of an archive, which says what the archive is. */
export const headerEntry = "vieira.json";
export const tablesFolder = "tables/";
export const filesFolder = "files/";

/** What the first entry says. */
export const archiveHeader = z.object({
  format: z.literal(archiveFormat),
  /** Of the program that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The key of signatures and seals, unless it is configured and so is kept elsewhere. */
  secret: z.string().optional(),
});
export type ArchiveHeader = z.infer<typeof archiveHeader>;

/** First line of a table's entry, before its rows. */
export const tableHeader = z.object({ columns: z.array(z.string()) });
