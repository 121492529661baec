import { useTranslations } from "use-intl";
import type { FurtherLeg, FurtherWalk } from "#contract/planner/further-walks.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import type { Catalogue } from "#messages/areas.ts";
import { lazyMessages } from "#web/ui/hydration/lazy-messages.tsx";

interface FurtherOffersProps {
  walks: readonly FurtherWalk[];
  /** While an offer is being applied. */
  isBusy?: boolean;
  onTake: (walk: FurtherWalk) => void;
}

/** The places to which legs lead, one after another. */
export function placesOf(legs: readonly Pick<FurtherLeg, "mustStopNames" | "toName">[]): string {
  return legs.flatMap(({ mustStopNames, toName }) => [...mustStopNames, toName]).join(" – ");
}

/** Offers to continue a plan, and other routes from where they meet it, each with a button. */
export function FurtherOffers({ walks, isBusy = false, onTake }: FurtherOffersProps) {
  const t = useTranslations("furtherWalks");
  const { kilometres } = useFormats();
  const change = useChangeText();
  const onward = walks.filter(({ kind }) => kind === "onward");
  const instead = walks.filter(({ kind }) => kind === "instead");
  const waysTo = Map.groupBy(onward, ({ legs }) => placesOf(legs));
  return (
    <>
      {onward.length === 0 ? null : (
        <section className="grid gap-2" aria-labelledby="walk-on">
          <h3 id="walk-on" className="text-lg">
            {t("onward", { town: onward[0]?.atName ?? "" })}
          </h3>
          <ul className="grid gap-2">
            {onward.map((walk) => {
              const towns = placesOf(walk.legs);
              const route = walk.legs[0]?.routeName ?? "";
              return (
                <li key={`${route} ${towns}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => onTake(walk)}>
                    {waysTo.get(towns)?.length === 1 ? t("walkOn", { towns }) : t("walkOnBy", { towns, route })}
                  </Button>
                  <span className="text-sm text-ink-2 tabular-nums">
                    {t("facts", { days: walk.totals.days, distance: kilometres(walk.totals.km * 1000) })}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {instead.length === 0 ? null : (
        <section className="grid gap-2" aria-labelledby="other-routes">
          <h3 id="other-routes" className="text-lg">
            {t("insteadHeading")}
          </h3>
          <ul className="grid gap-3">
            {instead.map((walk) => {
              const route = walk.legs.at(-1)?.routeName ?? "";
              return (
                <li key={route} className="grid justify-items-start gap-1.5">
                  <p className="tabular-nums">{t("instead", { town: walk.atName, route, change: change(walk) })}</p>
                  {walk.atHouses === 0 && walk.legs.length > 1 ? (
                    <p className="text-sm text-warn">{t("noBed", { town: walk.atName })}</p>
                  ) : null}
                  <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => onTake(walk)}>
                    {t("take", { route })}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

/** Smaller differences are ignored: metres climbed, kilometres. */
const least = { climbM: 100, km: 1 };

/** The difference of the whole plan by another route. */
function useChangeText(): (walk: FurtherWalk) => string {
  const t = useTranslations("furtherWalks");
  const { kilometres } = useFormats();
  const signOf = (value: number, smallest: number) =>
    Math.abs(value) < smallest ? "same" : value < 0 ? "less" : "more";
  return ({ change }) => {
    if (!change) return "";
    const { days, km, ascentM } = change;
    const distance = kilometres(Math.abs(km) * 1000);
    return [
      t("days", { sign: signOf(days, 1), count: Math.abs(days) }),
      t("distance", { sign: signOf(km, least.km), distance }),
      t("climb", { sign: signOf(ascentM, least.climbM) }),
    ].join(", ");
  };
}

/** The messages of further walks, loaded with them. */
export const WithFurtherMessages = lazyMessages(
  (locale) =>
    import(`../../../messages/${locale}/components/further-walks.ts`) as Promise<Pick<Catalogue, "furtherWalks">>,
  "further-messages",
);
