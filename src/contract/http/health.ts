import { z } from "zod";

/** Status of the file with the map tiles. */
export const mapStatus = z.enum(["none", "ready", "unreadable"]).meta({
  description: "Tiles of the map: none configured, served, or in a file that cannot be served",
});

export const health = z
  .object({
    status: z
      .enum(["ok", "read-only"])
      .meta({ description: "`read-only` while nothing can be saved because the disk is nearly full" }),
    version: z.string().meta({ description: "Version of the program", example: "0.1.0" }),
    map: mapStatus,
    database: z.enum(["embedded", "server"]).meta({ description: "Where the data lives" }),
  })
  .meta({ id: "Health" });
