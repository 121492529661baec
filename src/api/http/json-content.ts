import type { ZodType } from "zod";

/** An answer in JSON, as the description of an operation has it. */
export function jsonAnswer<Schema extends ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } } as const;
}
