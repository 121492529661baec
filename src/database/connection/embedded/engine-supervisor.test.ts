import { describe, expect, it } from "vitest";
import { EngineSupervisor } from "./engine-supervisor.ts";
import type { EngineThread } from "./engine-thread.ts";
import { PortStream } from "./port-stream.ts";

/** Every engine crashes immediately. @param isDiskFull gets the number of starts */
function broken(isDiskFull: (starts: number) => boolean = () => false) {
  const failure = new Error("The embedded database has stopped.");
  const counts = { starts: 0 };
  const start = async (): Promise<EngineThread> => {
    counts.starts += 1;
    return { connect: () => PortStream.broken(), ended: Promise.resolve(failure), stop: () => undefined };
  };
  const keeper = new EngineSupervisor({
    start,
    isDiskFull: () => isDiskFull(counts.starts),
    log: undefined,
    restartDelaysMs: [0],
  });
  return { keeper, counts, failure };
}

describe("an engine that crashes repeatedly", () => {
  it("is given up after ten crashes, so that a new process can start", async () => {
    const { keeper, counts, failure } = broken();
    await keeper.start();
    expect(await keeper.supervise()).toBe(failure);
    expect([counts.starts, keeper.engine]).toEqual([11, undefined]);
  });

  it("is restarted as long as the disk is full", async () => {
    const { keeper, counts, failure } = broken((starts) => starts < 30);
    await keeper.start();
    expect(await keeper.supervise()).toBe(failure);
    expect(counts.starts).toBe(30);
  });

  it("is not reported as lost after a requested stop", async () => {
    const { keeper, counts } = broken((starts) => {
      if (starts === 20) keeper.stop();
      return true;
    });
    await keeper.start();
    expect(await keeper.supervise()).toBeUndefined();
    expect(counts.starts).toBe(20);
  });
});
