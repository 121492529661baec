import { randomInt } from "node:crypto";
import type { Queryable } from "#database/connection/connect.ts";
import { deleteRecoveryCode, listRecoveryCodes } from "#database/queries/accounts/second-factors.ts";
import { hashPassword, isRightPassword } from "../passwords/passwords.ts";

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

export interface NewRecoveryCodes {
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
