import { maxNameLength } from "./planner-options.ts";

/** A route walked after another, starting at its end. */
export interface FurtherLegChoice {
  readonly route: string;
  /** Town slugs. */
  readonly to: string;
  readonly mustStop: readonly string[];
}

/** Parameter of an address, once per leg: the route, its end, and required stops. */
const name = "then";
const maxLegs = 9;
/** One for each changed night of a leg. */
const maxStops = 40;
const slug = new RegExp(`^[a-z0-9-]{1,${maxNameLength}}$`);

/** The legs of an address, up to the first invalid one. */
export function readFurtherLegs(search: URLSearchParams): readonly FurtherLegChoice[] {
  const legs: FurtherLegChoice[] = [];
  for (const text of search.getAll(name).slice(0, maxLegs)) {
    const [route = "", to = "", ...mustStop] = text.split(/[:,]/);
    if (mustStop.length > maxStops || ![route, to, ...mustStop].every((part) => slug.test(part))) break;
    legs.push({ route, to, mustStop });
  }
  return legs;
}

/** The part of an address after the options; empty without further legs. */
export function writeFurtherLegs(legs: readonly FurtherLegChoice[]): string {
  return legs
    .map(({ route, to, mustStop }) => `&${name}=${route}:${[to, ...mustStop.slice(0, maxStops)].join(",")}`)
    .join("");
}
