import { isStartDate } from "#domain/calendar/iso-date.ts";
import { defaultPace, type Pace } from "#domain/walking-time/walking-time.ts";
import {
  type KindValues,
  type OptionDefinition,
  type OptionKind,
  optionTable,
  paceRanges,
  type RestEvery,
  type Walker,
} from "../planner-options.ts";
import { paceName, paceNames, pacePresets, restText } from "../presets.ts";
import { isName, numberIn, wholeNumberIn, words } from "./read-values.ts";
import type { PartialWalker } from "../with-defaults.ts";

/** The values of a name in an address: the last of several counts, as a form's button follows its fields. */
export interface AddressFields {
  last(name: string): string | undefined;
  all(name: string): readonly string[];
}

/** How options of a kind are encoded in the planner's address. */
interface UrlCodec<Value> {
  /** @param refuse reports invalid values @returns undefined without a valid value */
  read(
    fields: AddressFields,
    name: string,
    row: OptionDefinition,
    refuse: (typed: string) => void,
  ): Partial<Value> | Value | undefined;
  /** Names and texts. @param usual the default, which is omitted; null if everything must be included */
  write(name: string, value: Value, usual: Value | null): readonly (readonly [string, string])[];
}

/** Represents an end left to the planner in an address; no slug has it. */
export const leftOpen = "*";

const paceParts = ["flatKmh", "ascentMPerH", "descentMPerH"] as const;

/** For kinds with a single text. */
function single<Value extends string | number>(
  understand: (typed: string, row: OptionDefinition) => Value | null,
): UrlCodec<Value> {
  return {
    read(fields, name, row, refuse) {
      const typed = fields.last(name);
      if (typed === undefined) return undefined;
      const value = understand(typed, row);
      if (value === null) refuse(typed);
      return value ?? undefined;
    },
    write: (name, value, usual) => (value === null || value === usual ? [] : [[name, String(value)]]),
  };
}

/** The typed number; an integer if the option is counted. */
function numberOf({ min = -Infinity, max = Infinity, step }: OptionDefinition, typed: string): number | null {
  return Number.isInteger(step) ? wholeNumberIn({ min, max }, typed) : numberIn({ min, max }, typed);
}

export const urlCodecs: { readonly [Kind in Exclude<OptionKind, "pins">]: UrlCodec<KindValues[Kind]> } = {
  /** A slug; `*` for an end left to the planner. */
  name: {
    read: (fields, name, { end }) => {
      const typed = fields.last(name);
      // Ends may be null, other names may not.
      if (end && typed === leftOpen) return null as unknown as string;
      return typed !== undefined && isName(typed) ? typed : undefined;
    },
    write: (name, value: string | null, usual) => (value === usual ? [] : [[name, value ?? leftOpen]]),
  },
  date: single((typed) => (isStartDate(typed) ? typed : null)),
  choice: single<string>((typed, { values = [] }) => values.find((value) => value === typed) ?? null),
  number: single((typed, row) => numberOf(row, typed)),
  names: {
    read: (fields, name, { values }, refuse) =>
      words(fields.all(name)).filter((word) => {
        const isKnown = values?.includes(word) ?? true;
        if (!isKnown) refuse(word);
        return isKnown;
      }),
    write: (name, values) => values.map((value) => [name, value]),
  },
  /** A pace by its name, or its numbers. */
  pace: {
    read(fields, name, _row, refuse) {
      const typed = fields.last(name);
      if (typed === "gentle" || typed === "standard" || typed === "brisk") return pacePresets[typed];
      if (typed !== undefined && typed !== "own") refuse(typed);
      const own = paceParts.flatMap((part) => {
        const value = single((text) => numberIn(paceRanges[part], text)).read(
          fields,
          part,
          { kind: "number", part: null, field: null },
          refuse,
        );
        return value === undefined ? [] : [[part, value] as const];
      });
      return own.length === 0 ? undefined : (Object.fromEntries(own) as Partial<Pace>);
    },
    write(name, value, usual) {
      const preset = paceName(value);
      if (preset !== "own") return usual && preset === paceName(usual) ? [] : [[name, preset]];
      const changedParts = paceParts.filter((part) => !usual || value[part] !== defaultPace[part]);
      return changedParts.map((part) => [part, String(value[part])]);
    },
  },
  /** `valcarlos:take`, one or several. */
  branches: {
    read(fields, name, _row, refuse) {
      const choices = new Map<string, "take" | "avoid">();
      for (const word of words(fields.all(name))) {
        const [, branch, choice] = /^(.+):(take|avoid)$/.exec(word) ?? [];
        if (branch && isName(branch) && (choice === "take" || choice === "avoid")) choices.set(branch, choice);
        else refuse(word);
      }
      return Object.fromEntries(choices);
    },
    write: (name, value) =>
      Object.entries(value)
        .map(([branch, choice]) => `${branch}:${choice}`)
        .toSorted()
        .map((text) => [name, text]),
  },
  /** `gentle,6,8` or `3.4,250,420,6,8`, one or several; a form may also send the number of walkers. */
  walkers: {
    read(fields, name, { most = 1 }, refuse) {
      const typed = fields.all(name).filter((text) => text.trim() !== "");
      const walkers = typed.flatMap((text) => {
        const walker = walkerOf(text);
        if (walker === null) refuse(text);
        return walker ?? [];
      });
      const people = wholeNumberIn({ min: 1, max: most + 1 }, fields.last("people") ?? "");
      const unsaid = Array.from({ length: (people ?? 1) - 1 - walkers.length }, (): PartialWalker => ({}));
      const all = [...walkers, ...unsaid].slice(0, people === null ? most : people - 1);
      // Completed once the unit is known: `withDefaults` adds missing values.
      return all.length === 0 ? undefined : (all as Walker[]);
    },
    write: (name, value) => value.map((walker) => [name, walkerText(walker)]),
  },
  rest: {
    read(fields, name, row, refuse) {
      const typed = fields.last(name);
      if (typed === undefined) return undefined;
      const own = () => ["restAfter", "restMin", "restMax"].map((part) => fields.last(part) ?? "").join(",");
      const text = typed === "own" ? own() : typed;
      const value = restOf(text, row);
      if (value === null) refuse(typed);
      return value ?? undefined;
    },
    write: (name, value) => (value === null ? [] : [[name, restText(value)]]),
  },
};

/** A pace by name or its three numbers, the ideal day and the longest; empty parts get their default. */
function walkerOf(typed: string): PartialWalker | null {
  const parts = typed.split(",").map((part) => part.trim());
  const named = paceNames.find((name) => name === parts[0]);
  const numbers = named ? parts.slice(1) : parts.slice(3);
  if (numbers.length > 2 || (!named && parts.length < 3)) return null;
  const ranges = [optionTable.ideal, optionTable.max];
  const [ideal, max] = numbers.map((part, at) => (part === "" ? undefined : numberIn(ranges[at]!, part)));
  const own = paceParts.map(
    (part, at) => [part, parts[at] ? numberIn(paceRanges[part], parts[at]) : undefined] as const,
  );
  const pace = named ? pacePresets[named] : Object.fromEntries(own.filter(([, value]) => value !== undefined));
  if (ideal === null || max === null || Object.values(pace).includes(null)) return null;
  return { pace, ideal, max };
}

/** Format in an address. */
export function walkerText({ pace, ideal, max }: Walker): string {
  const name = paceName(pace);
  const how = name === "own" ? paceParts.map((part) => pace[part]) : [name];
  return [...how, ideal, max].join(",");
}

/** `after,min,max`; `after` alone allows two walking days less or more. */
function restOf(typed: string, { min: fewest = 1, max: most = 1 }: OptionDefinition): RestEvery | null {
  const numbers = typed.split(",").map((part) => wholeNumberIn({ min: fewest, max: most }, part.trim()));
  const [after, min, max] =
    numbers.length === 1 && numbers[0] != null
      ? [numbers[0], Math.max(fewest, numbers[0] - 2), Math.min(most, numbers[0] + 2)]
      : numbers;
  if (after == null || min == null || max == null || numbers.length > 3 || min > max) return null;
  return { after, min, max };
}
