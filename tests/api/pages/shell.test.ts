import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { serveApplication } from "#tests/support/program/serve-application.ts";

const database = await testDatabase();
const { app, get } = testApplication(database);

describe("addresses and methods", () => {
  it.each(["/api", "/api/nothing", "/api/routes/", "/api/routes/a/b/c", "/api/%00", "/api/%E0%A4%A"])(
    "answers 404 with a problem at %s",
    async (path) => {
      const response = await get(path);
      expect(await problemOf(response)).toMatchObject({ status: 404, type: "/api/docs#not-found" });
    },
  );

  it("answers 405 with the methods an address takes", async () => {
    const response = await app.request("/api/planner");
    expect(response.headers.get("Allow")).toBe("OPTIONS, POST");
    expect((await problemOf(response)).status).toBe(405);
    const other = await app.request("/api/routes/camino-frances", { method: "DELETE" });
    expect(other.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
    expect(other.status).toBe(405);
  });

  it("lists methods for OPTIONS and answers HEAD without a body", async () => {
    const options = await app.request("/api/health", { method: "OPTIONS" });
    expect(options.status).toBe(204);
    expect(options.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
    const head = await app.request("/api/health", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
  });
});

describe("headers", () => {
  it("includes security headers in every response", async () => {
    for (const path of ["/api/health", "/api/nothing", "/nothing"]) {
      const { headers } = await get(path);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(headers.get("Strict-Transport-Security")).toBeNull();
    }
  });

  it("sends HSTS only if the public address is https", async () => {
    const { headers } = await testApplication(database, { https: true }).get("/api/health");
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8}/);
  });

  it("keeps a valid request id of a proxy and replaces others", async () => {
    const behindProxy = testApplication(database, { trustsProxy: true });
    const kept = await behindProxy.get("/api/health", { "X-Request-Id": "trace-0123456789" });
    expect(kept.headers.get("X-Request-Id")).toBe("trace-0123456789");
    const replaced = await behindProxy.get("/api/health", { "X-Request-Id": 'short"' });
    expect(replaced.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    const ofClient = await get("/api/health", { "X-Request-Id": "trace-0123456789" });
    expect(ofClient.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("a request with two Host headers", () => {
  it.each(["/api/health", "/", "/assets/x.js"])("is refused at %s", async (path) => {
    const { hostname, port } = new URL(await serveApplication({ app }));
    const statusOf = (hosts: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(port), hostname, () =>
          socket.end(`GET ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`),
        );
        const heard: Buffer[] = [];
        socket.on("data", (part) => heard.push(part));
        socket.on("error", reject);
        socket.on("close", () => resolve(Buffer.concat(heard).toString().slice(9, 12)));
      });
    expect(await statusOf("Host: a.example\r\nhOST: b.example\r\n")).toBe("400");
    expect(await statusOf("Host: a.example\r\nHost: a.example\r\n")).toBe("400");
    expect(await statusOf("Host: a.example\r\n")).not.toBe("400");
  });
});

describe("the access log", () => {
  it("does not contain the secrets of links", async () => {
    const paths: string[] = [];
    const log = { debug() {}, warn() {}, error() {}, info: (facts: object) => void paths.push(JSON.stringify(facts)) };
    const secret = `A${"b".repeat(42)}`;
    await testApplication(database, { log }).get(`/es/confirm/${secret}`);
    expect(paths).toEqual([expect.stringContaining('"path":"/es/confirm/…"')]);
  });

  it("has one line for each request, without the query", async () => {
    const lines: object[] = [];
    const log = { debug() {}, warn() {}, error() {}, info: (facts: object) => void lines.push(facts) };
    const behindProxy = testApplication(database, { log, trustsProxy: true });
    await behindProxy.get("/api/nothing?secret=1", { "X-Request-Id": "trace-0123456789" });
    expect(lines).toEqual([
      { requestId: "trace-0123456789", method: "GET", path: "/api/nothing", status: 404, ms: expect.any(Number) },
    ]);
  });
});

describe("unexpected errors", () => {
  it("are answered with a problem without details, and logged", async () => {
    const errors: object[] = [];
    const log = { debug() {}, warn() {}, info() {}, error: (facts: object) => void errors.push(facts) };
    const broken = { ...database, isReachable: () => Promise.reject(new Error("secret words")) };
    const response = await testApplication(broken, { log }).get("/api/health");
    const problem = await problemOf(response);
    expect(problem.status).toBe(500);
    expect(JSON.stringify(problem)).not.toContain("secret");
    expect(errors).toHaveLength(1);
  });
});
