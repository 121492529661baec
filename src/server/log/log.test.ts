import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formatRequestLine, createLog, standardOutput } from "./log.ts";
import { logRefresh } from "../open-context.ts";
import { spawnSync } from "node:child_process";
import { repositoryFile } from "../package-facts.ts";

function linesOf(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLog({ level: "info" }, { write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe("createLog", () => {
  it("writes one line of JSON with time, level name and message", () => {
    const [line] = linesOf((log) => log.info({ path: "/" }, "request"));
    expect(line).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: "info",
      msg: "request",
      path: "/",
    });
  });

  it("writes responses like other requests, without secrets of links", () => {
    const requestId = "0197b3f0-0000-7000-8000-000000000001";
    const path = '/es/confirm-email/abc"\\.data';
    const [quick, slow] = linesOf((log) => {
      log.logResponse({ requestId, requestLine: formatRequestLine("GET", path), status: 304, ms: 0.1 });
      log.info({ requestId, method: "GET", path, status: 304, ms: 0.1 }, "request");
    });
    expect(quick).toEqual({ ...slow, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
    expect(quick).toMatchObject({ level: "info", msg: "request", path: "/es/confirm-email/….data" });
  });

  it("omits responses below its level", () => {
    const lines: string[] = [];
    const log = createLog({ level: "warn" }, { write: (line) => lines.push(line) });
    log.logResponse({ requestId: "one", requestLine: formatRequestLine("GET", "/"), status: 200, ms: 1 });
    expect(lines).toEqual([]);
  });

  it("omits messages below its level", () => {
    expect(linesOf((log) => log.debug("details"))).toEqual([]);
  });

  it("writes allowed fields, and only the names of others", () => {
    const [line] = linesOf((log) =>
      log.info({ token: "a1", status: 200, body: { password: "b2" }, reason: { within: "c3" }, path: "/x" }, "x"),
    );
    expect(line).toMatchObject({ status: 200, path: "/x", leftOut: ["token", "body"] });
    expect(JSON.stringify(line)).not.toMatch(/a1|b2|c3/);
  });

  it("lists what a new data set leaves alone, without its values", () => {
    const fact = {
      resource: "accommodation",
      key: "casa-ana",
      field: "phone",
      shipped: "1",
      stored: "+34 600 123 456",
    };
    const lines = linesOf((log) => logRefresh(log, { added: 1, changed: 2, merged: 3, leftAlone: [fact] }));
    expect(lines).toMatchObject([
      { added: 1, changed: 2, merged: 3, leftAlone: 1 },
      { resource: "accommodation", key: "casa-ana", field: "phone" },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/leftOut|123 456/);
  });

  it("redacts credentials in addresses in messages and errors", () => {
    const error = new Error("cannot reach postgres://ana:s3cret@db.example.org/vieira");
    const written = JSON.stringify(linesOf((log) => log.error({ err: error }, error.message)));
    expect(written).not.toContain("s3cret");
    expect(written).toContain("postgres://[redacted]@db.example.org/vieira");
  });

  it("writes an error with its message, stack and cause", () => {
    const [line] = linesOf((log) => log.error({ err: new Error("outer", { cause: new Error("inner") }) }, "failed"));
    expect(line).toMatchObject({ level: "error", err: { type: "Error", message: expect.stringContaining("inner") } });
  });

  const secret = `A${"b".repeat(42)}`;

  it.each([
    ["/reset-password/short", "/reset-password/…"],
    ["/es/confirm-email/%41bc.data", "/es/confirm-email/….data"],
    ["/correct/abc/more", "/correct/…/more"],
    ["/api/calendars/abc.ics", "/api/calendars/….ics"],
    ["/api/owner-links/abc/confirm", "/api/owner-links/…/confirm"],
    [`/nowhere/${secret}`, "/nowhere/…"],
    ["/login/ana%40example.org", "/login/[e-mail]"],
    ["/plans/0197b3f0-0000-7000-8000-000000000001/days/1", "/plans/0197b3f0-0000-7000-8000-000000000001/days/1"],
  ])("writes the path %s as %s", (path, expected) => {
    expect(linesOf((log) => log.error({ path }, "x"))[0]).toMatchObject({ path: expected });
  });

  it("redacts e-mail addresses, queries and keys anywhere in messages", () => {
    const text = `ana@example.org asked https://x.example/a?code=s3cret with vieira_${secret} and GOCSPX-a1B2c3D4e5F6g7H8i9J0k1L2`;
    const error = new Error(text, { cause: new AggregateError([new Error(text)], text) });
    const written = JSON.stringify(
      linesOf((log) => {
        log.warn({ err: error, reason: text }, text);
        log.warn(text);
        log.error(error);
      }),
    );
    expect(written).not.toMatch(/ana@|s3cret|bbbb|GOCSPX/);
    expect(written).toContain("[e-mail] asked https://x.example/a?… with …");
  });

  it("takes no part of a message as a stack frame", () => {
    const error = new Error("refused\n    at my grandmother (ana)\n    at secret:1:1");
    error.message = "changed";
    const [line] = linesOf((log) => log.error({ err: error }, "x"));
    expect(JSON.stringify(line)).not.toMatch(/grandmother|secret/);
    expect(line).toMatchObject({ err: { stack: expect.stringContaining("log.test.ts") } });
  });

  it("writes thrown non-errors without their content", () => {
    const [text, nothing] = linesOf((log) => {
      log.error({ err: "a secret" }, "x");
      log.error({ err: { message: undefined, password: "a secret" } }, "x");
    });
    expect(JSON.stringify([text, nothing])).not.toContain("secret");
  });
});

describe("standardOutput", () => {
  const folder = fs.mkdtempSync(join(tmpdir(), "vieira-log-"));
  afterEach(() => {
    vi.restoreAllMocks();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it("writes warnings synchronously", () => {
    const file = join(folder, "log");
    const syncs = vi.spyOn(fs, "fsyncSync");
    const log = createLog({ level: "info" }, standardOutput(fs.openSync(file, "w")));
    log.info("first");
    expect(fs.readFileSync(file, "utf8")).toBe("");
    for (let refused = 0; refused < 3; refused += 1) log.warn("refused");
    const lines = fs.readFileSync(file, "utf8").trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["first", "refused", "refused", "refused"]);
    expect(syncs).not.toHaveBeenCalled();
  });
});

it.each(['throw new Error("of ana@example.org")', 'Promise.reject(new Error("of ana@example.org"))'])(
  "logs what ended the process, without e-mail addresses: %s",
  (failure) => {
    const program = `
    const { createLog, logFatalErrors } = await import("./src/server/log/log.ts");
    logFatalErrors(createLog({ level: "info" }));
    setTimeout(() => { ${failure} }, 0);`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
      cwd: repositoryFile(""),
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ level: "fatal", err: { message: "of [e-mail]" } });
    expect(stdout + stderr).not.toContain("ana@");
  },
);
