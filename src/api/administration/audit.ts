import { auditList, auditQuery } from "#contract/administration/audit.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { listAudit } from "#use-cases/administration/audit/list-audit.ts";
import { revertAuditEntry } from "#use-cases/administration/audit/revert-audit-entry.ts";
import { jsonResponse, administration } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/administration/audit";

/** `/api/administration/audit`. */
export const auditApi = administration(path, requireEditor, (on) => {
  on("get", path, {
    operationId: "listAuditLog",
    summary: "Who changed what, the newest change first; for editors",
    query: auditQuery,
    response: jsonResponse("Entries", auditList),
    handle: (context, { query }) => listAudit(context, query),
  });
  on("post", `${path}/{uuid}/revert`, {
    operationId: "revertAuditEntry",
    summary: "Undoes one change, which is logged as a change of its own; for editors",
    params: uuidParams,
    problems: [409, 422],
    handle: (context, { params }) => revertAuditEntry(context, params.uuid),
  });
});
