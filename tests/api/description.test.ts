import { describe, expect, it } from "vitest";
import { version } from "#server/package-facts.ts";
import { testApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";

const database = await testDatabase();
const { app, get } = testApplication(database, { version });

interface Described {
  openapi: string;
  paths: Record<string, Record<string, { operationId?: string; responses: Record<string, { content?: object }> }>>;
}

async function description(): Promise<Described> {
  return (await get("/api/openapi.json")).json();
}

describe("the OpenAPI description", () => {
  it("is version 3.1 and names every operation that exists", async () => {
    const { openapi, paths } = await description();
    expect(openapi).toBe("3.1.0");
    const described = Object.keys(paths).map((path) => `/api${path}`);
    const existing = app.routes
      .filter((route) => route.method !== "ALL" && route.path.startsWith("/api/"))
      .map((route) => route.path.replaceAll(/:(\w+)(?:\{\.\+\\(\.\w+)\})?/g, "{$1}$2"))
      .filter((path) => path !== "/api/openapi.json" && path !== "/api/docs");
    expect(described.toSorted()).toEqual([...new Set(existing)].toSorted());
  });

  it("describes problems as problem+json", async () => {
    const { paths } = await description();
    const planner = paths["/planner"]?.["post"];
    expect(Object.keys(planner?.responses ?? {})).toEqual(["200", "400", "408", "413", "415", "422", "429", "503"]);
    expect(Object.keys(planner?.responses["422"]?.content ?? {})).toEqual(["application/problem+json"]);
  });

  it("has patterns without flags, which JSON Schema does not know", async () => {
    const patterns = [...JSON.stringify(await description()).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)];
    expect(patterns.length).toBeGreaterThan(20);
    for (const [, written = ""] of patterns) expect(JSON.parse(written)).toMatch(/^\^.*\$$/);
  });

  it("says of kept content that clients may have it already, and of files in JSON that they are JSON", async () => {
    const { paths } = await description();
    for (const path of ["/routes", "/towns/{uuid}", "/routes/{slug}.gpx", "/data", "/data/towns.csv"]) {
      expect(Object.keys(paths[path]?.["get"]?.responses ?? {}), path).toContain("304");
    }
    expect(paths["/data/towns.json"]?.["get"]?.responses["200"]?.content).toEqual({
      "application/json": { schema: {} },
    });
    expect(paths["/plans/{uuid}.csv"]?.["get"]?.responses["200"]?.content).toHaveProperty(["text/csv"]);
  });

  it("is the one in docs/openapi.json: after a change, npm test -- -u writes it anew", async () => {
    await expect(`${JSON.stringify(await description(), null, 2)}\n`).toMatchFileSnapshot("../../docs/openapi.json");
  });
});

describe("the human page", () => {
  it("lists the operations and every kind of problem that answers link to", async () => {
    const response = await get("/api/docs");
    expect(response.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const text = await response.text();
    expect(text).toContain("POST /api/planner");
    expect(text).toContain('id="not-possible"');
    expect(text).not.toMatch(/ style=|<script/);
  });
});
