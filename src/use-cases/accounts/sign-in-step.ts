import { createHash } from "node:crypto";
import { z } from "zod";
import { findUser } from "#database/queries/accounts/users.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid, UseCaseError } from "../use-case-error.ts";
import { seal, unseal } from "../seal.ts";
import { logSecurity } from "../security-log.ts";
import { checkCode } from "./second-factor/check-code.ts";
import { beginSession, type BegunSession, type Client } from "./sessions.ts";

const purpose = "sign-in step";
const timeoutMs = 10 * 60_000;
const contents = z.object({ uuid: z.string(), password: z.string(), remember: z.boolean(), until: z.number() });

/** The password that was right; another one since makes the step worthless. */
const fingerprint = (passwordHash: string): string => createHash("sha256").update(passwordHash).digest("base64url");

/**
 * What a page without scripts sends back with the code: that the password was right, so that it need not be typed again.
 * Sealed; works for ten minutes.
 */
export async function sealedStep(context: UseCaseContext, uuid: string, remember: boolean): Promise<string> {
  const user = await findUser(context.database, uuid);
  if (user === null) throw new UseCaseError("unauthenticated");
  const until = context.now().getTime() + timeoutMs;
  const step = { uuid, password: fingerprint(user.passwordHash), remember, until };
  return seal(context.settings.secret, purpose, JSON.stringify(step));
}

/**
 * Signs in with a code, where the password has been found right before.
 *
 * @throws UseCaseError under `email` when that was too long ago; under `code`
 */
export async function finishSignIn(
  context: UseCaseContext,
  { step, code }: { readonly step: string; readonly code?: string | undefined },
  client: Client,
): Promise<BegunSession> {
  const opened = unseal(context.settings.secret, purpose, step);
  const parsed = contents.safeParse(opened === null ? null : JSON.parse(opened));
  const isInTime = parsed.success && parsed.data.until > context.now().getTime();
  const user = isInTime ? await findUser(context.database, parsed.data.uuid) : null;
  const isSame = user !== null && parsed.data?.password === fingerprint(user.passwordHash) && user.bannedAt === null;
  if (!isSame) throw notValid("email", "sign_in_too_long");
  if (user.secondFactorAt !== null) await checkCode(context, user, code);
  const session = await beginSession(context, user, client, parsed.data?.remember ?? false);
  logSecurity(context, "sign-in", { actor: user.uuid });
  return session;
}
