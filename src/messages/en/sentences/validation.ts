import type { SizeKind, ValidationSentences, FilterProblem, ImportSentences } from "#messages/sentences/validation.ts";

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

function counted(kind: SizeKind, limit: number): string {
  const amount = limit.toLocaleString("en");
  if (kind === "number") return amount;
  if (kind === "letters") return `${amount} ${limit === 1 ? "character" : "characters"}`;
  return `${amount} ${limit === 1 ? "entry" : "entries"}`;
}

export const validationSentences: ValidationSentences = {
  missing: () => "This field is required.",
  wrongType: (expected) => `This must be ${kinds[expected] ?? "of another kind"}.`,
  notOneValue: () => "This takes one value, not several.",
  unknownField: () => "There is no such field.",
  notOneOf: (values) => `This must be one of: ${values.join(", ")}.`,
  atLeast: (kind, limit) =>
    kind === "number"
      ? `This must be at least ${counted(kind, limit)}.`
      : `This must have at least ${counted(kind, limit)}.`,
  atMost: (kind, limit) =>
    kind === "number"
      ? `This may be at most ${counted(kind, limit)}.`
      : `This may have at most ${counted(kind, limit)}.`,
  notDate: () => "This must be a day of the calendar, as in 2027-05-10.",
  dateOutOfRange: () => "This must be a day of the years 1900 to 2999.",
  inFuture: () => "This must not be in the future.",
  notTime: () => "This must be a time of day, such as 14:30.",
  notSlug: () => "Use lowercase letters a–z, digits and hyphens only, such as arzua-monte-do-gozo.",
  notRouteSlug: () => "This must begin with camino-, such as camino-frances.",
  notColour: () => "This must be # and six digits of 0–9 and a–f in lowercase, such as #1f7a4d.",
  notOneLine: () => "This must be one line, without line breaks or tabs.",
  notMoment: () => "This must be a date and time, as in 2027-05-10T08:30:00Z.",
  notPartialDate: () => "This must be a day, month or year, as in 2026-11-23, 2026-11 or 2026.",
  notDayOfYear: () => "This must be a month and a day, as in 11-01 for 1 November.",
  notUuid: () => "This must be a UUID.",
  notRecordNumber: () => "Choose one of the suggestions, or type the number of a record, such as 117.",
  notRecordUuid: () => "Choose one of the suggestions, or type the UUID of a record.",
  notWebAddress: () => "This must be a web address, such as https://example.org.",
  notTelephone: () => "This must be one phone number, such as +34 981 000 000.",
  notCurrency: () => "This must be the three letters of a currency, such as EUR.",
  notSeason: () =>
    "Write the season like “1 April to 31 October”, “Easter to October” or “all year”; separate several periods by semicolons, and put days of the week in brackets: “(Sat Sun)”.",
  notSeasonEnd: () => "This must be a month and a day, as in 04-01 for 1 April, or easter, easter-7 or easter+7.",
  notEmail: () => "This must be an e-mail address, such as ana@example.org.",
  restMaxBelowMin: () => "The most walking days in a row must not be below the fewest.",
  tooManyBranches: () => "There are too many variants.",
  versionTags: () => 'This must name versions, as in "3" or "3", "4", or be *.',
  pinnedTwice: () => "Two entries pin this day differently. Leave only one of them.",
  routeOrBox: () => "Name a route or a box, one of the two.",
  routeOrTown: () => "Name a route or a town.",
  wrong: () => "This is not valid.",
  entry: (number) => `Entry ${number}`,
  summary: () => "Some fields are not valid.",
};

export function filterSentence(problem: FilterProblem): string {
  switch (problem.kind) {
    case "unknown-route":
      return `There is no route ${problem.value}.`;
    case "unknown-town":
      return `There is no town ${problem.value}.`;
    case "unknown-branch":
      return `The route has no variant ${problem.value}.`;
    case "not-on-route":
      return `There is no town ${problem.value} on this route.`;
    case "not-one-of":
      return `There is no ${problem.value} here; there are: ${problem.values.join(", ")}.`;
    case "needs-one-route":
      return "This needs exactly one route.";
    case "no-way":
      return "The route does not lead there from where the section starts.";
  }
}

export const importSentences: ImportSentences = {
  line: (line, sentence) => `Line ${line}: ${sentence}`,
  remark: {
    unmatched: (written) => `“${written}” is not a town on the route and is left out.`,
    guessed: (written, read) => `“${written}” is taken for ${read}.`,
    date_unread: (written) => `“${written}” cannot be read as a date.`,
    price_unread: (written) => `“${written}” cannot be read as a price in euros.`,
    columns_unread: (written) => `These columns are left out: ${written}.`,
    house_unknown: (written, read) => `There is no place to stay called “${written}” in ${read}.`,
    points_left_out: (written) => `Waypoints left out, because they are not towns or were passed before: ${written}.`,
    reordered: () => "The waypoints are put in the order in which the route passes them.",
    days_planned: () => "The file only says where the plan starts and ends. The days between are planned.",
    planned_anew: () =>
      "The route has changed since, or the days did not follow one another: days that are not pinned are recalculated.",
  },
};
