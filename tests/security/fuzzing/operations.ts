import type { Schema } from "./valid-values.ts";

/** An operation of the OpenAPI description. */
export interface Operation {
  readonly method: string;
  /** Such as `/plans/{uuid}/days`, below `/api`. */
  readonly path: string;
  readonly query: Readonly<Record<string, Schema>>;
  readonly body: { readonly mediaType: string; readonly schema: Schema } | undefined;
  readonly takesIfMatch: boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Every operation of the description. */
export function operationsOf({ paths }: Description): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [body] = Object.entries(requestBody?.content ?? {});
      return {
        method: method.toUpperCase(),
        path,
        query: Object.fromEntries(
          parameters.filter((one) => one.in === "query").map(({ name, schema }) => [name, schema]),
        ),
        body: body && { mediaType: body[0], schema: body[1].schema },
        takesIfMatch: parameters.some(({ name }) => name.toLowerCase() === "if-match"),
      };
    }),
  );
}
