import { createHash } from "node:crypto";
import { insertAttempt } from "#database/queries/accounts/oauth2-connections.ts";
import { inTransaction } from "#database/transaction.ts";
import { hashSecret, newSecret } from "#use-cases/secrets.ts";
import { requireAdministrator } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { provider, requireGoogle } from "./connection.ts";
import { seal } from "../seal.ts";

/** How long somebody may take to agree, in milliseconds. */
const lifetimeMs = 600_000;

export const verifierPurpose = "google verifier";

/**
 * Begins to connect an account. Its state is of this person and works once; the verifier of PKCE never leaves here
 * before the code comes back.
 *
 * @returns where the person agrees
 * @throws UseCaseError for everybody but administrators, and when Google is not configured
 */
export async function beginGoogleConnection(context: UseCaseContext): Promise<string> {
  const { uuid: userUuid } = requireAdministrator(context);
  const google = requireGoogle(context);
  const state = newSecret();
  const verifier = newSecret();
  const now = context.now();
  await inTransaction(context.database, (tx) =>
    insertAttempt(
      tx,
      {
        stateHash: hashSecret(state),
        provider,
        verifierSealed: seal(context.settings.secret, verifierPurpose, verifier),
        userUuid,
        expiresAt: new Date(now.getTime() + lifetimeMs),
      },
      now,
    ),
  );
  return google.consentAddress(state, createHash("sha256").update(verifier).digest("base64url"));
}
