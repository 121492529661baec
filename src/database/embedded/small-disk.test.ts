import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { embeddedTestPlace } from "#tests/support/embedded-template.ts";
import { awayReason } from "../database-away.ts";
import { embeddedPool } from "./embedded-pool.ts";
import { startEmbeddedServer } from "./embedded-server.ts";

const directory = mkdtempSync(join(tmpdir(), "vieira-disk-"));

/** A disk of its own, where this process may make one. */
function mountDisk(megabytes: number): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", directory], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function fillUp(): void {
  const { bavail, bsize } = statfsSync(directory);
  execFileSync("fallocate", ["-l", String(bavail * bsize), join(directory, "filling")]);
}

it(
  "goes on reading on a disk without a byte left, and writes again when there is room",
  { timeout: 180_000 },
  async (t) => {
    t.skip(!mountDisk(160), "this process may not mount a disk of its own");
    try {
      const place = await embeddedTestPlace("migrated");
      cpSync(place.dataDir, directory, { recursive: true });
      await place.remove();
      const server = await startEmbeddedServer({ dataDir: directory, maintenanceEveryMs: 100 });
      const pool = embeddedPool(server);
      pool.on("error", () => undefined);
      await pool.query("CREATE TABLE scratch (n int)");
      const write = () => pool.query("INSERT INTO scratch VALUES (1)").then(() => "written", awayReason);
      const count = async () => (await pool.query("SELECT count(*)::int AS n FROM scratch")).rows;
      expect(await write()).toBe("written");
      fillUp();
      expect(await write()).toBe("disk-full");
      // Long enough for checkpoints, which a disk without room does not survive.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect(await count()).toEqual([{ n: 1 }]);
      rmSync(join(directory, "filling"));
      expect(await write()).toBe("written");
      expect(await count()).toEqual([{ n: 2 }]);
      await pool.end();
      await server.stop();
    } finally {
      execFileSync("umount", [directory]);
    }
  },
);
