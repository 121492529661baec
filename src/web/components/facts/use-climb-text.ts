import { useTranslations } from "use-intl";

import { type Climb, climbKnowledge } from "#domain/route-graph/climb-knowledge.ts";
import { useFormats } from "#web/ui/text/formats.ts";

/** Formats of a climb: as a figure, as one of several figures in a row, and in a sentence with the descent. */
export function useClimbText() {
  const t = useTranslations("facts");
  const { metres } = useFormats();
  const figure = (climb: Climb): string => {
    const knowledge = climbKnowledge(climb);
    if (knowledge === "none") return t("unknown");
    return knowledge === "whole" ? metres(climb.ascentM) : t("climb.atLeast", { climb: metres(climb.ascentM) });
  };
  return {
    /** "1,305 m", "at least 1,305 m", "not known" */
    figure,
    /** "↑ 1,305 m", "climb not known" */
    short: (climb: Climb) => (climbKnowledge(climb) === "none" ? t("climb.unknown") : `↑ ${figure(climb)}`),
    /** "1,305 m up, 210 m down", "climb not known" */
    sentence: (climb: Climb) => {
      const knowledge = climbKnowledge(climb);
      if (knowledge === "none") return t("climb.unknown");
      const both = t("climb.upAndDown", { up: metres(climb.ascentM), down: metres(climb.descentM) });
      return knowledge === "whole" ? both : t("climb.atLeast", { climb: both });
    },
  };
}
