import { useTranslations } from "use-intl";

import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { PlaceView, PlanView } from "./favourites-view.ts";

interface PlanCardProps {
  plans: readonly PlanView[];
  /** Those that are still favourites. */
  favourites: readonly PlaceView[];
}

/** Leads to the planner with the favourite towns of a route. */
export function PlanCard({ plans, favourites }: PlanCardProps) {
  const t = useTranslations("favourites.plan");
  const paths = usePaths();
  const [first, ...others] = plans.flatMap(({ slug, name, towns }) => {
    const left = towns.filter((town) =>
      favourites.some(({ route, url }) => route?.slug === slug && url?.endsWith(`/${town}`)),
    );
    return left.length === 0 ? [] : [{ slug, name, towns: left }];
  });
  if (!first) return null;
  const address = ({ slug, towns }: PlanView) => paths.planner({ route: slug, favourites: towns.join(",") });
  return (
    <div className="grid gap-4 p-5">
      <div>
        <h2 className="font-sans text-md font-strong tracking-normal">{t("heading")}</h2>
        <p className="text-sm text-ink-2">{t("text")}</p>
      </div>
      <ButtonLink to={address(first)} variant="arrow">
        {t("with")}
      </ButtonLink>
      {others.length > 0 ? (
        <div>
          <h3 className="font-sans text-sm font-strong tracking-normal">{t("others")}</h3>
          <ul>
            {others.map((plan) => (
              <li key={plan.slug}>
                <ButtonLink to={address(plan)} variant="quiet" size="sm">
                  {t("withSome", { route: plan.name, count: plan.towns.length })}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
