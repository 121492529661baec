import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";

function linesOf(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLog({ level: "info" }, { write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe("createLog", () => {
  it("writes one line of JSON with the time, the level as a word and the message", () => {
    const [line] = linesOf((log) => log.info({ path: "/" }, "request"));
    expect(line).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: "info",
      msg: "request",
      path: "/",
    });
  });

  it("keeps quiet below its level", () => {
    expect(linesOf((log) => log.debug("details"))).toEqual([]);
  });

  it("leaves secrets out, also inside other things", () => {
    const [line] = linesOf((log) =>
      log.info(
        { token: "a", body: { password: "b" }, request: { headers: { authorization: "c", "set-cookie": "d" } } },
        "x",
      ),
    );
    expect(line).toMatchObject({
      token: "[redacted]",
      body: { password: "[redacted]" },
      request: { headers: { authorization: "[redacted]", "set-cookie": "[redacted]" } },
    });
  });

  it("leaves the credentials of addresses out of messages and errors", () => {
    const error = new Error("cannot reach postgres://ana:s3cret@db.example.org/vieira");
    const written = JSON.stringify(linesOf((log) => log.error({ err: error }, error.message)));
    expect(written).not.toContain("s3cret");
    expect(written).toContain("postgres://[redacted]@db.example.org/vieira");
  });

  it("writes an error with its message, stack and cause", () => {
    const [line] = linesOf((log) => log.error({ err: new Error("outer", { cause: new Error("inner") }) }, "failed"));
    expect(line).toMatchObject({ level: "error", err: { type: "Error", message: expect.stringContaining("inner") } });
  });
});
