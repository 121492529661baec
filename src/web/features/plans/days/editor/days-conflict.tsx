import { useState } from "react";
import { useTranslations } from "use-intl";

import { conflictsOfPlans, type PlanPart, walkKey } from "#domain/plans/editing/merge-plans.ts";
import type { StoredDay, StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import { ConflictScreen, type Side } from "#web/components/conflict/conflict-screen.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

interface DaysConflictProps {
  base: StoredPlan;
  mine: StoredPlan;
  theirs: StoredPlan;
  nameOf: (town: string) => string;
  /** By uuid; null if the name is not known here. */
  houseNameOf: (house: string) => string | null;
  onResolve: (choose: (part: PlanPart) => Side) => void;
}

/** Conflicting days: the differences, part by part. */
export function DaysConflict({ base, mine, theirs, nameOf, houseNameOf, onResolve }: DaysConflictProps) {
  const t = useTranslations("planDays.conflict");
  const write = usePartText({ nameOf, houseNameOf });
  const [choices, setChoices] = useState<Readonly<Partial<Record<PlanPart, Side>>>>({});
  const numberOf = (key: number) => [...mine.days, ...theirs.days].find((day) => day.key === key)?.number ?? key;
  const labelOf = (part: PlanPart) => {
    const [name, key] = namesOf(part);
    return key === null ? t(`parts.${name}`) : t(`partsOfDay.${name}`, { number: numberOf(key) });
  };
  return (
    <ConflictScreen
      heading={t("heading")}
      text={t("text")}
      words={{ part: t("part"), mine: t("mine"), theirs: t("theirs") }}
      rows={conflictsOfPlans(base, mine, theirs).map((part) => ({
        id: part,
        label: labelOf(part),
        before: part === "walk" ? null : t("before", { value: write(part, base, mine) }),
        mine: write(part, mine, theirs),
        theirs: write(part, theirs, mine),
        chosen: choices[part] ?? "mine",
      }))}
      onChoose={(part, side) => setChoices((before) => ({ ...before, [part]: side }))}
    >
      <Button onClick={() => onResolve((part) => choices[part] ?? "mine")}>{t("save")}</Button>
      <Button variant="secondary" onClick={() => onResolve(() => "theirs")}>
        {t("takeAll")}
      </Button>
    </ConflictScreen>
  );
}

type NameOfPart = "startDate" | "waivesCompostela" | "routine" | "goalNights" | "leftBehind" | "walk";
type NameOfDayPart = "night" | "notes" | "carry";

function namesOf(part: PlanPart): readonly [NameOfPart, null] | readonly [NameOfDayPart, number] {
  const [name, key] = part.split(" ");
  return key === undefined ? [part as NameOfPart, null] : [name as NameOfDayPart, Number(key)];
}

const optionsOf = ({ legs }: StoredPlan) => walkKey({ startDate: null, legs, days: [] });

/** A part of a plan as text, for comparison with another version. */
function usePartText({ nameOf, houseNameOf }: Pick<DaysConflictProps, "nameOf" | "houseNameOf">) {
  const t = useTranslations("planDays.conflict");
  const rest = useTranslations("planDays.outcome");
  const state = useTranslations("planDays.booking.states");
  const { date, euros } = useFormats();
  const lineOf = ({ number, kind, to }: StoredDay) =>
    t("day", { number, end: kind === "rest" ? rest("rest", { town: nameOf(to) }) : nameOf(to) });
  const walk = (plan: StoredPlan, other: StoredPlan) => {
    const isOther = ({ number, kind, to, pinned }: StoredDay) => {
      const counterpart = other.days[number - 1];
      return counterpart?.to !== to || counterpart.kind !== kind || counterpart.pinned !== pinned;
    };
    return [
      t("days", { count: plan.days.length }),
      ...plan.days.filter(isOther).map(lineOf),
      ...(optionsOf(plan) === optionsOf(other) ? [] : [t("options")]),
    ].join("\n");
  };
  const night = ({ house, houseState, bookingReference, priceCents }: StoredDay) =>
    [
      house && houseNameOf(house),
      houseState === "none" ? null : state(houseState),
      bookingReference,
      priceCents === null ? null : euros(priceCents),
    ]
      .filter(Boolean)
      .join(" · ");
  return (part: PlanPart, plan: StoredPlan, other: StoredPlan): string => {
    const [name, key] = namesOf(part);
    const day = plan.days.find((one) => one.key === key);
    switch (name) {
      case "startDate":
        return plan.startDate === null ? t("noDate") : date(plan.startDate);
      case "waivesCompostela":
        return t(plan.waivesCompostela ? "waived" : "wanted");
      case "routine":
        return t("routine", { ...plan.routine });
      case "goalNights":
        return t("goalNights", { count: plan.goalNights });
      case "leftBehind":
        return plan.leftBehind.map(({ town }) => nameOf(town)).join(", ") || t("empty");
      case "walk":
        return walk(plan, other);
      case "night":
        return (day && night(day)) || t("empty");
      case "notes":
      case "carry":
        return day?.[name] || t("empty");
    }
  };
}
