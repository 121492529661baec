import { randomInt } from "node:crypto";
import type { Queryable } from "#database/connect.ts";
import { deleteRecoveryCode, listRecoveryCodes } from "#database/queries/accounts/second-factors.ts";
import { hashPassword, isRightPassword } from "../passwords.ts";

const codes = 10;
/** Without letters that are read as others. */
const letters = "23456789abcdefghjkmnpqrstuvwxyz";
const length = 12;

function newCode(): string {
  const written = Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
  return written.replaceAll(/.{4}(?=.)/g, "$&-");
}

/** However it is typed, with or without hyphens. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, "");

/** Whether this could be a recovery code, which is longer than a code of an authenticator. */
export function isRecoveryCode(code: string): boolean {
  return plain(code).length === length;
}

export interface NewRecoveryCodes {
  /** For the person alone, this once. */
  readonly written: readonly string[];
  readonly hashes: readonly string[];
}

/** Ten codes of 59 bits. */
export async function newRecoveryCodes(): Promise<NewRecoveryCodes> {
  const written = Array.from({ length: codes }, newCode);
  return { written, hashes: await Promise.all(written.map((code) => hashPassword(plain(code)))) };
}

/** Uses a recovery code of a person up. @returns whether it was one */
export async function useRecoveryCode(db: Queryable, userUuid: string, code: string): Promise<boolean> {
  const known = await listRecoveryCodes(db, userUuid);
  const given = plain(code);
  const fitting = await Promise.all(
    known.map(async (one) => ((await isRightPassword(one.codeHash, given)) ? one : undefined)),
  );
  const found = fitting.find((one) => one !== undefined);
  return found !== undefined && deleteRecoveryCode(db, found.uuid);
}
