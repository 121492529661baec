import type { TokenList, TokenRequest } from "#contract/account.ts";
import { deleteApiToken, insertApiToken, listApiTokens } from "#database/queries/api-tokens.ts";
import { requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import { checkCredentials } from "./sign-in.ts";

/** Gives a program or telephone a token of its own, which is shown this once. */
export async function createToken(context: UseCaseContext, wish: TokenRequest, address: string): Promise<string> {
  const user = await checkCredentials(context, wish, address);
  const secret = `vieira_${newSecret()}`;
  await insertApiToken(context.database, {
    secretHash: hashSecret(secret),
    userUuid: user.uuid,
    deviceName: wish.deviceName,
    createdAt: context.now(),
  });
  return secret;
}

/** The programs that may act for the person, the newest first. */
export async function listOwnTokens(context: UseCaseContext): Promise<TokenList> {
  const { uuid, tokenUuid } = requireMember(context);
  const tokens = await listApiTokens(context.database, uuid);
  return {
    data: tokens.map((token) => ({
      uuid: token.uuid,
      deviceName: token.deviceName,
      createdAt: token.createdAt.toISOString(),
      lastSeenAt: token.lastSeenAt?.toISOString() ?? null,
      current: token.uuid === tokenUuid,
    })),
  };
}

/**
 * Revokes a token of the person.
 *
 * @param which its uuid, or `current` for the one of this request
 * @throws Refusal `not-found` when it is no token of theirs, or this request has none
 */
export async function revokeOwnToken(context: UseCaseContext, which: string): Promise<void> {
  const { uuid, tokenUuid } = requireMember(context);
  const revoked = which === "current" ? tokenUuid : which;
  if (revoked === null || !(await deleteApiToken(context.database, uuid, revoked))) throw new Refusal("not-found");
}
