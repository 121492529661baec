import { isNetworkFailure } from "#web/offline/is-network-failure.ts";

import type { FormReply, PlanFormPage } from "./plan-wish.ts";

/** The answer to the form; null when none came. */
export async function askServer(ask: () => Promise<PlanFormPage>): Promise<FormReply> {
  try {
    return await ask();
  } catch (error) {
    if (isNetworkFailure(error)) return null;
    throw error;
  }
}
