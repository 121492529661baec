import { createHmac } from "node:crypto";
import type { UseCaseContext } from "../context.ts";

/** Security events of accounts; failures and anything worth attention as warnings. */
const events = {
  "sign-in": "info",
  "sign-in-failed": "warn",
  /** Too many wrong passwords for an account: further attempts are delayed. */
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
  "email-change-cancelled": "info",
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
  "passkey-renamed": "info",
  "passkey-removed": "info",
  /** The counter of an authenticator did not increase: it may have been cloned. */
  "passkey-copied": "warn",
  "roles-changed": "info",
  "account-banned": "info",
  "account-unbanned": "info",
  "account-deleted": "info",
  /** Access without permission, such as to a stranger's plan or a page of administration. */
  "access-denied": "warn",
  /** A request from another site, or without proof of its origin. */
  "forgery-refused": "warn",
  "too-many-requests": "warn",
  /** A body over the limits, or one that arrived too slowly. */
  "body-refused": "warn",
} as const satisfies Readonly<Record<string, "info" | "warn">>;

type SecurityEvent = keyof typeof events;

interface SecurityFacts {
  /** Uuid of the acting account, if it is not that of the request. */
  readonly actor?: string | null;
  /** Uuid of the account or thing concerned, if different. */
  readonly subject?: string | undefined;
  /** A code for the reason, never user input. */
  readonly reason?: string | undefined;
}

type LoggedContext = Pick<UseCaseContext, "log" | "actor" | "settings" | "client" | "requestId">;

/**
 * Logs a security event with `event`, the uuid of the actor, and the client address: hashed with the application's key,
 * so that lines from one address can be correlated without revealing it.
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
