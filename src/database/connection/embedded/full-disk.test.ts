import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { embeddedTestLocation } from "#tests/support/database/embedded-template.ts";

const support = (name: string) => fileURLToPath(new URL(`../../../../tests/support/${name}`, import.meta.url));
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

type DiskState = "" | "nearly full" | "full" | "full unreported";

async function onFakeDisk() {
  const { dataDir, remove } = await embeddedTestLocation("migrated");
  const stateFile = join(dataDir, "disk");
  const child = fork(support("database/query-process.ts"), [dataDir], {
    execArgv: ["--liftoff-only", "--import", pathToFileURL(support("program/fake-disk.ts")).href],
    env: { ...process.env, DISK: stateFile },
  });
  cleanUps.push(remove, () => child.kill("SIGKILL"));
  await once(child, "message");
  const query = async (statement: string): Promise<unknown> => {
    child.send(statement);
    const [answer] = (await once(child, "message")) as [unknown];
    return answer;
  };
  const count = () => query("SELECT count(*)::int AS n FROM scratch");
  await query("CREATE TABLE scratch (text text)");
  return { disk: (state: DiskState) => writeFileSync(stateFile, state), query, count };
}

const insert = "INSERT INTO scratch VALUES ('kept')";
const pollOptions = { timeout: 60_000, interval: 50 };

describe("an embedded database on a disk that fills up", { timeout: 120_000 }, () => {
  it("refuses writes before the disk is full, keeps reading, and resumes writing by itself", async () => {
    const { disk, query, count } = await onFakeDisk();
    await query(insert);
    disk("nearly full");
    expect(await query(insert)).toBe("disk-full");
    expect(await query("CREATE TABLE more ()")).toBe("disk-full");
    expect(await count()).toEqual([{ n: 1 }]);
    disk("full");
    await delay(1_000);
    expect(await count()).toEqual([{ n: 1 }]);
    disk("");
    expect(await query(insert)).toEqual([]);
    expect(await count()).toEqual([{ n: 2 }]);
  });

  it("refuses further writes in an open transaction, which can be rolled back", async () => {
    const { disk, query, count } = await onFakeDisk();
    await query("BEGIN");
    expect(await query(insert)).toEqual([]);
    disk("nearly full");
    expect(await count()).toEqual([{ n: 1 }]);
    expect(await query(insert)).toBe("disk-full");
    await query("ROLLBACK");
    expect(await count()).toEqual([{ n: 0 }]);
    disk("");
    expect(await query(insert)).toEqual([]);
  });

  it("is restarted after an unreported full disk, with all committed data", async () => {
    const { disk, query, count } = await onFakeDisk();
    await query(insert);
    disk("full unreported");
    // The next checkpoint crashes the engine.
    await expect.poll(count, pollOptions).toBe("unreachable");
    disk("");
    await expect.poll(count, pollOptions).toEqual([{ n: 1 }]);
    expect(await query(insert)).toEqual([]);
  });

  it("loses no committed data when the disk fills up", async () => {
    const { disk, query, count } = await onFakeDisk();
    const page = `INSERT INTO scratch SELECT string_agg(md5(random()::text), '') FROM generate_series(1, 20000)`;
    let acknowledged = 0;
    for (; acknowledged < 5; acknowledged += 1) expect(await query(page)).toEqual([]);
    disk("full unreported");
    let answer: unknown = [];
    let uncertain = 0;
    for (let tries = 0; tries < 100 && answer !== "unreachable"; tries += 1) {
      answer = await query(page);
      if (Array.isArray(answer)) acknowledged += 1;
      else if (answer === "unknown-outcome") uncertain += 1;
    }
    expect(answer).toBe("unreachable");
    disk("");
    await expect.poll(async () => Array.isArray(await count()), pollOptions).toBe(true);
    const [row] = (await count()) as [{ n: number }];
    expect(row.n).toBeGreaterThanOrEqual(acknowledged);
    expect(row.n).toBeLessThanOrEqual(acknowledged + uncertain);
  });
});
