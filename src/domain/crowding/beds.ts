import type { IsoDate } from "../calendar/iso-date.ts";
import { isOpenOn } from "../calendar/season.ts";
import type { GraphWaypoint } from "../route-graph/route-graph.ts";

/**
 * Default number of beds by type, if unknown: means of known ones, of 23 albergues, 102 pensions, 109 hotels and 11
 * country houses in the registers of Castilla y León, Navarra and Galicia's network (2022 to 2025), and for apartments
 * of the 347 in Navarra's register. No beds of hostels, gîtes and refuges are known: they count as albergues.
 */
const means: Readonly<Record<string, number>> = {
  albergue: 38,
  hostel: 38,
  gite: 38,
  refuge: 38,
  pension: 21,
  hotel: 61,
  casa_rural: 9,
  apartment: 4,
};

/** Average number of beds of a type; 0 if there is no estimate. */
function typicalBeds(type: string): number {
  return means[type.startsWith("albergue") ? "albergue" : type] ?? 0;
}

export interface Beds {
  /** Of places to stay with known beds. */
  readonly known: number;
  /** Of the others, estimated by type. */
  readonly estimated: number;
}

/** The capacity of a campsite counts people on its pitches, who bring their own beds. */
const hasBeds = (type: string) => type !== "camping";

type Lodging = Pick<GraphWaypoint, "lodging" | "seasonalLodging" | "bedsByType">;

/** Beds of a place on a night, without those of places to stay known to be closed. */
export function bedsOn({ lodging, seasonalLodging, bedsByType }: Lodging, night: IsoDate): Beds {
  const open = seasonalLodging.filter(({ type, season }) => hasBeds(type) && isOpenOn(season, night));
  const ofTypes = Object.entries(lodging)
    .filter(([type]) => hasBeds(type))
    .map(([type, houses]): Beds => {
      const counted = bedsByType?.[type] ?? { houses: 0, beds: 0 };
      return { known: counted.beds, estimated: Math.max(0, houses - counted.houses) * typicalBeds(type) };
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
