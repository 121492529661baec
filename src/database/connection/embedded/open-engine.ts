import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import type { WorkerSettings } from "./worker-messages.ts";

type InitArguments = Parameters<NodeFS["init"]>;
type InitResult = Awaited<ReturnType<NodeFS["init"]>>;

/** The part of Emscripten's NODEFS missing in its types. */
interface NodeFileSystem {
  realPath(node: unknown): string;
  /** Converts Node's errors to error numbers for PostgreSQL. */
  tryFSOperation<Result>(operation: () => Result): Result;
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
}

/**
 * PGlite's folder file system with a real fsync. Emscripten's own does nothing
 * for fsync, so a commit would be acknowledged before it is on disk.
 */
class DurableFileSystem extends NodeFS {
  override async init(pg: PGlite, options: InitArguments[1]): Promise<InitResult> {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun?.push((module) => {
      const files = module.NODEFS as unknown as NodeFileSystem;
      files.stream_ops.fsync = (stream) =>
        files.tryFSOperation(() => {
          if (stream.nfd === undefined || stream.nfd === null) syncPath(files.realPath(stream.node));
          else fsyncSync(stream.nfd);
          return 0;
        });
    });
    return result;
  }
}

/** Syncs one file or directory to disk. */
function syncPath(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Number of files synced at once: the system writes them together, in a tenth of the time. */
const syncsAtOnce = 16;

/** Syncs a whole directory tree to disk: a new database's first files are written or copied without fsync. */
async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  const paths = [directory, ...files.map(({ parentPath, name }) => join(parentPath, name))];
  const syncNext = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      await using file = await open(path);
      await file.sync();
    }
  };
  await Promise.all(Array.from({ length: syncsAtOnce }, syncNext));
}

/** What PGlite calls to run the next message. */
const mainLoop = "_PostgresMainLoopOnce";
/** Its exit status after an ordinary error, which PGlite then handles. */
const ordinaryErrorStatus = 100;

/**
 * Starts PostgreSQL on a directory. A missing one is created: as a copy of the template if there is one, otherwise
 * empty.
 * @param onBroken is called, in the middle of any operation, when the engine has exited, which PGlite itself silently
 * ignores
 */
export async function openEngine(
  { directory, template, durable }: Pick<WorkerSettings, "directory" | "template" | "durable">,
  onBroken: (reason: unknown) => never,
): Promise<PGlite> {
  // Marks an interrupted first start: nothing in it was ever acknowledged.
  const unfinished = `${directory}.unfinished`;
  if (existsSync(unfinished)) rmSync(directory, { recursive: true, force: true });
  const isFresh = !existsSync(`${directory}/PG_VERSION`);
  if (isFresh) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(unfinished, "");
    // PostgreSQL itself refuses a directory with other files.
    const isEmpty = readdirSync(directory).length === 0;
    if (template !== undefined && isEmpty) cpSync(template, directory, { recursive: true });
  }
  const engine = await PGlite.create({
    fs: durable ? new DurableFileSystem(directory) : new NodeFS(directory),
    startParams: startParameters(durable),
    extensions: { unaccent, pg_trgm },
  });
  detectCrashes(engine, onBroken);
  if (isFresh) {
    await engine.exec("CHECKPOINT");
    if (durable) await syncTree(directory);
    rmSync(unfinished);
    if (durable) syncPath(`${directory}/..`);
  }
  return engine;
}

/** `-F` switches fsync off; the rest keeps memory and log files small. */
function startParameters(durable: boolean): string[] {
  const defaults = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F" || !durable);
  const overrides = ["wal_sync_method=fsync", "shared_buffers=16MB", "max_wal_size=64MB", "min_wal_size=32MB"];
  return [...defaults, ...overrides.flatMap((setting) => ["-c", setting])];
}

/** After a panic PGlite keeps calling the dead engine, and either returns nothing as if all were well or hangs. */
function detectCrashes({ Module: engine }: PGlite, onBroken: (reason: unknown) => never): void {
  const runOnce = engine[mainLoop];
  engine[mainLoop] = () => {
    try {
      runOnce();
    } catch (error) {
      if (!isOrdinaryError(error)) onBroken(error);
      throw error;
    }
  };
}

const isOrdinaryError = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "status" in error && error.status === ordinaryErrorStatus;
