import { useLocale, useTranslations } from "use-intl";

import type { DayBelongings } from "#domain/plan-editing/stored-plan.ts";
import { Button } from "#web/ui/controls/button.tsx";

import type { KeptPlan } from "#web/client/kept/kept-plan.ts";
import { useKeptPlans } from "#web/client/kept/use-kept-plans.ts";
import { type BelongingsChange, belongingsFields, type KeptEdit } from "#web/client/kept/kept-edit.ts";
import { settleEdit } from "#web/client/kept/send-edits.ts";
import { useKeptEdits } from "#web/client/kept/use-kept-edits.ts";

/**
 * What was written without a network and could not be sent by itself, side by side with what is in the plan, to be chosen
 * from; and how much still waits. Needs the words of `takeAlong`.
 */
export function Disputes({ plan, member }: { plan: string; member: string }) {
  const t = useTranslations("takeAlong.dispute");
  const edits = useKeptEdits()?.filter((edit) => edit.plan === plan) ?? [];
  const kept = useKeptPlans()?.find(({ uuid }) => uuid === plan);
  const disputed = edits.filter(({ dispute }) => dispute !== null);
  const waiting = edits.length - disputed.length;
  if (edits.length === 0) return null;
  return (
    <section aria-labelledby={`disputes-${plan}`} className="grid gap-3 rounded-lg border border-warn p-4">
      <h3 id={`disputes-${plan}`} className="text-lg">
        {t("heading")}
      </h3>
      {waiting > 0 ? <p className="text-sm text-ink-2">{t("waiting", { count: waiting })}</p> : null}
      {disputed.length > 0 ? <p className="text-sm">{t("lead")}</p> : null}
      {disputed.map((edit) => (
        <Dispute key={edit.id} edit={edit} kept={kept} member={member} />
      ))}
    </section>
  );
}

function Dispute({ edit, kept, member }: { edit: KeptEdit; kept: KeptPlan | undefined; member: string }) {
  const t = useTranslations("takeAlong.dispute");
  const day = kept?.plan.days.find(({ key }) => key === edit.dayKey);
  const isGone = edit.dispute === "day-gone";
  const theirs = edit.dispute === null || edit.dispute === "day-gone" ? null : edit.dispute.theirs;
  const fields = belongingsFields.filter((field) => field in (theirs ?? edit.mine));
  const settle = (choice: "mine" | "theirs") => void settleEdit(edit, choice, member).catch(() => undefined);
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      {day ? (
        <h4 className="font-sans text-md font-strong tracking-normal">{t("day", { number: day.number })}</h4>
      ) : null}
      {isGone ? <p className="text-sm">{t("gone")}</p> : null}
      {fields.map((field) => (
        <div key={field} className="grid gap-2 sm:grid-cols-2">
          <Side
            heading={`${t(`field.${field}`)}: ${t("mine")}`}
            field={field}
            change={edit.mine}
            houseName={edit.houseName}
            kept={kept}
          />
          {theirs ? (
            <Side heading={`${t(`field.${field}`)}: ${t("theirs")}`} field={field} change={theirs} kept={kept} />
          ) : null}
        </div>
      ))}
      <p className="flex flex-wrap gap-2">
        {isGone ? null : (
          <Button size="sm" onClick={() => settle("mine")}>
            {t("keepMine")}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => settle("theirs")}>
          {t(isGone ? "discard" : "keepTheirs")}
        </Button>
      </p>
    </div>
  );
}

interface SideProps {
  heading: string;
  field: keyof DayBelongings;
  change: BelongingsChange;
  houseName?: string | null | undefined;
  kept: KeptPlan | undefined;
}

/** One field as one side has written it. */
function Side({ heading, field, change, houseName, kept }: SideProps) {
  const t = useTranslations("takeAlong.dispute");
  const locale = useLocale();
  const { house, houseState, priceCents } = change;
  const texts: Record<keyof DayBelongings, string | undefined> = {
    house:
      kept?.towns.flatMap(({ houses }) => houses).find(({ uuid }) => uuid === house)?.name ?? houseName ?? undefined,
    houseState: houseState && t(`state.${houseState}`),
    bookingReference: change.bookingReference,
    priceCents:
      priceCents == null
        ? undefined
        : new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(priceCents / 100),
    notes: change.notes,
    carry: change.carry,
  };
  return (
    <div className="grid content-start gap-0.5 rounded-md bg-surface-2 px-3 py-2 text-sm">
      <span className="text-ink-2">{heading}</span>
      <span className="whitespace-pre-wrap">{texts[field] || t("empty")}</span>
    </div>
  );
}
