import type { PlaceView, PlanView } from "#web/features/favourites/favourites-view.ts";
import type { MapLine, MapSheet } from "#web/components/route-map/map-types.ts";

/** What the server knows of somebody's favourites. */
export interface FavouritesView {
  readonly places: readonly PlaceView[];
  readonly plans: readonly PlanView[];
  /** Null where no route is to be drawn. */
  readonly map: { readonly sheet: MapSheet; readonly lines: readonly MapLine[] } | null;
}
