import type { AccommodationRecord } from "#database/queries/places/accommodations.ts";
import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { ListedHouse } from "#use-cases/content/accommodation-directory.ts";
import { yieldIfBusy } from "#use-cases/workers/yield-to-event-loop.ts";

type FactOf = (record: AccommodationRecord) => unknown;

/** A filter by one fact of a house. */
export interface Condition {
  /** One of a few constant functions: a column is cached for each. */
  readonly of: FactOf;
  /** Called once per distinct value. */
  readonly passes: (value: unknown) => boolean;
}

export function condition<Value>(
  of: (record: AccommodationRecord) => Value,
  passes: (value: Value) => boolean,
): Condition {
  // Only values of `of` are passed.
  return { of, passes: (value) => passes(value as Value) };
}

/** A fact of many houses: its distinct values, and for each house the index of its value among them. */
interface Column {
  readonly values: readonly unknown[];
  readonly codes: Uint32Array;
}

const columnsOf = memoizeByObject((_: readonly ListedHouse[]) => new Map<FactOf, Promise<Column>>());

async function buildColumn(houses: readonly ListedHouse[], of: FactOf): Promise<Column> {
  const codeOfValue = new Map<unknown, number>();
  const codes = new Uint32Array(houses.length);
  for (const [index, { record }] of houses.entries()) {
    if (index % 1_024 === 0) await yieldIfBusy();
    const value = of(record);
    const code = codeOfValue.get(value) ?? codeOfValue.size;
    if (code === codeOfValue.size) codeOfValue.set(value, code);
    codes[index] = code;
  }
  return { values: [...codeOfValue.keys()], codes };
}

async function columnOf(houses: readonly ListedHouse[], of: FactOf): Promise<Column> {
  const columns = columnsOf(houses);
  const column = columns.get(of) ?? buildColumn(houses, of);
  columns.set(of, column);
  return column;
}

/** The distinct values of a fact in a very long list of houses. @param of as in `Condition` */
export async function distinctFacts<Value>(
  houses: readonly ListedHouse[],
  of: (record: AccommodationRecord) => Value,
): Promise<readonly Value[]> {
  // Only values of `of` are in its column.
  return (await columnOf(houses, of)).values as readonly Value[];
}

/**
 * The houses of a very long list that pass all conditions, in its order. Columns are built on first use: iterating over
 * the records themselves, which are scattered in memory, takes twenty times as long.
 */
export async function filterByColumns(
  houses: readonly ListedHouse[],
  conditions: readonly Condition[],
): Promise<readonly ListedHouse[]> {
  let passed: readonly number[] | null = null;
  for (const { of, passes } of conditions) {
    const { values, codes } = await columnOf(houses, of);
    const passesByCode = values.map(passes);
    await yieldIfBusy();
    const remaining: number[] = [];
    for (let at = 0; at < (passed?.length ?? codes.length); at += 1) {
      const index: number = passed?.[at] ?? at;
      if (passesByCode[codes[index]!]) remaining.push(index);
    }
    passed = remaining;
  }
  return passed?.map((index) => houses[index]!) ?? houses;
}
