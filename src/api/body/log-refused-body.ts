import { logSecurity } from "#use-cases/security/security-log.ts";
import { type ProblemError, problemStatuses } from "#api/http/problems.ts";

/** Logs a body that was refused because it was too large or too slow; other errors in a body are ordinary mistakes. */
export function logRefusedBody(context: Parameters<typeof logSecurity>[0], { kind }: ProblemError): void {
  const status = problemStatuses[kind];
  if (status === 408 || status === 413) logSecurity(context, "body-refused", { reason: kind });
}
