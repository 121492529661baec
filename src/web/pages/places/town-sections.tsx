import type { ComponentProps } from "react";
import { useMessages, useTranslations } from "use-intl";

import type { TownDetail, TownPosition } from "#contract/places/towns.ts";
import type { AheadFact } from "#web/features/places/town/ahead-list.tsx";
import { SourceList } from "#web/components/facts/sources/source-list.tsx";
import { PhotoGallery } from "#web/components/facts/photo-picture.tsx";
import { HouseSection } from "#web/features/places/town/house-section.tsx";
import { SideCard } from "#web/features/places/town/side-card.tsx";
import { SightSources } from "#web/components/facts/sources/sight-sources.tsx";
import { SightEntry } from "#web/components/facts/sight-entry.tsx";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import type { SightsNear } from "#web/features/places/town/sights-near.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

interface TownStayProps extends Omit<
  ComponentProps<typeof HouseSection>,
  "townSlug" | "lodgingKinds" | "counted" | "nextBeds"
> {
  town: Pick<TownDetail, "slug" | "houses" | "lodgingKinds" | "photos">;
  ahead: readonly AheadFact[];
  sights: ComponentProps<typeof SightSection>["sights"];
}

/** Accommodation and sights in a town. */
export function TownStay({ routeSlug, town, houses, found, total, filters, choices, ahead, sights }: TownStayProps) {
  return (
    <div className="grid gap-10">
      <HouseSection
        routeSlug={routeSlug}
        townSlug={town.slug}
        houses={houses}
        found={found}
        total={total}
        filters={filters}
        choices={choices}
        lodgingKinds={town.lodgingKinds.filter((kind) => !choices.types.includes(kind))}
        counted={town.houses}
        nextBeds={ahead.find(({ need }) => need === "beds")?.town ?? null}
      />
      <PhotoGallery photos={town.photos} />
      <SightSection sights={sights} />
    </div>
  );
}

interface TownAroundProps extends ComponentProps<typeof OtherRoutes>, Pick<TownDetail, "sources"> {}

/** The other routes of a town, and the certainty of its facts. */
export function TownAround({ townSlug, routes, sources }: TownAroundProps) {
  const t = useTranslations("townParts.facts");
  const { townParts: words } = useMessages();
  return (
    <div className="grid content-start gap-5">
      <OtherRoutes townSlug={townSlug} routes={routes} />
      <SideCard id="certainty" heading={t("heading")}>
        <SourceList sources={sources} names={words.factNames} summary={t("source")} />
      </SideCard>
    </div>
  );
}

/** Sights and services in a town and nearby. */
function SightSection({ sights }: { sights: SightsNear }) {
  const t = useTranslations("townParts.sights");
  const names = useFactNames();
  const formats = useFormats();
  if (sights.named.length + sights.others.length === 0) return null;
  const named = sights.named.map((sight) => ({ ...sight, name: sight.name ?? names.onePoint(sight.kind) }));
  const others = sights.others
    .map(({ kind, count }) => `${names.pointKind(kind).toLowerCase()} (${formats.count(count)})`)
    .join(", ");
  return (
    <section aria-labelledby="sights" className="grid gap-4">
      <h2 id="sights" className="text-2xl">
        {t("heading")}
      </h2>
      <ul className="gap-x-10 sm:columns-2">
        {named.map(({ name, kind, distanceM, ...sight }) => (
          <SightEntry key={sight.slug} name={name} sight={sight}>
            <span className="block text-sm text-ink-2">
              {names.onePoint(kind)} · {t("off", { distance: formats.distance(distanceM) })}
            </span>
          </SightEntry>
        ))}
      </ul>
      {others === "" ? null : <p className="text-sm text-ink-2">{t("others", { list: others })}</p>}
      <SightSources sights={named} />
    </section>
  );
}

/** The same town on other routes. */
function OtherRoutes({ townSlug, routes }: { townSlug: string; routes: readonly TownPosition[] }) {
  const t = useTranslations("townParts.otherRoutes");
  const formats = useFormats();
  const paths = usePaths();
  if (routes.length === 0) return null;
  return (
    <SideCard id="other-routes" heading={t("heading")}>
      <ul className="grid gap-1 text-sm">
        {routes.map(({ slug, name, km }) => (
          <li key={slug} className="flex items-baseline justify-between gap-4">
            <Link to={paths.town(slug, townSlug)} className="inline-flex min-h-8 items-center font-medium">
              {name}
            </Link>
            <span className="text-ink-2 tabular-nums">
              {km === null ? t("offMain") : t("at", { km: formats.kilometresNumber(km * 1000) })}
            </span>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
