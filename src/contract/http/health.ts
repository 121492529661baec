import { z } from "zod";

/** Status of the file with the map tiles. */
export const mapStatus = z.enum(["none", "ready", "unreadable"]).meta({
  description: "Map tiles: none configured, available, or in an unusable file",
});

export const health = z
  .object({
    status: z
      .enum(["ok", "read-only"])
      .meta({ description: "`read-only` while writes are refused because the disk is nearly full" }),
    version: z.string().meta({ description: "Version of the program", example: "0.1.0" }),
    map: mapStatus,
    database: z.enum(["embedded", "server"]).meta({ description: "Where the data is stored" }),
  })
  .meta({ id: "Health" });
