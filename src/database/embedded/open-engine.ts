import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { DurableFileSystem, syncPath, syncTree } from "./durable-file-system.ts";

/** What PGlite calls to run the next message. */
const mainLoop = "_PostgresMainLoopOnce";
/** The status it is left with after an ordinary error, which PGlite then handles. */
const ordinaryError = 100;

/**
 * Starts PostgreSQL on a directory, which is made when missing.
 *
 * @param durable false only in tests: commits do not wait for the disk
 * @param onBroken is told in the middle of whatever runs that the engine has ended, which PGlite itself passes over in silence
 */
export async function openEngine(
  directory: string,
  durable: boolean,
  onBroken: (reason: unknown) => never,
): Promise<PGlite> {
  // Marks a first start that was cut off: nothing in it was ever acknowledged.
  const unfinished = `${directory}.unfinished`;
  if (existsSync(unfinished)) rmSync(directory, { recursive: true, force: true });
  const isFresh = !existsSync(`${directory}/PG_VERSION`);
  if (isFresh) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(unfinished, "");
  }
  const engine = await PGlite.create({
    fs: durable ? new DurableFileSystem(directory) : new NodeFS(directory),
    startParams: startParameters(durable),
    extensions: { unaccent, pg_trgm },
  });
  tellWhenBroken(engine, onBroken);
  if (isFresh) {
    await engine.exec("CHECKPOINT");
    if (durable) syncTree(directory);
    rmSync(unfinished);
    if (durable) syncPath(`${directory}/..`);
  }
  return engine;
}

/** `-F` switches fsync off; the rest keeps memory and log files small. */
function startParameters(durable: boolean): string[] {
  const kept = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F" || !durable);
  const own = ["wal_sync_method=fsync", "shared_buffers=16MB", "max_wal_size=64MB", "min_wal_size=32MB"];
  return [...kept, ...own.flatMap((setting) => ["-c", setting])];
}

/** After a panic PGlite calls an engine that is no more, and either answers nothing as if all were well or turns in circles. */
function tellWhenBroken({ Module: engine }: PGlite, onBroken: (reason: unknown) => never): void {
  const runOnce = engine[mainLoop];
  engine[mainLoop] = () => {
    try {
      runOnce();
    } catch (error) {
      if (!isOrdinary(error)) onBroken(error);
      throw error;
    }
  };
}

const isOrdinary = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "status" in error && error.status === ordinaryError;
