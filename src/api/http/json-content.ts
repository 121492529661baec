import type { ZodType } from "zod";

/** A body in JSON that has to be sent, as the description of an operation has it. */
export function jsonContent<Schema extends ZodType>(schema: Schema) {
  return { required: true, content: { "application/json": { schema } } } as const;
}

/** An answer in JSON, as the description of an operation has it. */
export function jsonAnswer<Schema extends ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } } as const;
}
