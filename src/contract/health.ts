import { z } from "zod";

export const health = z
  .object({
    status: z.literal("ok"),
    version: z.string().meta({ description: "Version of the program", example: "0.1.0" }),
    database: z.enum(["embedded", "server"]).meta({ description: "Where the data lives" }),
  })
  .meta({ id: "Health" });

export type Health = z.infer<typeof health>;
