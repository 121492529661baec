import { useTranslations } from "use-intl";

import { walkOf } from "#domain/plan-editing/merge-plans.ts";
import { belongingsOf, type DayBelongings, type StoredDay, type StoredPlan } from "#domain/plan-editing/stored-plan.ts";
import { Button } from "#web/ui/controls/button.tsx";

interface ConflictNoticeProps {
  mine: StoredPlan;
  theirs: StoredPlan;
  nameOf: (town: string) => string;
  /** By uuid; null where the name is not known here. */
  houseNameOf: (house: string) => string | null;
  onChoose: (side: "mine" | "theirs") => void;
}

/** Two versions of the same days, side by side: only what differs, and one press for each. */
export function ConflictNotice({ mine, theirs, nameOf, houseNameOf, onChoose }: ConflictNoticeProps) {
  const t = useTranslations("planDays.conflict");
  return (
    <section
      aria-labelledby="conflict"
      role="alert"
      className="grid gap-3 rounded-lg border-2 border-bad bg-surface p-4"
    >
      <h2 id="conflict" className="text-lg">
        {t("heading")}
      </h2>
      <p className="text-sm">{t("text")}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side heading={t("mine")} plan={mine} other={theirs} nameOf={nameOf} houseNameOf={houseNameOf}>
          <Button size="sm" onClick={() => onChoose("mine")}>
            {t("keepMine")}
          </Button>
        </Side>
        <Side heading={t("theirs")} plan={theirs} other={mine} nameOf={nameOf} houseNameOf={houseNameOf}>
          <Button size="sm" variant="secondary" onClick={() => onChoose("theirs")}>
            {t("keepTheirs")}
          </Button>
        </Side>
      </div>
    </section>
  );
}

interface SideProps {
  heading: string;
  plan: StoredPlan;
  other: StoredPlan;
  nameOf: (town: string) => string;
  houseNameOf: (house: string) => string | null;
  children: React.ReactNode;
}

const wishesOf = ({ legs }: StoredPlan) => walkOf({ startDate: null, legs, days: [] });

const texts = ["notes", "carry", "bookingReference"] as const satisfies readonly (keyof DayBelongings)[];

function Side({ heading, plan, other, nameOf, houseNameOf, children }: SideProps) {
  const t = useTranslations("planDays.conflict");
  const to = useTranslations("planDays.outcome");
  const ts = useTranslations("planDays.booking.states");
  const isOther = (day: StoredDay) => {
    const counterpart = other.days[day.number - 1];
    return (
      !counterpart ||
      counterpart.to !== day.to ||
      counterpart.kind !== day.kind ||
      JSON.stringify(belongingsOf(counterpart)) !== JSON.stringify(belongingsOf(day))
    );
  };
  const different = plan.days.filter(isOther);
  return (
    <div className="grid content-start gap-2 rounded-md bg-surface-2 p-3 text-sm">
      <h3 className="font-sans text-md font-strong tracking-normal">{heading}</h3>
      <p>{t("days", { count: plan.days.length })}</p>
      {plan.startDate === other.startDate ? null : <p>{plan.startDate ?? t("noDate")}</p>}
      <ul className="grid max-h-56 gap-1 overflow-y-auto">
        {different.map((day) => (
          <li key={day.key}>
            {t("day", {
              number: day.number,
              end: day.kind === "rest" ? to("rest", { town: nameOf(day.to) }) : nameOf(day.to),
            })}
            {[
              day.house === null ? null : houseNameOf(day.house),
              day.houseState === "none" ? null : ts(day.houseState),
            ].map((word) => (word === null ? null : ` · ${word}`))}
            {texts.map((field) =>
              day[field] === "" ? null : (
                <span key={field} className="block whitespace-pre-wrap text-ink-2">
                  {day[field]}
                </span>
              ),
            )}
          </li>
        ))}
      </ul>
      {wishesOf(plan) === wishesOf(other) ? null : <p>{t("wishes")}</p>}
      <p>{children}</p>
    </div>
  );
}
