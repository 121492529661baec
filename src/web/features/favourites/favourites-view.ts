/** A favourite with the data of its row and of the map. */
export interface PlaceView {
  readonly uuid: string;
  readonly name: string;
  /** Path of its page in English; null when it has none. */
  readonly url: string | null;
  readonly house: { readonly type: string; readonly town: string } | null;
  readonly houses: number | null;
  readonly size: "city" | "town" | "village" | "other";
  readonly lat: number;
  readonly lon: number;
  readonly route: {
    readonly slug: string;
    readonly name: string;
    readonly km: number | null;
    readonly restKm: number | null;
  } | null;
}

/** A route with the favourite towns to plan it with. */
export interface RoutePlanLink {
  readonly slug: string;
  readonly name: string;
  readonly towns: readonly string[];
}
