import type { z } from "zod";

/** What an address asks for; what it asks for wrongly counts for nothing. @param query takes an empty query */
export function queryIn<Query>(url: string, query: z.ZodType<Query>): Query {
  const asked: Record<string, string> = {};
  for (const [name, value] of new URL(url).searchParams) if (value !== "") asked[name] = value;
  const read = query.safeParse(asked);
  return read.success ? read.data : query.parse({});
}
