import { createHmac } from "node:crypto";
import type { UseCaseContext } from "../context.ts";

/** What is told of ways into accounts; what went wrong, or is worth a look, as a warning. */
const events = {
  "sign-in": "info",
  "sign-in-failed": "warn",
  /** So many wrong passwords for an account that further ones have to wait. */
  "sign-in-slowed": "warn",
  "sign-up": "info",
  "sign-out": "info",
  "session-ended": "info",
  "signed-out-everywhere": "info",
  "password-check-failed": "warn",
  "password-changed": "info",
  "password-reset-requested": "info",
  "password-reset": "info",
  "email-change-requested": "info",
  "email-changed": "info",
  "email-change-stopped": "warn",
  "token-created": "info",
  "token-revoked": "info",
  "second-factor-on": "info",
  "second-factor-off": "info",
  "second-factor-removed": "warn",
  "recovery-codes-renewed": "info",
  "recovery-code-used": "warn",
  "passkey-added": "info",
  "passkey-removed": "info",
  /** An authenticator has counted no further than before: there may be a copy of it. */
  "passkey-copied": "warn",
  "roles-changed": "info",
  "account-banned": "info",
  "account-unbanned": "info",
  "account-deleted": "info",
  /** Somebody asked for what they may not; a stranger's plan or a page of administration. */
  "access-denied": "warn",
  /** A request that another site sent, or that did not prove where it comes from. */
  "forgery-refused": "warn",
  "too-many-requests": "warn",
  /** A body beyond the limits, or one that came too slowly. */
  "body-refused": "warn",
} as const satisfies Readonly<Record<string, "info" | "warn">>;

export type SecurityEvent = keyof typeof events;

interface SecurityFacts {
  /** Uuid of the account that acts, where it is not the one that the request is known by. */
  readonly actor?: string | null;
  /** Uuid of the account or the thing that it is about, where that is another. */
  readonly subject?: string | undefined;
  /** A word for why, never what somebody has typed. */
  readonly reason?: string | undefined;
}

type LoggedContext = Pick<UseCaseContext, "log" | "actor" | "settings" | "client" | "requestId">;

/**
 * Writes a line about the safety of accounts, with `event`, the uuid of who acted, and from which address: as a hash with
 * the program's key, so that lines can be told to come from one place without saying from which.
 */
export function logSecurity(context: LoggedContext, event: SecurityEvent, facts: SecurityFacts = {}): void {
  const { log, actor, settings, client, requestId } = context;
  const line = {
    event,
    actor: facts.actor ?? (actor.kind === "user" ? actor.uuid : undefined),
    subject: facts.subject,
    reason: facts.reason,
    address: client === null ? undefined : addressHash(settings.secret, client.address),
    requestId: requestId ?? undefined,
  };
  log[events[event]](line, "security");
}

function addressHash(secret: string, address: string): string {
  return createHmac("sha256", secret).update(`logged address ${address}`).digest("hex").slice(0, 16);
}
