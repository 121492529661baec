import { useTranslations } from "use-intl";
import { Footprints, Map, SlidersHorizontal } from "lucide-react";
import type { ThumbnailGeometry } from "#web/components/route-map/map-types.ts";
import { RouteThumbnail } from "#web/components/route-map/thumbnail/route-thumbnail.tsx";
import { RouteCard, type RouteFacts } from "#web/features/routes/cards/route-card.tsx";
import { RouteCards } from "#web/features/routes/cards/route-cards.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { InPortions } from "#web/ui/hydration/yield-before-render.tsx";
import { textPaths } from "#web/i18n/text-paths.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

const steps = [
  { key: "options", icon: Footprints },
  { key: "plan", icon: Map },
  { key: "adjust", icon: SlidersHorizontal },
] as const;

/** How to make a plan, in three steps. */
function HomeSteps() {
  const t = useTranslations("home.steps");
  const paths = usePaths();
  return (
    <section aria-labelledby="how-it-works" className="page-width py-12 md:py-16">
      <h2 id="how-it-works" className="text-2xl">
        {t("heading")}
      </h2>
      <ol className="mt-7 grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map((step, index) => (
          <li key={step.key} className="grid content-start gap-2">
            <span className="flex items-center gap-3 text-way">
              <span className="grid size-12 place-items-center rounded-md bg-way-soft">
                <Icon of={step.icon} size="lg" />
              </span>
              <span aria-hidden="true" className="font-display text-2xl font-bold lining-nums">
                {index + 1}
              </span>
            </span>
            <h3 className="text-lg">{t(`${step.key}.title`)}</h3>
            <p className="max-w-[44ch] text-ink-2">{t(`${step.key}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-7">
        <Link to={textPaths.firstCamino(paths.locale)}>{t("first")}</Link>
      </p>
    </section>
  );
}

interface HomeSectionsProps extends HomeHonestyProps {
  /** Those with a card. */
  routes: readonly {
    readonly facts: RouteFacts;
    readonly picture: ThumbnailGeometry;
  }[];
  /** Number of all routes. */
  total: number;
}

/** The routes, how the site works, and its sources. */
export function HomeSections({ routes, total, counts }: HomeSectionsProps) {
  return (
    <>
      <HomeRoutes routes={routes} total={total} />
      <HomeSteps />
      <HomeHonesty counts={counts} />
    </>
  );
}

function HomeRoutes({ routes, total }: Pick<HomeSectionsProps, "routes" | "total">) {
  const t = useTranslations("home.routes");
  const paths = usePaths();
  return (
    <section aria-labelledby="routes" className="page-width py-12 md:py-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="routes" className="scroll-mt-6 text-2xl">
          {t("heading")}
        </h2>
        <p className="text-sm text-ink-2">{t("count", { count: total })}</p>
      </div>
      <div className="mt-7">
        <RouteCards>
          <InPortions
            of={routes.map(({ facts, picture }) => (
              <RouteCard key={facts.slug} route={facts}>
                <RouteThumbnail geometry={picture} />
              </RouteCard>
            ))}
          />
        </RouteCards>
      </div>
      {total > routes.length ? (
        <p className="mt-5">
          <Link to={paths.routeFinder()}>{t("all", { count: total })}</Link>
        </p>
      ) : null}
      <p className="mt-5 max-w-[75ch] text-sm text-ink-2">{t("daysHint")}</p>
    </section>
  );
}

interface HomeHonestyProps {
  counts: { readonly towns: number; readonly houses: number; readonly legs: number };
}

/** How much is known, and that nothing is made up. */
function HomeHonesty({ counts }: HomeHonestyProps) {
  const t = useTranslations("home.honesty");
  const formats = useFormats();
  const paths = usePaths();
  return (
    <section aria-labelledby="what-is-known" className="border-t border-line bg-surface">
      <div className="page-width grid gap-3 py-12 md:grid-cols-[1fr_1.6fr] md:gap-12 md:py-16">
        <h2 id="what-is-known" className="max-w-[16ch] text-2xl">
          {t("heading")}
        </h2>
        <div className="grid max-w-[60ch] gap-3">
          <p>
            {t("text", {
              towns: formats.count(counts.towns),
              houses: formats.count(counts.houses),
              legs: formats.count(counts.legs),
            })}
          </p>
          <p>
            <Link to={paths.credits()}>{t("link")}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
