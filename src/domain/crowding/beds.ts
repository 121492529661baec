import type { IsoDate } from "../calendar/iso-date.ts";
import { isOpenOn } from "../calendar/season.ts";
import type { GraphWaypoint } from "../route-graph/route-graph.ts";
import { typicalBeds } from "./typical-beds.ts";

export interface Beds {
  /** Of places to stay whose beds are known. */
  readonly known: number;
  /** Of the others, by what is typical of their types. */
  readonly estimated: number;
}

/** Of a campsite people on its pitches are counted, who bring their beds. */
const hasBeds = (type: string) => type !== "camping";

type Lodging = Pick<GraphWaypoint, "lodging" | "seasonalLodging" | "bedsByType">;

/** Beds of a place on a night; those of places to stay that are known to be closed then do not count. */
export function bedsOn({ lodging, seasonalLodging, bedsByType }: Lodging, night: IsoDate): Beds {
  const open = seasonalLodging.filter(({ type, season }) => hasBeds(type) && isOpenOn(season, night));
  const ofTypes = Object.entries(lodging)
    .filter(([type]) => hasBeds(type))
    .map(([type, houses]): Beds => {
      const told = bedsByType?.[type] ?? { houses: 0, beds: 0 };
      return { known: told.beds, estimated: Math.max(0, houses - told.houses) * typicalBeds(type) };
    });
  const ofSeasons = open.map(({ type, beds }): Beds =>
    beds === undefined ? { known: 0, estimated: typicalBeds(type) } : { known: beds, estimated: 0 },
  );
  return sumOfBeds([...ofTypes, ...ofSeasons]);
}

export function sumOfBeds(all: readonly Beds[]): Beds {
  return all.reduce((sum, one) => ({ known: sum.known + one.known, estimated: sum.estimated + one.estimated }), {
    known: 0,
    estimated: 0,
  });
}
