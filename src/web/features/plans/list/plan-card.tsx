import { Copy, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";

import type { PlanList } from "#contract/plans/plans.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Checkbox } from "#web/ui/controls/inputs.tsx";
import { ButtonLink, Link } from "#web/ui/controls/link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { cutText } from "#domain/text/cut-text.ts";
import { startOfSpan } from "#domain/calendar/start-of-span.ts";

/** Of the name of a plan, in UTF-16 units. */
const maxNameLength = 200;

type ListedPlan = PlanList["data"][number];

/**
 * A plan in the list: name, destination, dates, and actions.
 *
 * @param compareForm id of the form that compares two plans; null if there is only one
 */
export function PlanCard({ plan, compareForm }: { plan: ListedPlan; compareForm: string | null }) {
  const t = useTranslations("plans.list");
  const paths = usePaths();
  const formats = useFormats();
  const { uuid, name, startDate, endDate } = plan;
  const ends = `${plan.fromName} – ${plan.toName}`;
  const dates =
    startDate === null || endDate === null
      ? t("undated")
      : t("dates", { from: startOfSpan(startDate, endDate, formats.dayAndMonth), to: formats.date(endDate) });
  return (
    <Card className="grid content-start gap-3 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 text-xl break-words">
          <Link to={paths.plan(uuid)} prefetch="intent" className="text-ink no-underline hover:text-way">
            {name}
          </Link>
        </h2>
        {plan.isShared ? <Chip tone="way">{t("shared")}</Chip> : null}
      </div>
      <p className="text-ink-2">
        {name === ends ? null : ends}
        <span className="block text-sm tabular-nums">
          {t("days", { count: plan.days })} · {dates}
        </span>
      </p>
      {compareForm ? (
        <Checkbox
          form={compareForm}
          name="plan"
          value={uuid}
          label={t("compareThis")}
          aria-label={t("compareOf", { name })}
        />
      ) : null}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] items-center justify-items-start gap-2 border-t border-line pt-3 sm:flex sm:flex-wrap">
        <ButtonLink to={paths.planDays(uuid)} variant="secondary" size="sm">
          {t("openDays")}
        </ButtonLink>
        <ButtonLink to={paths.editPlan(uuid)} variant="quiet" size="sm">
          {t("edit")}
        </ButtonLink>
        <Form method="post" className="sm:ml-auto">
          <input type="hidden" name="form" value="duplicate" />
          <input type="hidden" name="uuid" value={uuid} />
          <input type="hidden" name="name" value={cutText(t("copyName", { name }), maxNameLength)} />
          <Button type="submit" variant="quiet" size="sm" aria-label={t("duplicateOf", { name })}>
            <Icon of={Copy} size="sm" />
            {t("duplicate")}
          </Button>
        </Form>
        <Form method="post">
          <input type="hidden" name="form" value="delete" />
          <input type="hidden" name="uuid" value={uuid} />
          <input type="hidden" name="version" value={plan.version} />
          <Button type="submit" variant="quiet" size="sm" aria-label={t("deleteOf", { name })}>
            <Icon of={Trash2} size="sm" />
            {t("delete")}
          </Button>
        </Form>
      </div>
    </Card>
  );
}
