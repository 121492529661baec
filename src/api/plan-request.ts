import { z } from "zod";

export const planParams = z.object({ uuid: z.string().meta({ param: { name: "uuid", in: "path" } }) });

/** `?share=` opens a plan for reading to whoever holds its link. */
export const shareQuery = z.object({
  share: z.string().max(200).optional().meta({ description: "Token of a share link" }),
});

export const versionHeader = z.object({
  "if-match": z.string().optional().meta({ description: 'Version that the change builds on, as in `"3"`; needed' }),
});
