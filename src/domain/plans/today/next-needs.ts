import type { TownService } from "#domain/route-graph/route-graph.ts";
import type { WayEntry } from "./way-entries.ts";

/** What a walker needs on the way, in display order. */
export const dayNeeds = ["water", "food", "groceries", "cash", "pharmacy", "bed"] as const;
export type DayNeed = (typeof dayNeeds)[number];

const serviceOf: Readonly<Partial<Record<DayNeed, TownService>>> = {
  food: "restaurant",
  groceries: "groceries",
  cash: "bank",
  pharmacy: "pharmacy",
};

/** The next place with what is needed. */
export interface Next {
  /** Null for a place without a name outside towns. */
  readonly name: string | null;
  /** Metres to it; 0 if already there. */
  readonly metres: number;
}

/** The next place for a need, and the one after it: at the former, a walker asks how long its supplies have to last. */
export interface NextTwo extends Next {
  /** Null if none of the entries further on is known to have it. */
  readonly after: Next | null;
}

/** A place passed within this distance, in metres, still counts as here. */
const hereM = 150;

/** Whether an entry of the way satisfies a need. */
function has(entry: WayEntry, need: DayNeed): boolean {
  if (entry.is === "place") return entry.group === need;
  if (need === "bed") return entry.houses > 0;
  const service = serviceOf[need];
  if (service !== undefined && entry.services.includes(service)) return true;
  return entry.places.some(({ group }) => group === need);
}

/** The next places for each need from a position on the way; null if none of the entries is known to have it. */
export function nextNeeds(entries: readonly WayEntry[], fromM: number): Readonly<Record<DayNeed, NextTwo | null>> {
  const next = (need: DayNeed): NextTwo | null => {
    const having = entries.filter((entry) => entry.alongM >= fromM - hereM && has(entry, need));
    const [first] = having;
    if (!first) return null;
    const second = having.find(({ alongM }) => alongM > Math.max(first.alongM, fromM) + hereM);
    return { ...reach(first, fromM), after: second ? reach(second, fromM) : null };
  };
  return Object.fromEntries(dayNeeds.map((need) => [need, next(need)])) as Record<DayNeed, NextTwo | null>;
}

function reach(place: WayEntry, fromM: number): Next {
  const offM = place.is === "place" ? place.offM : 0;
  return { name: place.name, metres: Math.max(0, place.alongM - fromM) + offM };
}

/** Minimum length of stretches to report, in metres. */
export const minGapM = { water: 10_000, food: 12_000, groceries: 15_000, bed: 12_000 } as const;

/** A stretch without something. */
export interface Gap {
  readonly need: DayNeed;
  /** Metres along the way to its start. */
  readonly fromM: number;
  /** The last place that has it; null if behind the walker, or without a name. */
  readonly after: string | null;
  /** Metres to the next; to the end of known places if there is none. */
  readonly metres: number;
  /** The next place that has it; null if none is known, or without a name. */
  readonly until: string | null;
  /** Whether the services of every village and town in between are known: otherwise there may be some. */
  readonly isSure: boolean;
}

/** A settlement without any known service or place. */
function isUnknown(entry: WayEntry): boolean {
  return entry.is === "town" && entry.size !== "other" && entry.services.length === 0 && entry.places.length === 0;
}

/**
 * Stretches without something that begin between two distances along the way, in walking order.
 *
 * @param leastM shorter ones are left out
 * @param instead alternatives that also satisfy the need
 */
export function gapsAhead(
  entries: readonly WayEntry[],
  need: DayNeed,
  { fromM, toM, leastM }: { readonly fromM: number; readonly toM: number; readonly leastM: number },
  instead: readonly DayNeed[] = [],
): Gap[] {
  const endM = entries.at(-1)?.alongM ?? toM;
  const serving = [need, ...instead];
  const having = entries.filter((entry) => entry.alongM >= fromM - hereM && serving.some((one) => has(entry, one)));
  const starts = [{ name: null as string | null, alongM: fromM }, ...having];
  return starts.flatMap((start, index): Gap[] => {
    const next = having[index];
    const untilM = next?.alongM ?? endM;
    const metres = untilM - start.alongM;
    if (start.alongM >= toM || metres < leastM) return [];
    const isSure = !entries.some((entry) => entry.alongM >= start.alongM && entry.alongM <= untilM && isUnknown(entry));
    return [{ need, fromM: start.alongM, after: start.name, metres, until: next?.name ?? null, isSure }];
  });
}
