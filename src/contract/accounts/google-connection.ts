import { z } from "zod";

/** Response of `GET /api/administration/oauth2/google`. */
export const googleConnection = z
  .object({
    state: z.enum(["not-configured", "disconnected", "connected", "revoked"]).meta({
      description: "revoked: Google, or the account, has revoked access; connect again",
    }),
    account: z.string().nullable().meta({ description: "Address of the account that mails are sent from" }),
    scopes: z.array(z.string()),
    connectedAt: z.string().nullable().meta({ format: "date-time" }),
    accessExpiresAt: z
      .string()
      .nullable()
      .meta({ format: "date-time", description: "When the current access is renewed automatically" }),
    error: z.string().nullable().meta({ description: "Error of the last failed call" }),
    redirectUri: z.string().meta({ description: "To be entered at Google as an authorised redirect URI" }),
  })
  .meta({ id: "GoogleConnection" });
export type GoogleConnection = z.infer<typeof googleConnection>;

export const googleConsent = z
  .object({ url: z.string().meta({ description: "Google's consent page, valid for ten minutes" }) })
  .meta({ id: "GoogleConsent" });

export const googleCallback = z
  .strictObject({ code: z.string().min(1).max(4_000), state: z.string().min(1).max(200) })
  .meta({ id: "GoogleCallback" });
export type GoogleCallback = z.infer<typeof googleCallback>;
