import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { effortChange } from "#domain/planner/stage-planner/effort.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import { optionsButton } from "#web/features/planner/options/form-id.ts";
import { useNightWarningText } from "#web/components/plan-sentences/use-night-warning-text.ts";
import type { WalkWarning } from "#web/features/planner/view/walk-warnings.ts";

interface StopActionProps {
  /** The town that the button submits with the options form without a script; null if it needs one. */
  mustStop: string | null;
  onAct: () => void;
  children: ReactNode;
}

/** The solution at the end of a notice. */
function StopAction({ mustStop, onAct, children }: StopActionProps) {
  return (
    <button
      {...(mustStop === null
        ? { type: "button", "data-needs-script": "", onClick: onAct }
        : optionsButton("mustStop", mustStop, onAct))}
      className="-mx-1 min-h-tap shrink-0 rounded-sm px-1 font-strong underline underline-offset-4"
    >
      {children}
    </button>
  );
}

interface WarningNoticeProps {
  warning: WalkWarning;
  /** A closure's note in the language of the page. */
  noteOf: (note: string) => string;
  nameOf: (slug: string) => string;
  /** Days on the first route: the options form has no stops on further ones. */
  firstRouteDays: number;
  onStop: (day: number, town: string) => void;
}

/** Maximum number of offers for nights in cities. */
const maxCities = 4;

/** A warning as text, with its solution if there is one. */
export function WarningNotice({ warning, noteOf, nameOf, firstRouteDays, onStop }: WarningNoticeProps) {
  const t = useTranslations("planner.warnings");
  const effortWords = useTranslations("planner");
  const { hours, kilometres, metres } = useFormats();
  const b = (chunks: ReactNode) => <strong className="font-strong">{chunks}</strong>;
  const nights = useNightWarningText("planner", nameOf);
  switch (warning.kind) {
    case "overMax":
    case "longDay": {
      const { day, split } = warning;
      const facts = {
        b,
        day: day.number,
        hours: hours(day.hours),
        km: kilometres(day.km * 1000),
        climb: day.ascentM === null ? "" : metres(day.ascentM),
      };
      const action = split ? (
        <StopAction
          mustStop={day.number <= firstRouteDays ? split.to : null}
          onAct={() => onStop(day.number, split.to)}
        >
          {t("sleepIn", { town: nameOf(split.to) })}
        </StopAction>
      ) : null;
      return (
        <Notice kind="warn" action={action}>
          {t.rich(warning.kind === "overMax" ? "overMax" : day.ascentM === null ? "longFlat" : "long", facts)}{" "}
          {split
            ? t("split", {
                town: nameOf(split.to),
                km: kilometres(split.km * 1000),
                effort: effortWords(`effort.${effortChange(split.extraCost)}`),
              })
            : null}
        </Notice>
      );
    }
    case "closure":
      return (
        <Notice kind="info">
          {t.rich("closure", { b, day: warning.day.number })} {noteOf(warning.note)}
        </Notice>
      );
    case "passedCities":
      return (
        <Notice kind="info">
          {t.rich("passedCities", {
            b,
            places: nights.places(warning.cities.map(({ day, to }) => ({ day, town: to }))),
          })}
          <ul className="grid">
            {warning.cities.slice(0, maxCities).map(({ day, to, extraCost }) => (
              <li key={to} className="flex flex-wrap items-center gap-x-2">
                <StopAction mustStop={day <= firstRouteDays ? to : null} onAct={() => onStop(day, to)}>
                  {t("sleepIn", { town: nameOf(to) })}
                </StopAction>
                {day > firstRouteDays ? <span className="script-hidden">{nameOf(to)}: </span> : null}
                {t("cityPrice", { effort: effortWords(`effort.${effortChange(extraCost)}`) })}
              </li>
            ))}
          </ul>
        </Notice>
      );
    case "bookFirst": {
      const { nights: first, unknown, isHolyYear } = warning;
      return (
        <Notice kind="info">
          {first.length > 0 ? t.rich("bookFirst", { b, count: first.length, places: nights.places(first) }) : null}{" "}
          {isHolyYear ? t("holyYear") : null}{" "}
          {unknown.length > 0 ? nights.rich({ code: "fullness_unknown", nights: unknown }, b) : null}
        </Notice>
      );
    }
    case "nights":
      return <Notice kind="info">{nights.rich(warning.group, b)}</Notice>;
  }
}
