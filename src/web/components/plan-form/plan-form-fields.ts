/** The parsed fields of the form: those of the whole plan, and those of each route. */
export interface PlanFormFields {
  readonly name: string;
  /** Action: `save`, `show`, `add` or `remove:1`. */
  readonly order: string;
  readonly version: number | null;
  /** The base options of the changes, as JSON. */
  readonly base: string | null;
  /** Parts for which the other version was chosen. */
  readonly taken: readonly string[];
  /** For each route the options in the format of a planner address. */
  readonly legs: readonly URLSearchParams[];
}

/** Separator before the fields of each route, and after the last. */
export const legMark = "leg";
const own = new Set(["name", "do", "version", "base", legMark]);
const takenPrefix = "take:";

/**
 * Splits the form. Fields of a route are between two separators and may have its number (`variants.1`), as for radio
 * buttons, which need unique names.
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
