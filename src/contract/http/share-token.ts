import { z } from "zod";

/** An invalid token gives no access, like a revoked one. */
export const shareToken = z
  .string()
  .max(200)
  .optional()
  .catch(undefined)
  .meta({ type: "string", description: "Token of a share link" });
