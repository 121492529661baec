import type { Language } from "#domain/text/language.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import type { TaskClient } from "#use-cases/workers/worker-pool.ts";
import type { Identification } from "./identification.ts";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { HonoRequest } from "hono";
import { fieldErrors, fieldErrorsSummary } from "#contract/http/field-errors.ts";
import { problemResponse } from "./problems.ts";

/** An empty part of the API, which converts schema errors into 422 with messages by field. */
export function newApi(): Api {
  return new OpenAPIHono<ApiEnvironment>({
    defaultHook: async (result, c) => {
      if (result.success) return undefined;
      const sent: unknown = await sentTo(result.target, c.req);
      const language = c.get("language");
      const errors = fieldErrors(result.error.issues, sent, language);
      return problemResponse(c, "not-possible", fieldErrorsSummary(language), errors);
    },
  });
}

/** The input that a schema validates. */
function sentTo(target: string, request: HonoRequest): unknown {
  switch (target) {
    case "json":
      return request.json();
    case "header":
      return request.header();
    case "param":
      return request.param();
    default:
      return request.queries();
  }
}

/** Variables set by middleware for the handlers of one request. */
export interface ApiEnvironment {
  Variables: {
    requestId: string;
    language: Language;
    /** Address of the client, for limits; `unknown` if the transport does not provide it. */
    clientAddress: string;
    client: TaskClient;
    /** Identifies the sender of the request, once. */
    identification: () => Promise<Identification>;
    /** Who handles requests outside the API, and the pattern of an address there. */
    requestHandler: { readonly patternOf?: ((pathname: string) => string) | undefined };
    /** The handler has signed the client in or out. */
    hasNewCookies: boolean;
  };
}

/** Dependencies of the API. */
export interface ApiOptions {
  readonly context: UseCaseContext;
  /** Version of the application, shown by the health check and the description of the API. */
  readonly version: string;
}

/** Operations of the API, or of a part of it. */
export type Api = OpenAPIHono<ApiEnvironment>;
