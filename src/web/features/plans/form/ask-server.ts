import { isRouteErrorResponse } from "react-router";

import { isNetworkFailure } from "#web/client/offline/support.ts";

import type { FormReply, PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";

/** Statuses of proxies with no server behind them. */
const unavailable = new Set([502, 503, 504]);

/** The response to the form; null if there was none. */
export async function askServer(ask: () => Promise<PlanFormPage>): Promise<FormReply> {
  try {
    return await ask();
  } catch (error) {
    if (isNetworkFailure(error) || (isRouteErrorResponse(error) && unavailable.has(error.status))) return null;
    throw error;
  }
}
