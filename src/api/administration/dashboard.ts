import { dashboard } from "#contract/administration/dashboard.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { showDashboard } from "#use-cases/administration/dashboard/show-dashboard.ts";
import { jsonResponse, administration } from "#api/middleware/operations.ts";

const path = "/administration/dashboard";

/** `/api/administration/dashboard`. */
export const dashboardApi = administration(path, requireEditor, (on) => {
  on("get", path, {
    operationId: "showDashboard",
    summary: "What needs work; for editors",
    response: jsonResponse("Counts, and inconsistencies", dashboard),
    handle: (context) => showDashboard(context),
  });
});
