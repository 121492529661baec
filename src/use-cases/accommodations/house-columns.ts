import type { AccommodationRecord } from "#database/queries/places/accommodations.ts";
import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { ListedHouse } from "#use-cases/content/accommodation-directory.ts";
import { createYield } from "../workers/yield-to-event-loop.ts";

type FactOf = (record: AccommodationRecord) => unknown;

/** A filter by one fact of a house. */
export interface Condition {
  /** One of a few constants: all houses have a column for each. */
  readonly of: FactOf;
  /** Called once for equal values of all houses, as these are shared. */
  readonly passes: (value: unknown) => boolean;
}

export function condition<Value>(
  of: (record: AccommodationRecord) => Value,
  passes: (value: Value) => boolean,
): Condition {
  // Only values of `of` are passed.
  return { of, passes: (value) => passes(value as Value) };
}

/** A fact of many houses: its different values, and for each house in order the place of its value among them. */
interface Column {
  readonly values: readonly unknown[];
  readonly codes: Uint32Array;
}

const columnsOf = memoizeByObject((_: readonly ListedHouse[]) => new Map<FactOf, Promise<Column>>());

async function makeColumn(houses: readonly ListedHouse[], of: FactOf): Promise<Column> {
  const known = new Map<unknown, number>();
  const codes = new Uint32Array(houses.length);
  const yieldIfBusy = createYield();
  for (const [place, { record }] of houses.entries()) {
    if (place % 1_024 === 0) await yieldIfBusy();
    const value = of(record);
    const code = known.get(value) ?? known.size;
    if (code === known.size) known.set(value, code);
    codes[place] = code;
  }
  return { values: [...known.keys()], codes };
}

/**
 * Those of a very long list that pass all conditions, in its order. Columns are made on first use: going through the
 * houses themselves, which lie all over the memory, takes twenty times as long.
 */
export async function passing(
  houses: readonly ListedHouse[],
  conditions: readonly Condition[],
): Promise<readonly ListedHouse[]> {
  const columns = columnsOf(houses);
  let places: readonly number[] | null = null;
  for (const { of, passes } of conditions) {
    const making = columns.get(of) ?? makeColumn(houses, of);
    columns.set(of, making);
    const { values, codes } = await making;
    const isPassed = values.map(passes);
    const left: number[] = [];
    for (let at = 0; at < (places?.length ?? codes.length); at += 1) {
      const place: number = places?.[at] ?? at;
      if (isPassed[codes[place]!]) left.push(place);
    }
    places = left;
  }
  return places?.map((place) => houses[place]!) ?? houses;
}
