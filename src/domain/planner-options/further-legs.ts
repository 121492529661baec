import { maxNameLength } from "./planner-options.ts";

/** A route that is walked after another, from where that one ends. */
export interface FurtherLegChoice {
  readonly route: string;
  /** Town slugs. */
  readonly to: string;
  readonly mustStop: readonly string[];
}

/** In an address, once for each leg: the route, where it ends, and stops that are asked for. */
const name = "then";
const maxLegs = 9;
/** One for each night of a leg that somebody has moved. */
const maxStops = 40;
const slug = new RegExp(`^[a-z0-9-]{1,${maxNameLength}}$`);

/** The legs of an address; what is none is left out, and what follows on it. */
export function readFurtherLegs(search: URLSearchParams): readonly FurtherLegChoice[] {
  const legs: FurtherLegChoice[] = [];
  for (const text of search.getAll(name).slice(0, maxLegs)) {
    const [route = "", to = "", ...mustStop] = text.split(/[:,]/);
    if (mustStop.length > maxStops || ![route, to, ...mustStop].every((part) => slug.test(part))) break;
    legs.push({ route, to, mustStop });
  }
  return legs;
}

/** What stands in an address after its options; empty where there is no further leg. */
export function writeFurtherLegs(legs: readonly FurtherLegChoice[]): string {
  return legs
    .map(({ route, to, mustStop }) => `&${name}=${route}:${[to, ...mustStop.slice(0, maxStops)].join(",")}`)
    .join("");
}
