import { dashboard } from "#contract/administration/dashboard.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { showDashboard } from "#use-cases/administration/dashboard/show-dashboard.ts";
import type { Api, ApiOptions } from "#api/http/environment.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { administration } from "#api/middleware/operations.ts";

/** `/api/administration/dashboard`. */
export function dashboardApi(options: ApiOptions): Api {
  const path = "/administration/dashboard";
  const { app, on } = administration(options, path, requireEditor);
  on("get", path, {
    operationId: "showDashboard",
    summary: "What needs work; for editors",
    answer: jsonAnswer("Numbers, and what is broken", dashboard),
    by: (asking) => showDashboard(asking),
  });
  return app;
}
