import type { Hono } from "hono";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { problem, type Problem } from "#contract/http/problem.ts";
import type { Database } from "#database/connection/connect.ts";
import { noMapTiles } from "#map-tiles/open-map-tiles.ts";
import { type ApplicationOptions, createApplication } from "#server/app.ts";
import { contextOver } from "#server/open-context.ts";
import type { AccountSettings, UseCaseContext } from "#use-cases/context.ts";
import { testServices, testSettings } from "../services/test-services.ts";
import { silentLog } from "../silent-log.ts";

export interface TestApplication {
  readonly app: Hono<ApiEnvironment>;
  readonly context: UseCaseContext;
  /** Sends a JSON body; strings are sent unchanged. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
}

/** The real application on a database, without pages. */
export function testApplication(
  database: Database,
  options: Partial<ApplicationOptions> & {
    log?: UseCaseContext["log"];
    settings?: Partial<AccountSettings>;
    /** The clock. */
    now?: () => Date;
    google?: UseCaseContext["google"];
    photos?: UseCaseContext["photos"];
    mapTiles?: UseCaseContext["mapTiles"];
    workers?: UseCaseContext["workers"];
  } = {},
): TestApplication {
  const opened = contextOver(
    database,
    options.log ?? silentLog,
    { ...testSettings, ...options.settings },
    {
      google: options.google ?? null,
      photos: options.photos ?? testServices.photos,
      mapTiles: options.mapTiles ?? noMapTiles,
      workers: options.workers ?? testServices.workers,
    },
  );
  const context = { ...opened, ...(options.now && { now: options.now }) };
  const app = createApplication({
    context,
    version: "0.0.0-test",
    https: false,
    clientAddress: () => "192.0.2.1",
    requestHandlers: [],
    ...options,
  });
  return {
    app,
    context,
    get: async (path, headers = {}) => app.request(path, { headers }),
    post: async (path, body, headers = {}) =>
      app.request(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
  };
}

/** The problem details in a response. @throws if the response is anything else */
export async function problemOf(response: Response): Promise<Problem> {
  const mediaType = response.headers.get("Content-Type");
  if (mediaType !== "application/problem+json") {
    throw new Error(`Expected a problem, got ${response.status} ${mediaType}: ${await response.text()}`);
  }
  const body = problem.parse(await response.json());
  if (body.status !== response.status) throw new Error(`Status ${response.status} differs from ${body.status} within.`);
  return body;
}

/** A different client address for each request, so that no rate limit per address applies. */
export function addressPerRequest(): () => string {
  let last = 0;
  return () => `192.0.2.${(last += 1) % 250}`;
}

/** The application with a clock that the test sets, and a different client address for each request. @param time ISO 8601 */
export function applicationWithClock(
  database: Database,
  time: string,
  options: Omit<NonNullable<Parameters<typeof testApplication>[1]>, "now" | "clientAddress"> = {},
): { readonly application: TestApplication; readonly clock: { ms: number } } {
  const clock = { ms: Date.parse(time) };
  const now = () => new Date(clock.ms);
  return { clock, application: testApplication(database, { ...options, now, clientAddress: addressPerRequest() }) };
}
