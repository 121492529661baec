import { isRouteErrorResponse } from "react-router";

import { isNetworkFailure } from "#web/client/offline/is-network-failure.ts";

import type { FormReply, PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";

/** What proxies answer while there is no server behind them. */
const unavailable = new Set([502, 503, 504]);

/** The answer to the form; null when none came. */
export async function askServer(ask: () => Promise<PlanFormPage>): Promise<FormReply> {
  try {
    return await ask();
  } catch (error) {
    if (isNetworkFailure(error) || (isRouteErrorResponse(error) && unavailable.has(error.status))) return null;
    throw error;
  }
}
