import { languages } from "#domain/text/language.ts";
import { z } from "zod";
import { lineOf } from "../http/field-types.ts";
import { storedRoles, tokenScopes } from "#domain/accounts/permissions.ts";

const line = lineOf(100);

const name = line.meta({ description: "What to call you", example: "Ana" });

/** Trimmed and in lower case, so that each address has one account. */
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email())
  .meta({ type: "string", format: "email", maxLength: 254, example: "ana@example.org" });

/** Of at least 10 characters; never cut, never trimmed. */
const newPassword = z.string().min(10).max(200).meta({ format: "password" });
/** An existing one. */
const password = z.string().min(1).max(1_000).meta({ format: "password" });

const locale = z.enum(languages);
const units = z.enum(["metric", "imperial"]);
const clock = z.enum(["24h", "12h"]);
const pace = z
  .object({
    flatKmh: z.number().min(0.1).max(20).meta({ description: "km/h on level ground" }),
    ascentMPerH: z.number().min(1).max(5_000).meta({ description: "Metres of ascent per hour" }),
    descentMPerH: z.number().min(1).max(10_000).meta({ description: "Metres of descent per hour" }),
  })
  .meta({ id: "OwnPace", description: "Walking pace by DIN 33466" });

/** A secret from a link or a mail. */
const secret = z.string().min(1).max(200);

/** Of an authenticator app, or a recovery code. */
export const secondFactorCode = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .meta({ description: "Six digits of an authenticator app, or a recovery code", example: "123456" });
const optionalCode = secondFactorCode.optional().meta({
  description: "Only for accounts with a second factor: six digits of an authenticator app, or a recovery code",
});

/** Response of `GET /api/user`. */
export const userIdentity = z
  .object({
    uuid: z.string(),
    name: z.string(),
    email: z.string(),
    emailConfirmed: z.boolean(),
    roles: z.array(z.enum(storedRoles)).meta({ description: "Empty for people without a special role" }),
    locale,
    units,
    clock,
    pace: pace.nullable().meta({ description: "null: the planner's default pace" }),
    version: z.int(),
  })
  .meta({ id: "User" });
export type UserIdentity = z.infer<typeof userIdentity>;

export const signInRequest = z
  .object({ email, password, remember: z.boolean().optional().meta({ default: false }), code: optionalCode })
  .meta({ id: "SignIn" });
export type SignInRequest = z.infer<typeof signInRequest>;

export const registration = z
  .object({
    name,
    email,
    password: newPassword,
    locale: locale.optional().meta({ description: "By default the language of the request" }),
    remember: z.boolean().optional().meta({ default: false }),
    setupToken: secret.optional().meta({ description: "From the link that makes the first administrator" }),
  })
  .meta({ id: "Registration" });
export type Registration = z.infer<typeof registration>;

export const userUpdate = z
  .object({
    name: name.optional(),
    email: email.optional().meta({
      type: "string",
      format: "email",
      description: "Takes effect once the link in the mail to the new address has been followed",
    }),
    currentPassword: password.optional().meta({ description: "Needed with a new e-mail address" }),
    locale: locale.optional(),
    units: units.optional(),
    clock: clock.optional(),
    pace: pace.nullish(),
  })
  .meta({ id: "UserUpdate" });
export type UserUpdate = z.infer<typeof userUpdate>;

export const emailChange = z
  .object({
    pending: z
      .object({
        email: z.string().meta({ description: "The new address, which has been sent a link" }),
        expiresAt: z.iso.datetime().meta({ description: "Until then the link can be followed" }),
      })
      .nullable()
      .meta({ description: "null: none" }),
  })
  .meta({ id: "EmailChange" });
export type EmailChange = z.infer<typeof emailChange>;

export const userDeletion = z.object({ password }).meta({ id: "UserDeletion" });
export const passwordChange = z
  .object({ currentPassword: password, password: newPassword })
  .meta({ id: "PasswordChange" });
export type PasswordChange = z.infer<typeof passwordChange>;

export const forgottenPassword = z.object({ email }).meta({ id: "ForgottenPassword" });
export const passwordReset = z.object({ token: secret, password: newPassword }).meta({ id: "PasswordReset" });
export type PasswordReset = z.infer<typeof passwordReset>;
export const emailConfirmation = z.object({ token: secret }).meta({ id: "EmailConfirmation" });
export const emailChangeStop = z.object({ token: secret }).meta({ id: "EmailChangeStop" });
export const stoppedEmailChange = z
  .object({ resetToken: z.string().meta({ description: "For `POST /api/reset-password`, within an hour" }) })
  .meta({ id: "StoppedEmailChange" });

export const tokenRequest = z
  .object({
    email,
    password,
    code: optionalCode,
    deviceName: line.meta({ example: "Ana's telephone" }),
    scopes: z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length).optional().meta({
      description:
        "All by default. `read` reads the person's own data, `plans` changes plans, favourites and settings, `editing` and `administration` grant the permissions of those roles",
    }),
    expiresInDays: z.int().min(1).max(365).optional().meta({ default: 90 }),
  })
  .meta({ id: "TokenRequest" });
export type TokenRequest = z.infer<typeof tokenRequest>;

const time = z.string().meta({ format: "date-time" });
const ofToken = { expiresAt: time, scopes: z.array(z.enum(tokenScopes)) };

export const newToken = z
  .object({ token: z.string().meta({ description: "Shown only once" }), ...ofToken })
  .meta({ id: "NewToken" });
export type NewToken = z.infer<typeof newToken>;

export const sessionList = z
  .object({
    data: z.array(
      z.object({
        uuid: z.string(),
        device: z.string().meta({ description: "Such as Firefox on Linux; empty when unknown" }),
        createdAt: time,
        lastSeenAt: time,
        current: z.boolean().meta({ description: "The session of this request" }),
      }),
    ),
  })
  .meta({ id: "SessionList" });
export type SessionList = z.infer<typeof sessionList>;

export const tokenList = z
  .object({
    data: z.array(
      z.object({
        uuid: z.string(),
        deviceName: z.string(),
        createdAt: time,
        ...ofToken,
        lastSeenAt: time.nullable(),
        lastSeenBy: z
          .string()
          .nullable()
          .meta({ description: "The kind of program, such as Firefox on Linux or curl" }),
        lastSeenFrom: z.string().nullable().meta({ description: "The IP address from which it was last used" }),
        current: z.boolean().meta({ description: "The token of this request" }),
      }),
    ),
  })
  .meta({ id: "TokenList" });
export type TokenList = z.infer<typeof tokenList>;
