import { useTranslations } from "use-intl";

import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

interface DataReliabilityProps {
  /** Fractions of the way from 0 to 1, by how its line is known. */
  line: { readonly surveyed: number; readonly coarse: number; readonly straight: number };
  isClimbKnown: boolean;
}

/** Age and certainty of a route's facts. */
export function DataReliability({ line, isClimbKnown }: DataReliabilityProps) {
  const t = useTranslations("route.certainty");
  const paths = usePaths();
  const percent = (share: number) => Math.round(share * 100);
  return (
    <div className="grid max-w-[68ch] gap-2 text-ink-2">
      <p>
        {t("collected")}{" "}
        {t("line", {
          surveyed: percent(line.surveyed),
          coarse: percent(line.coarse),
          straight: percent(line.straight),
        })}
      </p>
      <p>{t("distances")}</p>
      {isClimbKnown ? null : <p>{t("climbUnknown")}</p>}
      <p>
        <Link to={paths.credits()}>{t("credits")}</Link>
      </p>
    </div>
  );
}
