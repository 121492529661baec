import type { ParsedOptions } from "#domain/planner/options/url/parse-planner-url.ts";

import type { PlanFormFields } from "./plan-form-fields.ts";
import type { OptionError, LegChoices, NamedRoute } from "./plan-form-page.ts";
import { type PlanOptions, optionParts } from "#domain/planner/options/plan-options.ts";
import { keysOfPart } from "#domain/planner/options/planner-options.ts";
import { takePart } from "#domain/planner/options/merge-options.ts";

/** A leg of the form, with its choices. */
export interface ReadLeg extends ParsedOptions {
  readonly choices: LegChoices;
}

/** Source of the form's choices: the server, or the browser's storage. */
export interface ChoiceSource {
  readLeg(search: URLSearchParams): Promise<ReadLeg>;
  /** Every route by its name. */
  routes(): Promise<readonly NamedRoute[]>;
}

export interface ReadPlanForm {
  readonly fields: PlanFormFields;
  readonly options: PlanOptions;
  readonly legs: readonly LegChoices[];
  readonly routes: readonly NamedRoute[];
  readonly optionErrors: readonly OptionError[];
  /** The base options of the changes, if known. */
  readonly base: PlanOptions | null;
}

/** The content of a plan's form, whatever its action. */
export async function readPlanForm(
  source: ChoiceSource,
  fields: PlanFormFields,
  base: PlanOptions | null,
): Promise<ReadPlanForm> {
  const readLegs: ReadLeg[] = [];
  for (const search of await searchesOf(source, fields)) {
    const before = readLegs.at(-1)?.input;
    if (before) search.set("from", before.to);
    readLegs.push(await source.readLeg(search));
  }
  const parsedOptions: PlanOptions = {
    name: fields.name,
    legs: readLegs.map(({ input }, leg) => (leg === 0 ? input : { ...input, startDate: null })),
  };
  const taken = optionParts.filter((part) => fields.taken.includes(part));
  const options = base ? taken.reduce((all, part) => takePart(all, base, part), parsedOptions) : parsedOptions;
  // Parts of another version may be on other routes than those that were sent.
  const legs = taken.includes("legs")
    ? await Promise.all(options.legs.map((leg) => choicesFor(source, leg)))
    : readLegs.map(({ choices }) => choices);
  const optionErrors = readLegs.flatMap((each, leg) => each.errors.map((error) => ({ leg, ...error })));
  return { fields, options, legs, routes: await source.routes(), optionErrors, base };
}

/** The choices of an existing leg. */
export async function choicesFor(
  source: ChoiceSource,
  { route, from, to }: PlanOptions["legs"][number],
): Promise<LegChoices> {
  return (await source.readLeg(new URLSearchParams({ route, from, to }))).choices;
}

/** The submitted legs, with one added or removed if the action says so; always at least one. */
async function searchesOf(source: ChoiceSource, { legs, order }: PlanFormFields): Promise<URLSearchParams[]> {
  const [, removed] = /^remove:(\d+)$/.exec(order) ?? [];
  const remaining = legs.filter((_, leg) => leg === 0 || leg !== Number(removed));
  if (remaining.length === 0) return [new URLSearchParams()];
  if (order !== "add") return remaining;
  const last = remaining.at(-1) ?? new URLSearchParams();
  const [onward] = (await source.readLeg(last)).choices.onward;
  return onward ? [...remaining, new URLSearchParams([...shared(last), ["route", onward.slug]])] : remaining;
}

/** Walking options without those of one route. */
function shared(leg: URLSearchParams): [string, string][] {
  const ofRoute: readonly string[] = ["shown", ...keysOfPart("legs")];
  return [...leg].filter(([name]) => !ofRoute.includes(name));
}
