import { parseJson } from "#contract/http/bounded-json.ts";
import { maxPlanValues, planCreation } from "#contract/plans/plans.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { planFormFields } from "#web/components/plan-sync/plan-form-fields.ts";
import type { PlanOptions } from "#domain/planner-options/plan-options.ts";
import { readPlanForm, type ReadPlanForm } from "#web/components/plan-sync/read-plan-form.ts";
import { planOptionsOf } from "#web/components/plan-sync/option-requests.ts";

import { waysOf } from "./ways.server.ts";

/** The options for ten routes, as they are and as they were. */
export const planForm = { maxBytes: 500_000, maxFields: 2_500 };

/** What the form of a plan says, whatever its button asked for. */
export function readSentForm(context: UseCaseContext, sent: FormData): Promise<ReadPlanForm> {
  const fields = planFormFields(sent);
  return readPlanForm(waysOf(context), fields, baseOf(fields.base));
}

function baseOf(text: string | null): PlanOptions | null {
  if (text === null) return null;
  try {
    const parsed = planCreation.safeParse(parseJson(text, maxPlanValues));
    return parsed.success ? planOptionsOf(parsed.data) : null;
  } catch {
    return null;
  }
}
