/** The fields of the form, apart: those of the whole plan, and those of each route with them. */
export interface PlanFormFields {
  readonly name: string;
  /** What is to be done: `save`, `show`, `add` or `remove:1`. */
  readonly order: string;
  readonly version: number | null;
  /** The options on which the changes build, as JSON. */
  readonly base: string | null;
  /** Parts for which the other version was chosen. */
  readonly taken: readonly string[];
  /** For each route the options of an address of the planner. */
  readonly legs: readonly URLSearchParams[];
}

/** Stands before the fields of each route, and once after the last. */
export const legMark = "leg";
const own = new Set(["name", "do", "version", "base", legMark]);
const takenPrefix = "take:";

/**
 * Takes the form apart. Fields of a route stand between two marks and may bear its number (`variants.1`), as choices
 * of which the browser allows one to a name.
 */
export function planFormFields(fields: FormData): PlanFormFields {
  const entries = [...fields].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const shared: [string, string][] = [];
  const legs: [string, string][][] = [];
  let leg: [string, string][] | null = null;
  for (const [name, value] of entries) {
    if (name === legMark) {
      leg = value === "end" ? null : [];
      if (leg) legs.push(leg);
    } else if (!own.has(name) && !name.startsWith(takenPrefix)) {
      (leg ?? shared).push([name.replace(/\.\d+$/, ""), value]);
    }
  }
  const text = (name: string) => entries.findLast((entry) => entry[0] === name)?.[1] ?? null;
  const version = Number(text("version") ?? Number.NaN);
  return {
    name: text("name") ?? "",
    order: text("do") ?? "save",
    version: Number.isInteger(version) ? version : null,
    base: text("base"),
    taken: entries
      .filter(([name, value]) => name.startsWith(takenPrefix) && value === "theirs")
      .map(([name]) => name.slice(takenPrefix.length)),
    legs: legs.map((ownFields) => new URLSearchParams([...shared, ...ownFields])),
  };
}

/** Name of the choice between the two versions of a part. */
export const takeField = (part: string) => takenPrefix + part;
