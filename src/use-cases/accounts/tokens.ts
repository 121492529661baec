import type { NewToken, TokenList, TokenRequest } from "#contract/accounts/account.ts";
import { deleteApiToken, insertApiToken, listApiTokens } from "#database/queries/accounts/api-tokens.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { tokenScopes } from "#domain/accounts/permissions.ts";
import { requireMember, requireSession } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { UseCaseError } from "../use-case-error.ts";
import { logSecurity } from "../security/security-log.ts";
import { accountAddresses, queueAccountMail } from "./queue-account-mail.ts";
import { hashSecret, newSecret } from "../security/secrets.ts";
import { checkCredentials } from "./sign-in.ts";
import type { Client } from "./sessions/sessions.ts";

const day = 86_400_000;
const usualDays = 90;

/** Issues a token for a program or phone, shown only once, and notifies its owner. */
export async function createToken(context: UseCaseContext, request: TokenRequest, client: Client): Promise<NewToken> {
  const user = await checkCredentials(context, request, client);
  const secret = `vieira_${newSecret()}`;
  const now = context.now();
  const scopes = tokenScopes.filter((scope) => scope === "read" || (request.scopes ?? tokenScopes).includes(scope));
  const expiresAt = new Date(now.getTime() + (request.expiresInDays ?? usualDays) * day);
  await inTransaction(context.database, async (tx) => {
    const { deviceName } = request;
    await insertApiToken(tx, {
      secretHash: hashSecret(secret),
      userUuid: user.uuid,
      deviceName,
      createdAt: now,
      expiresAt,
      scopes,
    });
    await queueAccountMail(context, tx, user, "tokenMade", { link: accountAddresses(context, user.locale).me() });
  });
  context.jobs.notify();
  logSecurity(context, "token-created", { actor: user.uuid });
  return { token: secret, expiresAt: expiresAt.toISOString(), scopes };
}

/** The person's tokens, the newest first. */
export async function listOwnTokens(context: UseCaseContext): Promise<TokenList> {
  const { uuid, tokenUuid } = requireMember(context);
  const tokens = await listApiTokens(context.database, uuid, context.now());
  return {
    data: tokens.map((token) => ({
      uuid: token.uuid,
      deviceName: token.deviceName,
      createdAt: token.createdAt.toISOString(),
      expiresAt: token.expiresAt.toISOString(),
      scopes: token.scopes,
      lastSeenAt: token.lastSeenAt?.toISOString() ?? null,
      lastSeenBy: token.lastSeenBy,
      lastSeenFrom: token.lastSeenFrom,
      current: token.uuid === tokenUuid,
    })),
  };
}

/**
 * Revokes a token of the person.
 * @param which its uuid, or `current` for the one of this request
 * @throws UseCaseError `not-found` if it is not theirs, or this request has none; `by-token` for another token than its
 * own
 */
export async function revokeOwnToken(context: UseCaseContext, which: string): Promise<void> {
  const { uuid, tokenUuid } = requireMember(context);
  const revoked = which === "current" ? tokenUuid : which;
  if (revoked !== tokenUuid) requireSession(context);
  if (revoked === null || !(await deleteApiToken(context.database, uuid, revoked))) throw new UseCaseError("not-found");
  logSecurity(context, "token-revoked");
}
