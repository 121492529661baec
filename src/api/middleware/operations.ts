import { createRoute } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { type input, type output, z, type ZodObject, type ZodType } from "zod";
import type { Member } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { type Api, type ApiEnvironment, type ApiOptions, newApi } from "#api/http/environment.ts";
import { problemResponses } from "#api/http/problem-responses.ts";
import { contextOf } from "#api/http/request-context.ts";
import { shareQuery, versionHeader } from "#api/http/request-parts.ts";
import { forRole, noStore } from "./private-response.ts";
import { jsonBody, type JsonBodyOptions } from "./json-body.ts";
import { publicContent } from "./public-content.ts";
import { notFound } from "#api/http/problems.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";

/** A JSON response in the description of an operation. */
export function jsonResponse<Schema extends ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } } as const;
}

type Problem = Parameters<typeof problemResponses>[number];

/** The input of an operation, as parsed by its schemas. */
interface ParsedInput<Params, Query, Headers, Body> {
  readonly params: output<Params>;
  readonly query: output<Query>;
  readonly headers: output<Headers>;
  readonly body: output<Body>;
}

interface Operation<
  Params extends ZodObject,
  Query extends ZodObject,
  Headers extends ZodObject,
  Body extends ZodType,
  ResponseSchema extends ZodType,
> {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly headers?: Headers;
  readonly body?: Body;
  /** Options for the body, if they differ from the defaults of `jsonBody`. */
  readonly bodyOptions?: JsonBodyOptions;
  /** Fields and files of a form that `handle` parses itself. */
  readonly form?: ZodObject;
  /** Response with status 200; without it 204 and no content. For other content than JSON `handle` returns a `Response`. */
  readonly response?: ReturnType<typeof jsonResponse<ResponseSchema>> | ReturnType<typeof fileResponse>;
  /** A status other than these. */
  readonly status?: 201 | 202 | 303;
  /** Description of a response without content; `Done` by default. */
  readonly responseDescription?: string;
  /** The response's version is its ETag. */
  readonly isTagged?: boolean;
  /** Problems in addition to those derived from the input. */
  readonly problems?: readonly Problem[];
  /** Those of them that cannot occur here. */
  readonly excludedProblems?: readonly Problem[];
  /** Tag in the description, if it differs from that of the area. */
  readonly tag?: string;
  /** Runs before the body is read. */
  readonly before?: readonly MiddlewareHandler[];
  /** Response for a resource that has another address now. */
  readonly moved?: typeof movedTo;
  /** What is reported as absent if `handle` finds nothing. */
  readonly absent?: Parameters<typeof notFound>[0];
  /** @param context the context with the sender as its actor; public content does not identify the sender */
  readonly handle: (
    context: UseCaseContext,
    input: ParsedInput<Params, Query, Headers, Body>,
    c: Context<ApiEnvironment>,
  ) => Promise<input<ResponseSchema> | Response | null | undefined>;
}

interface Area {
  readonly tag: string;
  /** Problems that may occur in each of its operations. */
  readonly problems?: readonly Problem[];
  /** Does not depend on the sender, who is not identified. */
  readonly isPublic?: boolean;
  /** Its responses are cached, and have a tag. */
  readonly isCached?: boolean;
}

/** A file response in the description of an operation. @param mediaType its parameters are left out */
export function fileResponse(description: string, mediaType: string) {
  const schema: ZodType = mediaType.endsWith("json") ? z.any() : binary;
  return { description, content: { [mediaType.replace(/;.*$/, "")]: { schema } } };
}

/** Response for clients that have the current version. */
export const notModified = { 304: { description: "Unchanged since the version in `If-None-Match`" } } as const;

/** Response for a resource that has another address now. */
export const movedTo = {
  301: { description: "It has another address now", headers: { Location: { schema: { type: "string" } } } },
} as const;

/** The bytes of a file in descriptions. */
const binary = z.any().meta({ type: "string", format: "binary" });

/** Operations of one area of the API: `on` describes and registers one. */
export function operations({ context }: ApiOptions, { tag, problems = [], isPublic = false, isCached = false }: Area) {
  const app = newApi();
  const on = <
    Params extends ZodObject,
    Query extends ZodObject,
    Headers extends ZodObject,
    Body extends ZodType,
    ResponseSchema extends ZodType,
  >(
    method: "get" | "post" | "put" | "patch" | "delete",
    path: string,
    operation: Operation<Params, Query, Headers, Body, ResponseSchema>,
  ): void => {
    const { operationId, summary, description, params, query, headers, body, bodyOptions = {}, response } = operation;
    const { before = [], excludedProblems = [], responseDescription = "Done", absent, form } = operation;
    const status = operation.status ?? (response ? 200 : 204);
    const all: Problem[] = [
      ...problems,
      ...(operation.problems ?? []),
      ...(method === "get" ? [] : ([403, 419] as const)),
      ...(params ? ([404] as const) : []),
      ...(query && (query as ZodType) !== shareQuery ? ([422] as const) : []),
      ...((headers as ZodType) === versionHeader ? ([409, 422, 428] as const) : []),
      ...(body || form ? ([400, 413, 415, 422] as const) : []),
      ...(form ? ([429, 503] as const) : []),
    ];
    const content = form ? { "multipart/form-data": { schema: form } } : { "application/json": { schema: body } };
    const route = createRoute({
      method,
      path,
      operationId,
      summary,
      ...(description !== undefined && { description }),
      tags: [operation.tag ?? tag],
      ...(!form && { middleware: [...before, ...(body ? [jsonBody(bodyOptions)] : [])] }),
      request: {
        ...(params && { params }),
        ...(query && { query }),
        ...(headers && { headers }),
        ...((body || form) && { body: bodyOptions.isOptional ? { content } : { required: true, content } }),
      },
      responses: {
        [status]: response ?? { description: responseDescription },
        ...(isCached && notModified),
        ...operation.moved,
        ...problemResponses(...all.filter((problem) => !excludedProblems.includes(problem))),
      },
    });
    const handle = async (c: Context<ApiEnvironment>): Promise<never> => {
      const valid = (target: string): never => c.req.valid(target as never);
      const input = { params: valid("param"), query: valid("query"), headers: valid("header"), body: valid("json") };
      const requestContext = isPublic ? context : await contextOf(c, context);
      const result: unknown = await operation.handle(
        requestContext,
        form ? { ...input, params: c.req.param() as never } : input,
        c,
      );
      if (result instanceof Response) return result as never;
      if (response && result == null)
        throw absent ? notFound(absent, c.get("language")) : new UseCaseError("not-found");
      if (operation.isTagged) c.header("ETag", `"${(result as { version: number | string }).version}"`);
      return (response ? c.json(result, status as 200) : c.body(null, status as 204)) as never;
    };
    if (!form) {
      app.openapi(route, handle);
      return;
    }
    // The framework would parse the form before its limits are checked.
    app.openAPIRegistry.registerPath(route);
    app.on([method], [route.getRoutingPath()], handle);
  };
  return { app, on };
}

type Operations = ReturnType<typeof operations>;
type Describe = (on: Operations["on"], options: ApiOptions & Pick<Operations, "app">) => void;

/** A part of the API: `describe` registers its operations with `on`. */
export function area(of: Area, describe: Describe): (options: ApiOptions) => Api {
  return (options) => {
    const { app, on } = operations(options, of);
    describe(on, { ...options, app });
    return app;
  };
}

/** As `area`, for administration at a path: only for people who pass the use-cases' check. */
export function administration(path: string, require: (context: UseCaseContext) => Member, describe: Describe) {
  return area({ tag: "Administration", problems: [401, 404] }, (on, options) => {
    options.app.use(`${path.replaceAll(/\{(\w+)\}/g, ":$1")}/*`, noStore, forRole(options.context, require));
    describe(on, options);
  });
}

/** As `area`, for published content at a path and below: responses are cached until it changes. */
export function published(path: string, tag: string, describe: Describe) {
  return area({ tag, isPublic: true, isCached: true }, (on, options) => {
    options.app.use(`${path}/*`, publicContent(options.context.content));
    describe(on, options);
  });
}
