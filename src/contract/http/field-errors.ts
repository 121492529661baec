import type { z } from "zod";
import type { Language } from "#domain/text/language.ts";
import type { FieldErrors } from "./problem.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { SizeKind, ValidationSentences } from "#messages/sentences/validation.ts";

/** A schema issue, with the input value if available. */
type Issue = z.core.$ZodIssue;

function sizeKind(origin: string): SizeKind {
  if (origin === "string") return "letters";
  return origin === "array" || origin === "set" || origin === "map" || origin === "object" ? "entries" : "number";
}

/** Limits of reported fields and messages per field; long invented names are truncated. */
const maxFields = 100;
const maxSentences = 20;
const maxName = 100;

/** The path to a value; the freely chosen names of branches count as one field. */
function namesOf(path: readonly PropertyKey[]): readonly (string | number)[] {
  const end = path.indexOf("branches") + 1 || path.length;
  return path.slice(0, end).map((part) => (typeof part === "number" ? part : String(part).slice(0, maxName)));
}

/**
 * Lists are one field: `pins.3.to` is the field `pins`, with `to` in its fourth entry; `pace.flatKmh` is a field of its
 * own.
 */
function fieldOf(path: readonly PropertyKey[]): { field: string; inside: readonly (string | number)[] } {
  const names = namesOf(path);
  const index = names.findIndex((part) => typeof part === "number");
  const named = index < 0 ? names : names.slice(0, index);
  return { field: named.join("."), inside: index < 0 ? [] : names.slice(index) };
}

type PlainSentence = {
  [Name in keyof ValidationSentences]: Parameters<ValidationSentences[Name]> extends [] ? Name : never;
}[keyof ValidationSentences];

const ofFormats: Readonly<Record<string, PlainSentence>> = {
  email: "notEmail",
  date: "notDate",
  datetime: "notMoment",
  guid: "notUuid",
  uuid: "notUuid",
};

/** Rules checked by refinements, by the `sentence` of their `params`. */
const ofRules: Readonly<Record<string, PlainSentence>> = {
  missing: "missing",
  rest_max_below_min: "restMaxBelowMin",
  too_many_branches: "tooManyBranches",
  pinned_twice: "pinnedTwice",
  version_tags: "versionTags",
  route_or_box: "routeOrBox",
  route_or_town: "routeOrTown",
  date_out_of_range: "dateOutOfRange",
  in_future: "inFuture",
  not_day_of_year: "notDayOfYear",
  not_partial_date: "notPartialDate",
  not_web_address: "notWebAddress",
  not_telephone: "notTelephone",
  not_currency: "notCurrency",
};

/** Messages of schemas whose values people write in their own words, or by a pattern. */
const ofMessages: Readonly<Record<string, PlainSentence>> = {
  missing: "missing",
  not_slug: "notSlug",
  not_route_slug: "notRouteSlug",
  not_colour: "notColour",
  not_time: "notTime",
  not_season_end: "notSeasonEnd",
  not_one_line: "notOneLine",
  not_season: "notSeason",
  not_record_number: "notRecordNumber",
  not_record_uuid: "notRecordUuid",
};

/** Query parameters arrive as lists, even single ones. */
function isSeveral(sent: unknown): boolean {
  return Array.isArray(sent) && sent.length > 1;
}

function sentenceFor(issue: Issue, text: ValidationSentences, sent: unknown): string {
  const isMissing = sent === undefined || sent === null;
  const own = ofMessages[issue.message];
  if (own && !isMissing) return text[own]();
  switch (issue.code) {
    case "invalid_type":
      if (isMissing) return text.missing();
      return isSeveral(sent) && issue.path.length > 0 ? text.notOneValue() : text.wrongType(issue.expected);
    case "invalid_value":
      if (isSeveral(sent)) return text.notOneValue();
      // A choice of a form that was not made.
      return isMissing || sent === "" ? text.missing() : text.notOneOf(issue.values.map(String));
    case "too_small":
      if (isEmptyText(issue)) return text.missing();
      return text.atLeast(sizeKind(issue.origin), Number(issue.minimum));
    case "too_big":
      return text.atMost(sizeKind(issue.origin), Number(issue.maximum));
    case "invalid_format":
      return text[ofFormats[issue.format] ?? "wrong"]();
    case "custom":
      return text[ofRules[String(issue.params?.["sentence"])] ?? "wrong"]();
    default:
      return text.wrong();
  }
}

/** The text is not missing, but blank. */
function isEmptyText(issue: Issue): boolean {
  return issue.code === "too_small" && issue.origin === "string" && Number(issue.minimum) === 1;
}

function placeOf({ path }: Issue): string {
  return path.join(".");
}

/** Of a value with such an error no other errors are reported. */
function reportedAlone(issues: readonly Issue[], is: (issue: Issue) => boolean): readonly Issue[] {
  const places = new Set(issues.filter(is).map(placeOf));
  return issues.filter((issue) => is(issue) || !places.has(placeOf(issue)));
}

/** A text in place of a list also has its length checked, as if it were a list. */
const isOfWrongType = ({ code }: Issue): boolean => code === "invalid_type";

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  let value = body;
  for (const part of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

/** Of two limits of one value only the lower one is reported. */
function withoutWiderLimits(issues: readonly Issue[]): readonly Issue[] {
  const lowest = new Map<string, number | bigint>();
  for (const issue of issues) {
    if (issue.code !== "too_big") continue;
    const before = lowest.get(placeOf(issue));
    if (before === undefined || issue.maximum < before) lowest.set(placeOf(issue), issue.maximum);
  }
  return issues.filter((issue) => issue.code !== "too_big" || issue.maximum === lowest.get(placeOf(issue)));
}

/**
 * Messages for the errors of a request, by field; an error of the whole body has the key `body`.
 *
 * @param body the input, to distinguish missing fields from wrong ones
 */
export function fieldErrors(issues: readonly Issue[], body: unknown, language: Language): FieldErrors {
  const text = sentences[language].validation;
  const errors = new Map<string, Set<string>>();
  const add = (path: readonly PropertyKey[], sentence: () => string): void => {
    const { field, inside } = fieldOf(path);
    const texts = errors.get(field || "body") ?? new Set();
    if (texts.size >= maxSentences || (texts.size === 0 && errors.size >= maxFields)) return;
    const place = inside.map((part) => (typeof part === "number" ? text.entry(part + 1) : part)).join(", ");
    texts.add(place === "" ? sentence() : `${place}: ${sentence()}`);
    errors.set(field || "body", texts);
  };
  for (const issue of withoutWiderLimits(reportedAlone(reportedAlone(issues, isEmptyText), isOfWrongType))) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, maxSentences)) add([...issue.path, key], text.unknownField);
    } else {
      add(issue.path, () => sentenceFor(issue, text, valueAt(body, issue.path)));
    }
  }
  return Object.fromEntries([...errors].map(([field, texts]) => [field, [...texts]]));
}

/** The summary above the messages of the fields. */
export function fieldErrorsSummary(language: Language): string {
  return sentences[language].validation.summary();
}
