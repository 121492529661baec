import { useTranslations } from "use-intl";

import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

interface UnansweredRequestsProps {
  plan: EditorPlan;
  /** Number of today. */
  from: number;
  share: string | undefined;
  /** Whether its days have pages: not for plans outside of an account. */
  hasPages: boolean;
}

/** Nights with a request that has not been answered. */
export function UnansweredRequests({ plan, from, share, hasPages }: UnansweredRequestsProps) {
  const t = useTranslations("today.tonight");
  const paths = usePaths();
  const nights = plan.days.filter(({ number, houseState }) => number >= from && houseState === "asked");
  if (nights.length === 0) return null;
  return (
    <section aria-labelledby="unanswered">
      <h2 id="unanswered" className="text-lg">
        {t("unanswered")}
      </h2>
      <ul>
        {nights.map(({ number, toName, houseName }) => (
          <li key={number}>
            {hasPages ? (
              <Link
                to={paths.planDay(plan.uuid, number, share === undefined ? undefined : { share })}
                className="inline-flex min-h-tap items-center"
              >
                {t("unansweredDay", { number, town: toName, place: houseName ?? "–" })}
              </Link>
            ) : (
              t("unansweredDay", { number, town: toName, place: houseName ?? "–" })
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
