/** Actions in the audit log. */
export const auditActions = [
  "create",
  "update",
  "delete",
  "publish",
  "unpublish",
  "import",
  "revert",
  "accept",
  "refuse",
  "confirm",
  "verify",
  "write",
  "refuse-letters",
  "want-letters",
  "order-photos",
  "read",
  "sign-out",
  "send-confirmation",
  "stop-email-change",
  "cancel-email-change",
  "change-password",
  "second-factor-on",
  "second-factor-off",
  "remove-second-factor",
  "recovery-codes-renewed",
  "passkey-added",
  "passkey-renamed",
  "passkey-removed",
  "connect",
  "disconnect",
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Subjects in the audit log other than records of administration, which have their singular name there. */
export const auditedBesideRecords = [
  "route-path",
  "register-import",
  "user",
  "plan",
  "photo",
  "trail-note",
  "correction-suggestion",
  "oauth2-connection",
  "data-set",
] as const;

/** Key of the subject of a change: numbered records of different resources have the same numbers. */
export function subjectKey(resource: string, resourceUuid: string): string {
  return `${resource} ${resourceUuid}`;
}
