import type { SizeKind, ValidationSentences } from "#messages/sentences/validation.ts";

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
  notEmail: () => "This must be an e-mail address, such as ana@example.org.",
  restMaxBelowMin: () => "The most walking days in a row must not be below the fewest.",
  tooManyBranches: () => "There are too many variants.",
  wrong: () => "This is not valid.",
  entry: (number, sentence) => `Entry ${number}: ${sentence}`,
  summary: () => "Some fields are not valid.",
};
