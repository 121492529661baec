import { auditList, auditQuery } from "#contract/administration/audit.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { listAudit } from "#use-cases/audit/list-audit.ts";
import { revertAuditEntry } from "#use-cases/audit/revert-audit-entry.ts";
import type { Api, ApiOptions } from "#api/http/environment.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";
import { administration } from "#api/middleware/operations.ts";

const path = "/administration/audit";

/** `/api/administration/audit`. */
export function auditApi(options: ApiOptions): Api {
  const { app, on } = administration(options, path, requireEditor);
  on("get", path, {
    operationId: "listAuditLog",
    summary: "Who changed what, the last change first; for editors",
    query: auditQuery,
    answer: jsonAnswer("Entries", auditList),
    by: (asking, { query }) => listAudit(asking, query),
  });
  on("post", `${path}/{uuid}/revert`, {
    operationId: "revertAuditEntry",
    summary: "Undoes one change, which is a change of its own; for editors",
    params: uuidParams,
    problems: [409, 422],
    by: (asking, { params }) => revertAuditEntry(asking, params.uuid),
  });
  return app;
}
