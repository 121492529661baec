import { z } from "zod";
import { storedText } from "#contract/http/stored-text.ts";

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

/** Sent again after an answer was lost, the same key makes no second plan. */
export const idempotencyHeader = z.object({
  "idempotency-key": storedText(z.string().min(1).max(200)).optional().meta({
    description: "Of the sender's choosing; requests with the same key make one plan, and all are answered with it",
  }),
});

export const versionHeader = z.object({
  "if-match": z.string().optional().meta({ description: 'Version that the change builds on, as in `"3"`; needed' }),
});

/** The uuid in a path. Any text is taken, so that a uuid that cannot exist is a 404 like every other unknown one. */
export const uuidParams = z.object({ uuid: z.string().meta({ param: { name: "uuid", in: "path" } }) });
