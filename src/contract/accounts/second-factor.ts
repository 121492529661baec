import { z } from "zod";
import { secondFactorCode } from "./account.ts";

/** An existing one. */
const password = z.string().min(1).max(1_000).meta({ format: "password" });

export const secondFactorState = z
  .object({
    enabledAt: z.iso.datetime().nullable().meta({ description: "null: the password alone is enough" }),
    recoveryCodesLeft: z.int(),
    required: z.boolean().meta({ description: "Whether the person's roles require it" }),
  })
  .meta({ id: "SecondFactor" });
export type SecondFactorState = z.infer<typeof secondFactorState>;

export const secondFactorBeginning = z.object({ currentPassword: password }).meta({ id: "SecondFactorBeginning" });

/** Provisioning data for an authenticator app. */
export const pendingSecondFactor = z
  .object({
    secret: z.string().meta({ description: "In base32, for manual entry" }),
    uri: z.string().meta({ description: "Content of the QR code", example: "otpauth://totp/Vieira:ana@example.org" }),
    svg: z.string().meta({ description: "The QR code as an image" }),
  })
  .meta({ id: "PendingSecondFactor" });
export type PendingSecondFactor = z.infer<typeof pendingSecondFactor>;

export const secondFactorConfirmation = z.object({ code: secondFactorCode }).meta({ id: "SecondFactorConfirmation" });
export const secondFactorProof = z
  .object({ currentPassword: password, code: secondFactorCode })
  .meta({ id: "SecondFactorProof" });
export type SecondFactorProof = z.infer<typeof secondFactorProof>;

export const recoveryCodes = z
  .object({
    recoveryCodes: z.array(z.string()).meta({ description: "Shown only once; each replaces the app once" }),
  })
  .meta({ id: "RecoveryCodes" });
