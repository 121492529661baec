import type { ComponentProps } from "react";
import { useMessages, useTranslations } from "use-intl";

import type { TownDetail } from "#contract/places/towns.ts";
import type { AheadFact } from "#web/features/places/town/ahead-list.tsx";
import { SourceList } from "#web/components/facts/source-list.tsx";
import { PhotoGallery } from "#web/components/facts/photo-gallery.tsx";
import { HouseSection } from "#web/features/places/town/house-section.tsx";
import { OtherRoutes } from "#web/features/places/town/other-routes.tsx";
import { SideCard } from "#web/features/places/town/side-card.tsx";
import { SightSection } from "#web/features/places/town/sight-section.tsx";

interface TownStayProps extends Omit<
  ComponentProps<typeof HouseSection>,
  "townSlug" | "lodgingKinds" | "counted" | "nextBeds"
> {
  town: Pick<TownDetail, "slug" | "houses" | "lodgingKinds" | "photos">;
  ahead: readonly AheadFact[];
  sights: ComponentProps<typeof SightSection>["sights"];
}

/** Where to sleep in a town, and what there is to see. */
export function TownStay({ routeSlug, town, houses, total, filters, choices, ahead, sights }: TownStayProps) {
  return (
    <div className="grid gap-10">
      <HouseSection
        routeSlug={routeSlug}
        townSlug={town.slug}
        houses={houses}
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

/** The other routes of a town, and how sure all of it is. */
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
