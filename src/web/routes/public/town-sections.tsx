import { useMessages, useTranslations } from "use-intl";

import { MapAppLink } from "#web/ui/controls/map-app-link.tsx";
import { SourceList } from "#web/components/facts/source-list.tsx";
import { PhotoGallery } from "#web/components/facts/photo-gallery.tsx";
import { HouseSection } from "#web/features/places/town/house-section.tsx";
import { NeighbourList } from "#web/features/places/town/neighbour-list.tsx";
import { OtherRoutes } from "#web/features/places/town/other-routes.tsx";
import { SideCard } from "#web/features/places/town/side-card.tsx";
import { SightSection } from "#web/features/places/town/sight-section.tsx";

export { AheadList } from "#web/features/places/town/ahead-list.tsx";
export { TownNotes } from "#web/features/places/town/town-notes.tsx";

import type { Route } from "./+types/town.ts";

type Page = Route.ComponentProps["loaderData"];

interface TownStayProps extends Pick<Page, "town" | "houses" | "total" | "filters" | "choices" | "ahead" | "sights"> {
  routeSlug: string;
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
        nextBeds={ahead.find(({ need }) => need === "beds")?.town ?? null}
      />
      <PhotoGallery photos={town.photos} />
      <SightSection sights={sights} />
    </div>
  );
}

/** The towns around a town, its other routes, and how sure all of it is. */
export function TownAround({ town, position, branchNames }: Pick<Page, "town" | "position" | "branchNames">) {
  const t = useTranslations("town.facts");
  const { town: words } = useMessages();
  const mapApp = useTranslations("town")("mapApp", { name: town.name });
  return (
    <div className="grid content-start gap-5">
      <NeighbourList position={position} branchNames={branchNames} />
      <p>
        <MapAppLink place={town}>{mapApp}</MapAppLink>
      </p>
      <OtherRoutes townSlug={town.slug} routes={town.routes.filter(({ slug }) => slug !== position.slug)} />
      <SideCard id="certainty" heading={t("heading")}>
        <SourceList sources={town.sources} names={words.factNames} summary={t("source")} />
      </SideCard>
    </div>
  );
}
