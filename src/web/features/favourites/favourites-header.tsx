import { useTranslations } from "use-intl";
import { Heart } from "lucide-react";

import { type FavouriteKind, favouriteKinds, type FavouriteLists } from "#web/client/favourites/favourite-lists.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Link, ButtonLink } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

import type { FavouritePlace } from "#use-cases/places/favourites/show-favourite-places.ts";

interface FavouritesHeaderProps {
  kind: FavouriteKind;
  lists: FavouriteLists;
  /** Null until the favourites are known. */
  places: readonly FavouritePlace[] | null;
}

/** Title and number of entries, and a link to the other list. */
export function FavouritesHeader({ kind, lists, places }: FavouritesHeaderProps) {
  const t = useTranslations("favourites");
  const paths = usePaths();
  const to = { towns: paths.favouriteTowns(), accommodations: paths.favouriteAccommodations() };
  const count = lists[kind].length;
  const routes = new Set(places?.map(({ route }) => route?.name));
  const [onlyRoute] = routes.size === 1 && places?.length === count ? routes : [];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-2xl font-bold md:text-3xl">{t(`${kind}.title`)}</h1>
        <p className="min-h-7 text-lg text-ink-2">
          {places === null
            ? null
            : onlyRoute
              ? t(`${kind}.leadOn`, { count, route: onlyRoute })
              : t(`${kind}.lead`, { count })}
        </p>
      </div>
      <nav aria-label={t("kinds")} className="flex flex-wrap gap-2">
        {favouriteKinds.map((one) => (
          <Link
            key={one}
            to={to[one]}
            aria-current={one === kind ? "page" : undefined}
            className={classNames(
              "flex min-h-tap items-center rounded-pill border-[1.5px] px-4 text-sm font-strong no-underline focus-visible:rounded-pill",
              one === kind
                ? "border-way bg-way text-on-way hover:text-on-way"
                : "border-line-strong bg-surface text-ink hover:bg-surface-2 hover:text-ink",
            )}
          >
            {t(`tab.${one}`, { count: places === null ? "" : lists[one].length })}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** Explains favourites, and where to find some. */
export function EmptyFavourites({ kind }: { kind: FavouriteKind }) {
  const t = useTranslations(`favourites.${kind}`);
  const paths = usePaths();
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-dashed border-line-strong px-5 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-pill bg-bad-soft text-bad">
        <Icon of={Heart} size="lg" />
      </span>
      <p className="max-w-[48ch] text-ink-2">{t("empty")}</p>
      <ButtonLink to={paths.routes()}>{t("find")}</ButtonLink>
    </div>
  );
}

/** A route with the favourite towns to plan it with. */
export interface RoutePlanLink {
  readonly slug: string;
  readonly name: string;
  readonly towns: readonly string[];
}

interface PlanCardProps {
  plans: readonly RoutePlanLink[];
  /** Those that are still favourites. */
  favourites: readonly FavouritePlace[];
}

/** Link to the planner with the favourite towns of a route. */
export function PlanCard({ plans, favourites }: PlanCardProps) {
  const t = useTranslations("favourites.plan");
  const paths = usePaths();
  const [first, ...others] = plans.flatMap(({ slug, name, towns }) => {
    const remaining = towns.filter((town) =>
      favourites.some(({ route, url }) => route?.slug === slug && url?.endsWith(`/${town}`)),
    );
    return remaining.length === 0 ? [] : [{ slug, name, towns: remaining }];
  });
  if (!first) return null;
  const address = ({ slug, towns }: RoutePlanLink) => paths.planner({ route: slug, favourites: towns.join(",") });
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
