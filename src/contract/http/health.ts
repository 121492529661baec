import { z } from "zod";

export const health = z
  .object({
    status: z
      .enum(["ok", "read-only"])
      .meta({ description: "`read-only` while nothing can be saved because the disk is nearly full" }),
    version: z.string().meta({ description: "Version of the program", example: "0.1.0" }),
    database: z.enum(["embedded", "server"]).meta({ description: "Where the data lives" }),
  })
  .meta({ id: "Health" });
