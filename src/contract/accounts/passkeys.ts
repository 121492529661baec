import { z } from "zod";
import { lineOf } from "../http/field-types.ts";

const password = z.string().min(1).max(1_000).meta({ format: "password" });
const code = z.string().trim().min(1).max(40).optional().meta({
  description: "Only for accounts with two-step sign-in: six digits of an authenticator app, or a recovery code",
});

/** Bytes in WebAuthn's JSON encoding. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)
    .meta({ description: "base64url" });
/** At most 1,023 bytes. @see WebAuthn, section 4 */
const credentialId = bytes(1_364);
const transports = z.array(z.string().min(1).max(32)).max(10);

/** Common members of every authenticator response; additional members from browsers are dropped. */
const credential = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };

/** Password, and code, required for changes of passkeys. */
export const personProof = z.object({ currentPassword: password, code }).meta({ id: "PersonProof" });
export type PersonProof = z.infer<typeof personProof>;

/** `PublicKeyCredentialCreationOptionsJSON` and `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyOptions = z
  .looseObject({ challenge: z.string().meta({ description: "Works once, for five minutes, in this session" }) })
  .meta({ id: "PasskeyOptions", description: "Options of WebAuthn in JSON, for the browser" });

const name = lineOf(100).meta({ example: "Ana's telephone" });

export const newPasskey = z
  .object({
    name,
    credential: z
      .object({
        ...credential,
        response: z.object({
          clientDataJSON: bytes(8_000),
          attestationObject: bytes(20_000),
          transports: transports.optional(),
        }),
      })
      .meta({ description: "`RegistrationResponseJSON` of WebAuthn" }),
  })
  .meta({ id: "NewPasskey" });
export type NewPasskey = z.infer<typeof newPasskey>;

export const passkeyRenaming = z.object({ name }).meta({ id: "PasskeyRenaming" });

export const passkeySignIn = z
  .object({
    credential: z
      .object({
        ...credential,
        response: z.object({
          clientDataJSON: bytes(8_000),
          authenticatorData: bytes(8_000),
          signature: bytes(4_000),
          userHandle: bytes(100),
        }),
      })
      .meta({ description: "`AuthenticationResponseJSON` of WebAuthn" }),
    remember: z.boolean().optional().meta({ default: false }),
  })
  .meta({ id: "PasskeySignIn" });
export type PasskeySignIn = z.infer<typeof passkeySignIn>;

export const passkey = z
  .object({
    uuid: z.guid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: "null: never" }),
    backedUp: z.boolean().meta({ description: "Whether the password manager has copies on other devices" }),
  })
  .meta({ id: "Passkey" });
export type Passkey = z.infer<typeof passkey>;

export const passkeyList = z.object({ data: z.array(passkey) }).meta({ id: "PasskeyList" });
export type PasskeyList = z.infer<typeof passkeyList>;
