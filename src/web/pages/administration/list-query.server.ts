import type { z } from "zod";

import { fieldErrors } from "#contract/http/field-errors.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { requireEditor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

/** Query parameters as an object: a list for repeated ones, without empty ones. */
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

interface ListQuery<Query> {
  readonly query: Query;
  /** The search terms as entered, and what is wrong with them. */
  readonly words: SearchWords;
}

export interface SearchWords {
  readonly entered: string;
  readonly error: string | null;
}

/**
 * Parses the query of a list. Invalid parameters are ignored, with an error for search terms: otherwise the complete
 * list would look like the result.
 *
 * @param schema accepts an empty query
 */
export function parseListQuery<Query>(
  context: UseCaseContext,
  url: string,
  schema: z.ZodType<Query>,
): ListQuery<Query> {
  const { locale } = requireEditor(context);
  const parameters = parametersOf(new URL(url).searchParams);
  const parsed = schema.safeParse(parameters);
  const issues = parsed.error?.issues ?? [];
  const errors: FieldErrors = fieldErrors(issues, parameters, locale);
  const wrong = new Set(issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : issue.path)));
  const sound = Object.fromEntries(Object.entries(parameters).filter(([name]) => !wrong.has(name)));
  return {
    query: parsed.success ? parsed.data : (schema.safeParse(sound).data ?? schema.parse({})),
    words: { entered: [parameters["q"] ?? ""].flat().join(" "), error: errors["q"]?.[0] ?? null },
  };
}
