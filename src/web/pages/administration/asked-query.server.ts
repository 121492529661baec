import type { z } from "zod";

import { fieldErrors } from "#contract/http/field-errors.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { requireEditor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

/** Parameters as objects have them: a list for what is given several times. What was left empty is left out. */
function parametersOf(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.flatMap((name) => {
      const [first, ...others] = search.getAll(name).filter((value) => value !== "");
      if (first === undefined) return [];
      return [[name, others.length > 0 ? [first, ...others] : first] as const];
    }),
  );
}

interface AskedQuery<Query> {
  readonly query: Query;
  /** The words that are looked for as they were asked, and what is wrong with them. */
  readonly words: AskedWords;
}

export interface AskedWords {
  readonly asked: string;
  readonly error: string | null;
}

/**
 * What the address of a list asks for. What makes no sense there is passed over, which is said of words: whoever typed them
 * would take all there is for what was found.
 *
 * @param schema takes an empty query
 */
export function askedQuery<Query>(context: UseCaseContext, url: string, schema: z.ZodType<Query>): AskedQuery<Query> {
  const { locale } = requireEditor(context);
  const parameters = parametersOf(new URL(url).searchParams);
  const parsed = schema.safeParse(parameters);
  const errors: FieldErrors = parsed.success ? {} : fieldErrors(parsed.error.issues, parameters, locale);
  const sound = Object.fromEntries(Object.entries(parameters).filter(([name]) => !Object.hasOwn(errors, name)));
  return {
    query: parsed.success ? parsed.data : schema.parse(sound),
    words: { asked: [parameters["q"] ?? ""].flat().join(" "), error: errors["q"]?.[0] ?? null },
  };
}
