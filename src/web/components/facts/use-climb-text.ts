import { useTranslations } from "use-intl";

import { type Climb, climbKnowledge } from "#domain/route-graph/climb-knowledge.ts";
import { useFormats } from "#web/ui/text/formats.ts";

/** Formats of a climb: as a figure, as one of several figures in a row, and in a sentence with the descent. */
export interface ClimbText {
  /** "1,305 m", "at least 1,305 m", "not known" */
  figure(climb: Climb): string;
  /** "↑ 1,305 m", "climb not known" */
  short(climb: Climb): string;
  /** "1,305 m up, 210 m down", "climb not known" */
  sentence(climb: Climb): string;
}

export function useClimbText(): ClimbText {
  const t = useTranslations("facts");
  const { metres } = useFormats();
  const figure = (climb: Climb): string => {
    const known = climbKnowledge(climb);
    if (known === "none") return t("unknown");
    return known === "whole" ? metres(climb.ascentM) : t("climb.atLeast", { climb: metres(climb.ascentM) });
  };
  return {
    figure,
    short: (climb) => (climbKnowledge(climb) === "none" ? t("climb.unknown") : `↑ ${figure(climb)}`),
    sentence: (climb) => {
      const known = climbKnowledge(climb);
      if (known === "none") return t("climb.unknown");
      const both = t("climb.upAndDown", { up: metres(climb.ascentM), down: metres(climb.descentM) });
      return known === "whole" ? both : t("climb.atLeast", { climb: both });
    },
  };
}
