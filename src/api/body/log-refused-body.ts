import { logSecurity } from "#use-cases/security/security-log.ts";
import { type ProblemError, problemKinds } from "#api/http/problems.ts";

/** Tells of a body that was given up because it was too large or came too slowly; what else is wrong with one, people mistype. */
export function logRefusedBody(context: Parameters<typeof logSecurity>[0], { kind }: ProblemError): void {
  const { status } = problemKinds[kind];
  if (status === 408 || status === 413) logSecurity(context, "body-refused", { reason: kind });
}
