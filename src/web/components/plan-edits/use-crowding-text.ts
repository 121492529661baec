import { useTranslations } from "use-intl";

import type { ShownDay, ShownPlan } from "#contract/plans/shown-plan.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import type { Tone } from "#web/ui/text/tone.ts";

type Crowding = NonNullable<ShownDay["crowding"]>;

export const crowdingTones: Readonly<Record<Crowding["level"], Tone>> = {
  quiet: "neutral",
  usual: "neutral",
  busy: "warn",
  full: "bad",
};

/** Writes how full a night is, and what that rests on. */
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
