import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { embeddedTestLocation } from "#tests/support/database/embedded-template.ts";

const support = (name: string) => fileURLToPath(new URL(`../../../../tests/support/${name}`, import.meta.url));

/** Mounts a disk of 160 MB at $0, copies the contents of $1 to it, and replaces itself by the following command. */
const onMountedDisk = 'mount -t tmpfs -o size=160m tmpfs "$0" && cp -a "$1/." "$0/" && shift && exec "$@"';
const asRootOfItsOwn = ["-rm", "sh", "-c"];
const mayMount = spawnSync("unshare", [...asRootOfItsOwn, "mount -t tmpfs tmpfs /tmp"]).status === 0;

interface SmallDisk {
  readonly child: ChildProcess;
  fillUp(): void;
  makeRoom(): void;
}

/** A process on a private disk: on Linux anybody may mount one in a new namespace. */
function onRealDisk(dataDir: string): SmallDisk {
  const disk = mkdtempSync(join(tmpdir(), "vieira-disk-"));
  const command = [process.execPath, support("database/query-process.ts"), disk];
  const child = spawn("unshare", [...asRootOfItsOwn, onMountedDisk, disk, dataDir, ...command], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const seenFromHere = `/proc/${child.pid}/root${disk}`;
  const filling = join(seenFromHere, "filling");
  return {
    child,
    fillUp: () => {
      const { bavail, bsize } = statfsSync(seenFromHere);
      execFileSync("fallocate", ["-l", String(bavail * bsize), filling]);
    },
    makeRoom: () => rmSync(filling),
  };
}

/** Simulates it where no disk can be mounted: on other systems, and in restricted containers. */
function onFakeDisk(dataDir: string): SmallDisk {
  const stateFile = join(dataDir, "disk");
  const load = ["--import", pathToFileURL(support("program/fake-disk.ts")).href];
  const child = spawn(process.execPath, [...load, support("database/query-process.ts"), dataDir], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, DISK: stateFile },
  });
  return { child, fillUp: () => writeFileSync(stateFile, "full"), makeRoom: () => writeFileSync(stateFile, "") };
}

const insert = "INSERT INTO scratch VALUES (1)";

it(
  "keeps reading on a completely full disk, and resumes writing when there is space",
  { timeout: 180_000 },
  async () => {
    const place = await embeddedTestLocation("migrated");
    onTestFinished(place.remove);
    const { child, fillUp, makeRoom } = mayMount ? onRealDisk(place.dataDir) : onFakeDisk(place.dataDir);
    onTestFinished(() => void child.kill("SIGKILL"));
    await once(child, "message");
    const query = async (statement: string): Promise<unknown> => {
      child.send(statement);
      const [answer] = (await once(child, "message")) as [unknown];
      return answer;
    };
    const count = () => query("SELECT count(*)::int AS n FROM scratch");
    await query("CREATE TABLE scratch (n int)");
    expect(await query(insert)).toEqual([]);
    fillUp();
    expect(await query(insert)).toBe("disk-full");
    // Long enough for checkpoints, which fail on a disk without space.
    await delay(1_000);
    expect(await count()).toEqual([{ n: 1 }]);
    makeRoom();
    expect(await query(insert)).toEqual([]);
    expect(await count()).toEqual([{ n: 2 }]);
  },
);
