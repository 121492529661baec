import { z } from "zod";

const name = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const iconCollectionParams = z.object({
  prefix: z.string().meta({
    description: "Name of a collection: `lucide`, `fa6-brands`",
    example: "lucide",
    param: { name: "prefix", in: "path" },
  }),
});

/** Query of `GET /api/icons/{prefix}.json`. */
export const iconQuery = z.object({
  icons: z
    .string()
    .max(2_000)
    .transform((text) => [...new Set(text.split(","))])
    .pipe(z.array(z.string().regex(name)).min(1).max(100))
    .meta({ type: "string", description: "Names, separated by commas", example: "bed,map-pin" }),
});

const icon = z.object({
  body: z.string().meta({ description: "Content of the svg element" }),
  width: z.number().optional(),
  height: z.number().optional(),
  left: z.number().optional(),
  top: z.number().optional(),
});

/** Icons in the format of Iconify clients. */
export const iconCollection = z
  .object({
    prefix: z.string(),
    lastModified: z.number().optional(),
    width: z.number().optional(),
    height: z.number().optional(),
    icons: z.record(z.string(), icon),
    aliases: z
      .record(z.string(), z.object({ parent: z.string() }).loose())
      .optional()
      .meta({ description: "Aliases of icons" }),
    not_found: z.array(z.string()).optional().meta({ description: "Requested, but not in the collection" }),
  })
  .meta({ id: "IconCollection" });
export type IconCollection = z.infer<typeof iconCollection>;
