import { z } from "zod";

/** What cannot be a token opens nothing, like one that was revoked. */
export const shareToken = z
  .string()
  .max(200)
  .optional()
  .catch(undefined)
  .meta({ type: "string", description: "Token of a share link" });
