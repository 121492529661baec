import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import type { PendingSecondFactor } from "#contract/accounts/second-factor.ts";
import {
  type SecondFactorRecord,
  deleteRecoveryCode,
  listRecoveryCodes,
} from "#database/queries/accounts/second-factors.ts";
import type { Queryable } from "#database/connection/connect.ts";
import type { UseCaseContext } from "../../context.ts";
import { seal, unseal } from "../../security/secrets.ts";
import { hashPassword, isRightPassword } from "../passwords/passwords.ts";

const issuer = "Vieira";
const periodSeconds = 30;
/** Codes of one step before and after are accepted as well: clocks differ, and typing takes time. */
const stepTolerance = 1;

const purposeOf = (userUuid: string): string => `second factor ${userUuid}`;

function authenticatorOf(secret: Secret, label: string): TOTP {
  // Supported by every authenticator app; some do not support longer codes or other hashes. @see RFC 6238
  return new TOTP({ issuer, label, secret, algorithm: "SHA1", digits: 6, period: periodSeconds });
}

/** A secret of 160 bits, encrypted for the person. */
export function newSealedSecret({ settings }: Pick<UseCaseContext, "settings">, userUuid: string): string {
  return seal(settings.secret, purposeOf(userUuid), new Secret({ size: 20 }).base32);
}

/** The provisioning data of an authenticator; `null` if it was encrypted with another key. */
export function sharedSecretOf(
  { settings }: Pick<UseCaseContext, "settings">,
  { userUuid, sealedSecret }: Pick<SecondFactorRecord, "userUuid" | "sealedSecret">,
  email: string,
): PendingSecondFactor | null {
  const secret = unseal(settings.secret, purposeOf(userUuid), sealedSecret);
  if (secret === null) return null;
  const uri = authenticatorOf(Secret.fromBase32(secret), email).toString();
  return { secret, uri, svg: renderSVG(uri, { border: 2 }) };
}

/**
 * The 30-second step since 1970 that matches a code, compared in constant time; `null` for a wrong one.
 *
 * @param code six digits
 */
export function stepOfCode(
  context: Pick<UseCaseContext, "settings" | "now">,
  factor: Pick<SecondFactorRecord, "userUuid" | "sealedSecret">,
  code: string,
): number | null {
  const secret = unseal(context.settings.secret, purposeOf(factor.userUuid), factor.sealedSecret);
  if (secret === null) return null;
  const timestamp = context.now().getTime();
  const offset = authenticatorOf(Secret.fromBase32(secret), "").validate({
    token: code,
    timestamp,
    window: stepTolerance,
  });
  return offset === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + offset;
}

const codes = 10;
/** Without characters that are easily confused. */
const letters = "23456789abcdefghjkmnpqrstuvwxyz";
const length = 12;

function newCode(): string {
  const formatted = Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
  return formatted.replaceAll(/.{4}(?=.)/g, "$&-");
}

/** Normalises case, blanks and hyphens. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, "");

/** Whether this could be a recovery code, which is longer than an authenticator code. */
export function isRecoveryCode(code: string): boolean {
  return plain(code).length === length;
}

interface NewRecoveryCodes {
  /** Plain text, shown once. */
  readonly codes: readonly string[];
  readonly hashes: readonly string[];
}

/** Ten codes of 59 bits. */
export async function newRecoveryCodes(): Promise<NewRecoveryCodes> {
  const newCodes = Array.from({ length: codes }, newCode);
  return { codes: newCodes, hashes: await Promise.all(newCodes.map((code) => hashPassword(plain(code)))) };
}

/** Consumes a recovery code of a person. @returns whether it was valid */
export async function useRecoveryCode(db: Queryable, userUuid: string, code: string): Promise<boolean> {
  const stored = await listRecoveryCodes(db, userUuid);
  const submitted = plain(code);
  const matching = await Promise.all(
    stored.map(async (one) => ((await isRightPassword(one.codeHash, submitted)) ? one : undefined)),
  );
  const match = matching.find((one) => one !== undefined);
  return match !== undefined && deleteRecoveryCode(db, match.uuid);
}
