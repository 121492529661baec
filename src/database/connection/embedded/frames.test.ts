import { describe, expect, it } from "vitest";
import { FrontendFrames } from "./frames.ts";

/** A protocol message: type, length including itself, body. */
function message(type: string, body = ""): Buffer {
  const head = Buffer.alloc(type.length + 4);
  head.write(type);
  head.writeUInt32BE(4 + body.length, type.length);
  return Buffer.concat([head, Buffer.from(body)]);
}

const startup = message("", "\0\x03\0\0user\0ana\0\0");
const query = message("Q", "SELECT 1\0");
const parse = message("P", "\0SELECT $1\0\0\0");
const sync = message("S");

function started(): FrontendFrames {
  const frames = new FrontendFrames();
  frames.push(startup);
  return frames;
}

const texts = (frames: FrontendFrames, ...chunks: Buffer[]) =>
  chunks.map((chunk) => frames.push(chunk).runs.map((run) => Buffer.from(run).toString("latin1")));

describe("FrontendFrames", () => {
  it("passes on the start-up message separately", () => {
    const { runs } = new FrontendFrames().push(Buffer.concat([startup, query]));
    expect(runs.map((run) => run.length)).toEqual([startup.length, query.length]);
  });

  it("assembles messages from arbitrary chunks", () => {
    const bytes = Buffer.concat([startup, query, query]);
    const frames = new FrontendFrames();
    const runs = [...bytes].flatMap((byte) => frames.push(Buffer.from([byte])).runs);
    expect(runs.map((run) => Buffer.from(run))).toEqual([startup, query, query]);
  });

  it("buffers an extended query until its Sync", () => {
    const whole = Buffer.concat([parse, sync]).toString("latin1");
    expect(texts(started(), parse, sync)).toEqual([[], [whole]]);
    expect(texts(started(), Buffer.concat([query, parse]), sync)).toEqual([[query.toString("latin1")], [whole]]);
  });

  it("ends with the client's Terminate message", () => {
    expect(started().push(Buffer.concat([query, message("X")]))).toMatchObject({ runs: [{}], terminated: true });
    expect(started().push(query).terminated).toBe(false);
  });
});
