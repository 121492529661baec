import { OpenAPIHono } from "@hono/zod-openapi";
import type { Api, ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { publicContent } from "#api/middleware/public-content.ts";
import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { type ProblemKind, problemStatuses } from "#api/http/problems.ts";

const css = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
code { font-family: ui-monospace, monospace; }
article { border-top: 1px solid; padding: .5rem 0; }
h3 { font-size: 1rem; margin: .5rem 0; }
`;

/** The page may use its one style sheet and nothing else. */
const documentationPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(css).digest("base64")}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const explanations: Record<ProblemKind, string> = {
  "malformed-request": "The request, or the JSON in its body, could not be read.",
  unauthenticated: "Sign in, or send a valid bearer token.",
  forbidden: "A request that carries cookies has to come from a page of this site.",
  "not-found": "There is nothing at this address.",
  "method-not-allowed": "The address exists, but does not take this method; the header Allow names those it takes.",
  "request-timeout": "The body did not come in time; send it again.",
  "version-conflict":
    "Somebody else changed this first. The member current holds the resource as it is now; base the change on that and send its version in If-Match.",
  "version-missing":
    "Send the version that the change is based on in the header If-Match; it is the ETag of what was read.",
  "body-too-large": "The body is longer than this operation takes, or has more values, fields or files.",
  "unsupported-media-type": "The body has to be sent as application/json, with a file as multipart/form-data.",
  "csrf-mismatch":
    "Send the value of the cookie XSRF-TOKEN in the header X-XSRF-TOKEN. GET /api/csrf-cookie sets the cookie, and so does this answer.",
  "not-possible":
    "The member errors holds sentences by field: what is not valid, or which option cannot be met and what is possible.",
  "too-many-requests": "The header Retry-After says in how many seconds to try again.",
  "internal-error": "Something is wrong on our side. The header X-Request-Id helps to find it.",
  unavailable: "The header Retry-After says in how many seconds to try again.",
};

interface Operation {
  security?: Record<string, string[]>[];
  readonly parameters?: readonly object[];
  readonly summary?: string;
  readonly description?: string;
  readonly responses?: object;
}

const methods = ["get", "post", "put", "patch", "delete"] as const;

function operations(description: Description): { title: string; operation: Operation }[] {
  return Object.entries(description.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation: Operation | undefined = item[method];
      return operation ? [{ title: `${method.toUpperCase()} /api${path}`, operation }] : [];
    }),
  );
}

/** Parameters in addresses and headers. */
function parametersOf({ parameters = [] }: Operation) {
  const named = parameters.filter((parameter): parameter is Parameter => "name" in parameter && "in" in parameter);
  if (named.length === 0) return "";
  return html`<ul>
    ${named.map(
      ({ name, in: place, description = "" }) =>
        html`<li><code>${name}</code> (${place})${description === "" ? "" : `: ${description}`}</li>`,
    )}
  </ul>`;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
}

/** The HTML documentation of the API: its operations and problems. */
function documentationPage(description: Description): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Vieira API</title>
        <style>
          ${raw(css)}
        </style>
      </head>
      <body>
        <main>
          <h1>Vieira API</h1>
          <p>${description.info.description ?? ""}</p>
          <p>For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
          <h2>Operations</h2>
          ${operations(description).map(
            ({ title, operation }) =>
              html`<article>
                <h3><code>${title}</code></h3>
                <p>${operation.summary ?? ""}. ${operation.description ?? ""}</p>
                ${parametersOf(operation)}
                <p>Answers: ${Object.keys(operation.responses ?? {}).join(", ")}</p>
              </article>`,
          )}
          <h2>Problems</h2>
          ${Object.entries(explanations).map(
            ([kind, explanation]) =>
              html`<article id="${kind}">
                <h3>${problemStatuses[kind as ProblemKind]} ${kind}</h3>
                <p>${explanation}</p>
              </article>`,
          )}
        </main>
      </body>
    </html>`.toString();
}

type Description = ReturnType<Api["getOpenAPI31Document"]>;

/** Authentication schemes of clients. */
const securitySchemes = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "A token of `POST /tokens` with a scope for the operation. Needs no CSRF token.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "vieira-session",
    description: "Set by `POST /login`; over HTTPS the name begins with `__Host-`.",
  },
  csrf: {
    type: "apiKey",
    in: "header",
    name: "X-XSRF-TOKEN",
    description: "The value of the cookie `XSRF-TOKEN`, which `GET /csrf-cookie` sets.",
  },
} as const;

/**
 * The required authentication follows from the error responses: 401 without any, 419 a session without its CSRF token.
 */
function securityOf({ responses = {} }: Operation): Record<string, string[]>[] {
  const session: Record<string, string[]> = "419" in responses ? { session: [], csrf: [] } : { session: [] };
  return [...("401" in responses ? [] : [{}]), { bearer: [] }, session];
}

/** The OpenAPI 3.1 description of all operations registered on `api`. */
function describeApi(api: Api, version: string): Description {
  for (const [name, scheme] of Object.entries(securitySchemes)) {
    api.openAPIRegistry.registerComponent("securitySchemes", name, scheme);
  }
  const description = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Vieira",
      version,
      description:
        "Routes of the Camino de Santiago and the best day-by-day plans to walk them. Errors are problems of RFC 9457; messages are in the language of Accept-Language (en, es). A field of a JSON body that an operation does not know is refused with 422, so that no misspelt field is taken for a change that was made; operations of sessions, accounts, tokens and one-click unsubscription ignore it, as clients written for other servers send more, such as a repeated password.",
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers: [{ url: "/api" }],
  });
  for (const { operation } of operations(description)) operation.security = securityOf(operation);
  return description;
}

/** `GET /api/openapi.json` for programs and `GET /api/docs` for people. */
export function descriptionApi(api: Api, { context, version }: ApiOptions): Api {
  let description: Description | undefined;
  const described = (): Description => (description ??= describeApi(api, version));
  const app = new OpenAPIHono<ApiEnvironment>();
  const cached = publicContent(context.content);
  app.get("/openapi.json", cached, (c) => c.json(described()));
  app.get("/docs", cached, (c) => {
    c.header("Content-Security-Policy", documentationPolicy);
    return c.html(documentationPage(described()));
  });
  return app;
}
