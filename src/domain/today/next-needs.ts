import type { TownService } from "../route-graph/route-graph.ts";
import type { WayEntry } from "./way-entries.ts";

/** What a walker asks for on the way, in the order of the question. */
export const dayNeeds = ["water", "food", "groceries", "cash", "pharmacy", "bed"] as const;
export type DayNeed = (typeof dayNeeds)[number];

const serviceOf: Readonly<Partial<Record<DayNeed, TownService>>> = {
  food: "restaurant",
  groceries: "groceries",
  cash: "bank",
  pharmacy: "pharmacy",
};

/** The place where something is to be had. */
export interface Next {
  /** Null for a place without a name outside of towns. */
  readonly name: string | null;
  /** Metres to it; 0 where one is there. */
  readonly metres: number;
}

/** A place just passed, in metres, is still here. */
const hereM = 150;

/** Whether something is to be had at an entry of the way. */
export function has(entry: WayEntry, need: DayNeed): boolean {
  if (entry.is === "place") return entry.group === need;
  if (need === "bed") return entry.houses > 0;
  const service = serviceOf[need];
  if (service !== undefined && entry.services.includes(service)) return true;
  return entry.places.some(({ group }) => group === need);
}

/** The next of each need from a place of the way on; null where none is known among the entries. */
export function nextNeeds(entries: readonly WayEntry[], fromM: number): Readonly<Record<DayNeed, Next | null>> {
  const next = (need: DayNeed): Next | null => {
    const found = entries.find((entry) => entry.alongM >= fromM - hereM && has(entry, need));
    if (!found) return null;
    const offM = found.is === "place" ? found.offM : 0;
    return { name: found.name, metres: Math.max(0, found.alongM - fromM) + offM };
  };
  return Object.fromEntries(dayNeeds.map((need) => [need, next(need)])) as Record<DayNeed, Next | null>;
}

/** Stretches without it are told from this length on, in metres. */
export const leastGapM = { water: 10_000, food: 12_000, groceries: 15_000, bed: 12_000 } as const;

/** A stretch on which something is not to be had. */
export interface Gap {
  readonly need: DayNeed;
  /** Metres along the way where it begins. */
  readonly fromM: number;
  /** Where it is to be had for the last time; null where that lies behind the walker, or has no name. */
  readonly after: string | null;
  /** Metres to the next; to the end of what is known where there is none. */
  readonly metres: number;
  /** Where it is to be had next; null where none is known, or it has no name. */
  readonly until: string | null;
  /** Whether services are known of every village and town in between: otherwise there may be some. */
  readonly isSure: boolean;
}

/** A place of some size of which no service and nothing that stands in it is known has what it has. */
function isUnknown(entry: WayEntry): boolean {
  return entry.is === "town" && entry.size !== "other" && entry.services.length === 0 && entry.places.length === 0;
}

/**
 * Stretches without something that begin between two distances along the way, in walking order.
 *
 * @param leastM shorter ones are not told
 * @param instead what serves as well
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
