import { describe, expect, it } from "vitest";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { version } from "#server/package-facts.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase();
const { app, get } = testApplication(database, { version });

interface Described {
  openapi: string;
  info: { description: string };
  components: {
    schemas: Record<string, { properties?: Record<string, object>; additionalProperties?: unknown }>;
    securitySchemes: object;
  };
  paths: Record<
    string,
    Record<
      string,
      {
        operationId?: string;
        tags?: string[];
        security?: object[];
        requestBody?: { content: Record<string, { schema: { $ref?: string } } | undefined> };
        responses: Record<string, { content?: object }>;
      }
    >
  >;
}

async function description(): Promise<Described> {
  return (await get("/api/openapi.json")).json();
}

describe("the OpenAPI description", () => {
  it("is version 3.1 and contains every operation", async () => {
    const { openapi, paths } = await description();
    expect(openapi).toBe("3.1.0");
    const described = Object.keys(paths).map((path) => `/api${path}`);
    const existing = app.routes
      .filter((route) => route.method !== "ALL" && route.path.startsWith("/api/"))
      .map((route) => route.path.replaceAll(/:(\w+)(?:\{\.\+\\(\.\w+)\})?/g, "{$1}$2"))
      .filter((path) => path !== "/api/openapi.json" && path !== "/api/docs");
    expect(described.toSorted()).toEqual([...new Set(existing)].toSorted());
  });

  it("describes errors as application/problem+json", async () => {
    const { paths } = await description();
    const planner = paths["/planner"]?.["post"];
    expect(Object.keys(planner?.responses ?? {})).toEqual(["200", "400", "408", "413", "415", "422", "429", "503"]);
    expect(Object.keys(planner?.responses["422"]?.content ?? {})).toEqual(["application/problem+json"]);
  });

  it("refuses unknown fields in JSON bodies, but for sign-in and accounts, and says so", async () => {
    const { components, paths, info } = await description();
    expect(info.description).toContain("A field of a JSON body that an operation does not know is refused");
    const lenient = new Set(["Session", "Account", "Tokens"]);
    const unlike = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { tags = [], requestBody }]) => {
        const name = requestBody?.content["application/json"]?.schema.$ref?.split("/").at(-1);
        if (name === undefined) return [];
        const isStrict = components.schemas[name]?.additionalProperties === false;
        return isStrict === tags.some((tag) => lenient.has(tag)) ? [`${method} ${path}`] : [];
      }),
    );
    expect(unlike).toEqual(["post /owner-links/{token}/unsubscribe"]);
  });

  it("has regular expressions without flags, which JSON Schema does not support", async () => {
    const patterns = [...JSON.stringify(await description()).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)];
    expect(patterns.length).toBeGreaterThan(20);
    for (const [, written = ""] of patterns) expect(JSON.parse(written)).toMatch(/^\^.*\$$/);
  });

  it("describes 304 for cached content, and JSON as media type of JSON files", async () => {
    const { paths } = await description();
    for (const path of ["/routes", "/towns/{uuid}", "/routes/{slug}.gpx", "/data", "/data/towns.csv"]) {
      expect(Object.keys(paths[path]?.["get"]?.responses ?? {}), path).toContain("304");
    }
    expect(paths["/data/towns.json"]?.["get"]?.responses["200"]?.content).toEqual({
      "application/json": { schema: {} },
    });
    expect(paths["/plans/{uuid}.csv"]?.["get"]?.responses["200"]?.content).toHaveProperty(["text/csv"]);
  });

  it("describes authentication, and which operations need it", async () => {
    const { components, paths } = await description();
    expect(components.securitySchemes).toMatchObject({
      bearer: { type: "http", scheme: "bearer" },
      session: { type: "apiKey", in: "cookie" },
      csrf: { type: "apiKey", in: "header", name: "X-XSRF-TOKEN" },
    });
    expect(paths["/favourites"]?.["get"]?.security).toEqual([{ bearer: [] }, { session: [] }]);
    expect(paths["/plans"]?.["post"]?.security).toEqual([{ bearer: [] }, { session: [], csrf: [] }]);
    // A share token shows a plan to anybody.
    expect(paths["/plans/{uuid}"]?.["get"]?.security).toEqual([{}, { bearer: [] }, { session: [] }]);
  });

  it("marks every field of a record that may be unknown as nullable", async () => {
    const { components } = await description();
    const narrow: string[] = [];
    for (const { fields, singular } of Object.values(resources)) {
      const name = singular.replaceAll(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());
      const described = components.schemas[`Administered${name}`]?.properties ?? {};
      for (const [field, { schema }] of Object.entries(fields)) {
        const written = JSON.stringify(described[field]);
        if (schema.safeParse(null).success && !written.includes("null")) narrow.push(`${name}.${field}`);
      }
    }
    expect(narrow).toEqual([]);
  });

  it("equals docs/openapi.json: after a change, npm test -- -u writes it", async () => {
    await expect(`${JSON.stringify(await description(), null, 2)}\n`).toMatchFileSnapshot("../../docs/openapi.json");
  });
});

describe("the HTML page", () => {
  it("lists the operations and every type of problem", async () => {
    const response = await get("/api/docs");
    expect(response.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const text = await response.text();
    expect(text).toContain("POST /api/planner");
    expect(text).toContain('id="not-possible"');
    expect(text).toContain("<code>perPage</code> (query)");
    expect(text).not.toMatch(/ style=|<script/);
  });
});
