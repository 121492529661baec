import { z } from "zod";

export const planParams = z.object({ uuid: z.string().meta({ param: { name: "uuid", in: "path" } }) });

/** What cannot be a token opens nothing, like one that was revoked. */
export const shareToken = z
  .string()
  .max(200)
  .optional()
  .catch(undefined)
  .meta({ type: "string", description: "Token of a share link" });

/** `?share=` opens a plan for reading to whoever holds its link. */
export const shareQuery = z.object({
  share: shareToken,
});

export const versionHeader = z.object({
  "if-match": z.string().optional().meta({ description: 'Version that the change builds on, as in `"3"`; needed' }),
});
