import type { z } from "zod";
import type { Language } from "#domain/language.ts";
import type { FieldErrors } from "./problem.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { SizeKind, ValidationSentences } from "#messages/sentences/validation.ts";

/** An issue as the schemas find it, with the value that was sent where the finder keeps it. */
type Issue = z.core.$ZodIssue;

function sizeKind(origin: string): SizeKind {
  if (origin === "string") return "letters";
  return origin === "array" || origin === "set" || origin === "map" || origin === "object" ? "entries" : "number";
}

/** Lists and free keys are one field: `mustStop.3` speaks of `mustStop`, `pace.flatKmh` of itself. */
function fieldOf(path: readonly PropertyKey[]): { field: string; entry: number | null } {
  const index = path.findIndex((part) => typeof part === "number");
  if (path[0] === "branches") return { field: "branches", entry: null };
  const named = index < 0 ? path : path.slice(0, index);
  const entry = path[index];
  return { field: named.map(String).join("."), entry: typeof entry === "number" ? entry + 1 : null };
}

function sentenceFor(issue: Issue, text: ValidationSentences, sent: unknown): string {
  const isMissing = sent === undefined || sent === null;
  switch (issue.code) {
    case "invalid_type":
      if (isMissing) return text.missing();
      return Array.isArray(sent) ? text.notOneValue() : text.wrongType(issue.expected);
    case "invalid_value":
      return isMissing ? text.missing() : text.notOneOf(issue.values.map(String));
    case "too_small":
      return text.atLeast(sizeKind(issue.origin), Number(issue.minimum));
    case "too_big":
      return text.atMost(sizeKind(issue.origin), Number(issue.maximum));
    case "invalid_format":
      if (issue.format === "email") return text.notEmail();
      return issue.format === "date" ? text.notDate() : text.wrong();
    case "custom":
      if (issue.params?.["sentence"] === "rest_max_below_min") return text.restMaxBelowMin();
      if (issue.params?.["sentence"] === "too_many_branches") return text.tooManyBranches();
      if (issue.params?.["sentence"] === "version_tags") return text.versionTags();
      if (issue.params?.["sentence"] === "route_or_box") return text.routeOrBox();
      if (issue.params?.["sentence"] === "date_out_of_range") return text.dateOutOfRange();
      return text.wrong();
    default:
      return text.wrong();
  }
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  let value = body;
  for (const part of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

/** Of two limits of one value the lower one says enough. */
function withoutWiderLimits(issues: readonly Issue[]): readonly Issue[] {
  const lowest = new Map<string, number | bigint>();
  const placeOf = ({ path }: Issue) => path.join(".");
  for (const issue of issues) {
    if (issue.code !== "too_big") continue;
    const before = lowest.get(placeOf(issue));
    if (before === undefined || issue.maximum < before) lowest.set(placeOf(issue), issue.maximum);
  }
  return issues.filter((issue) => issue.code !== "too_big" || issue.maximum === lowest.get(placeOf(issue)));
}

/**
 * Sentences for the errors of a request, by field; an error of the whole body stands under `body`.
 *
 * @param body what was sent, to tell a missing field from a wrong one
 */
export function fieldErrors(issues: readonly Issue[], body: unknown, language: Language): FieldErrors {
  const text = sentences[language].validation;
  const errors = new Map<string, Set<string>>();
  const add = (path: readonly PropertyKey[], sentence: string): void => {
    const { field, entry } = fieldOf(path);
    const told = errors.get(field || "body") ?? new Set();
    told.add(entry === null ? sentence : text.entry(entry, sentence));
    errors.set(field || "body", told);
  };
  for (const issue of withoutWiderLimits(issues)) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, 20)) add([...issue.path, key.slice(0, 100)], text.unknownField());
    } else {
      add(issue.path, sentenceFor(issue, text, valueAt(body, issue.path)));
    }
  }
  return Object.fromEntries([...errors].map(([field, told]) => [field, [...told].slice(0, 20)]));
}

/** The sentence above the sentences of the fields. */
export function fieldErrorsSummary(language: Language): string {
  return sentences[language].validation.summary();
}
