import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

import type { MapSheet } from "#web/components/route-map/map-types.ts";
import type { RouteHeaderFacts } from "#web/features/routes/route-page/route-header.tsx";
import type { TownCounts } from "#web/features/routes/route-page/towns/town-filters.ts";
import { TownList } from "#web/features/routes/route-page/towns/town-list.tsx";
import { useWayCursor } from "#web/features/routes/route-page/way/use-way-cursor.ts";
import type { WayView } from "#web/features/routes/route-page/way/view-way.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import type { StaticHtml } from "#web/ui/static-html/static-html.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { lazyHydrate } from "#web/ui/hydration/lazy-hydrate.tsx";

/** Map and profile, server-rendered until the first interaction with them or a town of the list. */
const LazyMap = lazyHydrate("map-of-way", async () => (await import("./way-map.tsx")).WayMap);
const LazyProfile = lazyHydrate(
  "profile-of-way",
  async () => (await import("#web/components/profile/elevation-profile.tsx")).ElevationProfileChart,
  undefined,
  true,
);

interface WayExplorerProps {
  header: RouteHeaderFacts;
  view: WayView;
  sheet: MapSheet;
  /** The displayed branch instead of the main way. */
  variant: { readonly slug: string; readonly name: string } | null;
  /** The rows of the list of towns. */
  rows: StaticHtml;
  counts: TownCounts;
}

/** Map, profile and town list of one way, with a shared cursor. */
export function WayExplorer({ header, view, sheet, variant, rows, counts }: WayExplorerProps) {
  const t = useTranslations("route");
  const formats = useFormats();
  const cursor = useWayCursor(view);
  const { towns, profile } = cursor.way;
  const end = towns.at(-1)?.name ?? header.end;
  const name = variant ? `${header.name}, ${variant.name}` : header.name;
  return (
    <div
      className="page-width grid scroll-mt-4 gap-x-6 gap-y-8 pt-6 pb-4 md:pt-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] print:grid-cols-1"
      id="map"
    >
      <section aria-label={t("map.heading")} className="grid content-start gap-4">
        {variant ? <ShownBranch name={variant.name} /> : null}
        <div className="-mx-[18px] overflow-hidden border-y border-line bg-surface md:mx-0 md:rounded-lg md:border">
          <LazyMap
            route={header.slug}
            sheet={sheet}
            way={cursor.way}
            selected={cursor.here?.slug ?? null}
            cursor={cursor.point}
            title={t("map.title", { name })}
            description={t("map.description", { start: towns[0]?.name ?? header.start, end })}
            onSelect={cursor.moveToTown}
          />
          <div className="break-inside-avoid border-t border-line px-3 pt-4 pb-2 md:px-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-1">
              <h2 className="font-sans text-md font-strong tracking-normal">{t("profile.heading")}</h2>
              <p className="min-h-6 text-sm text-ink-2 tabular-nums">
                {cursor.km === null
                  ? null
                  : t("profile.position", {
                      km: formats.kilometresNumber(cursor.km * 1000),
                      rest: formats.kilometresNumber((view.lengthKm - cursor.km) * 1000),
                      end,
                    })}
              </p>
            </div>
            {profile ? (
              <LazyProfile
                profile={profile}
                title={t("profile.title", { name })}
                places={towns}
                summits={view.summits}
                cursorKm={cursor.km}
                onMove={cursor.moveTo}
                width={700}
                height={200}
                className="aspect-[9/5]! sm:aspect-[7/2]!"
              />
            ) : (
              <p className="px-1 py-4 text-ink-2">{t("profile.unknown")}</p>
            )}
          </div>
        </div>
        {profile ? (
          <p className="text-sm text-ink-2 print:hidden" data-needs-script="">
            {t("profile.hint")}
          </p>
        ) : null}
      </section>
      {/* On wide screens the list is as high as map and profile beside it. */}
      <div className="relative">
        <div className="flex flex-col lg:absolute lg:inset-0 print:static">
          <TownList rows={rows} counts={counts} current={cursor.near?.slug ?? null} onReach={cursor.moveToTown} />
        </div>
      </div>
    </div>
  );
}

function ShownBranch({ name }: { name: string }) {
  const t = useTranslations("route.variants");
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.delete("branch");
  return (
    <Notice
      kind="info"
      action={
        <Link to={{ search: next.toString(), hash: "map" }} className="inline-flex min-h-tap items-center font-medium">
          {t("main")}
        </Link>
      }
    >
      {t("shown", { name })}
    </Notice>
  );
}
