import { useLocale, useTranslations } from "use-intl";

import type { ShownDay, ShownPlan } from "#contract/plans/shown-plan.ts";
import { groupNights, isOfNights } from "#domain/plans/warnings/night-warnings.ts";
import { writeHoliday } from "#messages/sentences/write-holiday.ts";
import type { PlanWarning } from "#domain/plans/warnings/warning.ts";
import { useNightWarningText } from "#web/components/plan-sentences/use-night-warning-text.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import type { Tone } from "#web/ui/text/tone.ts";

type Crowding = NonNullable<ShownDay["crowding"]>;

export const crowdingTones: Readonly<Record<Crowding["level"], Tone>> = {
  quiet: "neutral",
  usual: "neutral",
  busy: "warn",
  full: "bad",
};

/** Formats how full a night is, and the reasons. */
export function useCrowdingText({ townNames }: Pick<ShownPlan, "townNames">): {
  readonly level: (crowding: Crowding) => string;
  readonly basis: (crowding: Crowding) => string;
} {
  const t = useTranslations("planDays.crowding");
  const { count } = useFormats();
  const nameOf = (town: string) => townNames[town] ?? town;
  return {
    level: ({ level }) => t(`levels.${level}`),
    basis: ({ people, knownBeds, estimatedBeds, fromTown, toTown }) => {
      const where =
        fromTown === toTown
          ? t("at", { town: nameOf(fromTown) })
          : t("between", { from: nameOf(fromTown), to: nameOf(toTown) });
      return t("basis", {
        where,
        people: count(people),
        known: count(knownBeds),
        estimated: count(Math.round(estimatedBeds / 10) * 10),
      });
    },
  };
}

/** Formats a warning as a sentence; combined ones, such as of nights, as one. */
export function useWarningSentence({
  townNames,
  days,
}: Pick<ShownPlan, "townNames"> & { readonly days: readonly Pick<ShownDay, "number" | "houseName">[] }): (
  warning: PlanWarning,
  same?: readonly PlanWarning[],
) => string {
  const t = useTranslations("plans.warnings");
  const ts = useTranslations("holidays");
  const locale = useLocale();
  const { hours, kilometres } = useFormats();
  const nameOf = (town: string) => townNames[town] ?? town;
  const nights = useNightWarningText("plans", nameOf);
  return (warning, same = [warning]) => {
    switch (warning.code) {
      case "over_max": {
        const write = warning.measure === "hours" ? hours : (km: number) => kilometres(km * 1000);
        return t("over_max", { day: warning.day, length: write(warning.length), max: write(warning.max) });
      }
      case "long_day": {
        const write = warning.measure === "hours" ? hours : (km: number) => kilometres(km * 1000);
        return t("long_day", { day: warning.day, length: write(warning.length), ideal: write(warning.ideal) });
      }
      case "way_unknown":
        return t("way_unknown", { day: warning.day });
      case "no_bed_known":
      case "all_closed":
      case "none_known_open":
      case "few_beds":
      case "no_food_known":
      case "food_unknown":
        return groupNights(same.filter(isOfNights)).map(nights.plain).join(" ");
      case "one_night_only":
        return t("one_night_only", { day: warning.day, town: nameOf(warning.town) });
      case "house_closed": {
        const house = days.find(({ number }) => number === warning.day)?.houseName ?? "";
        return t("house_closed", { day: warning.day, house });
      }
      case "closed_stretch":
        return t("closed_stretch", { day: warning.day, note: warning.notes?.[locale] ?? warning.note });
      case "holiday":
      case "local_feast":
        return writeHoliday(warning, ts, locale, nameOf);
      case "passed_city": {
        const passed = same.flatMap((each) => (each.code === "passed_city" ? [each] : []));
        return t("passed_city", { places: nights.places(passed) });
      }
      case "compostela":
        return t("compostela", { km: kilometres(warning.km * 1000), needed: warning.neededKm });
      case "booked_house_off_plan":
        return warning.night === null
          ? t("booked_house_off_plan", { town: nameOf(warning.town) })
          : t("booked_house_twice", { town: nameOf(warning.town), day: warning.night });
    }
  };
}
