import { data } from "react-router";
import { useTranslations } from "use-intl";

import { planReading } from "#contract/administration/plans.ts";
import { readPlanFor } from "#use-cases/administration/plans/administered-plans.ts";
import { AdministrationHead } from "#web/features/administration/list-page.tsx";
import { type ReadPlanDay, ReadPlanDays, ReasonForm } from "#web/features/administration/people/read-plan.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { filledFields } from "#web/ui/forms/form-outcome.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import { postedForm } from "../posted-form.server.ts";
import type { Route } from "./+types/plan.ts";

export const middleware = [routeMiddleware("admin")];

interface ReadOut {
  readonly name: string;
  readonly km: number;
  readonly days: readonly ReadPlanDay[];
}

export async function action({ params: { uuid }, context }: Route.ActionArgs) {
  const { application, locale, fields } = await postedForm(context);
  let plan: ReadOut | undefined;
  const sent = { form: "read", fields, locale, schema: planReading, body: filledFields(fields) };
  const { data: outcome, init } = await handleForm(sent, async ({ reason }) => {
    const { name, totals, days } = await readPlanFor(application, uuid, reason);
    plan = { name, km: totals.km, days: days.map(shownDay) };
  });
  return data({ ...outcome, plan }, init ?? {});
}

function shownDay(day: Awaited<ReturnType<typeof readPlanFor>>["days"][number]): ReadPlanDay {
  const { number, kind, fromName, toName, km, houseName, notes } = day;
  return { number, kind, date: day.date ?? null, fromName, toName, km, houseName, notes };
}

/** A user's plan, readable once a reason is given; each visit asks again. */
export default function PlanToRead({ actionData }: Route.ComponentProps) {
  const t = useTranslations("people.readPlan");
  const { kilometres } = useFormats();
  const plan = actionData?.plan;
  if (!plan) {
    return (
      <>
        <AdministrationHead title={t("title")} lead={t("lead")} />
        <ReasonForm />
      </>
    );
  }
  return (
    <>
      <AdministrationHead
        title={plan.name}
        lead={t("figures", { days: plan.days.length, km: kilometres(plan.km * 1000) })}
      />
      <div className="grid max-w-240 gap-4">
        <Notice kind="info" announce>
          {t("noted")}
        </Notice>
        <ReadPlanDays days={plan.days} />
      </div>
    </>
  );
}
