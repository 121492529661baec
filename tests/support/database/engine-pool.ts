import { openEmbeddedDatabase, type Database } from "#database/connection/connect.ts";
import { embeddedPool } from "#database/connection/embedded/embedded-pool.ts";
import { type EmbeddedServer, startEmbeddedServer } from "#database/connection/embedded/embedded-server.ts";
import { embeddedTestLocation } from "./embedded-template.ts";
import { takeSnapshot, restoreSnapshot, type Snapshot } from "./snapshot.ts";
import { silentLog } from "../silent-log.ts";
import type { TemplateKind } from "./template.ts";

/** An engine that test files use one after another, because starting one takes longer than most files. */
interface PooledEngine {
  readonly server: EmbeddedServer;
  readonly snapshot: Snapshot;
  readonly remove: () => Promise<void>;
}

export interface PooledDatabase {
  readonly database: Database;
  release(): Promise<void>;
}

const idleEngines: Record<TemplateKind, PooledEngine[]> = { migrated: [], seeded: [] };

/** A database equal to the template, on an engine of this process that nobody else uses until `release`. */
export async function acquireDatabase(kind: TemplateKind): Promise<PooledDatabase> {
  const engine = (await takeIdleEngine(kind)) ?? (await newEngine(kind));
  let isDiscarded = false;
  const discardEngine = async (): Promise<void> => {
    isDiscarded = true;
    await engine.server.terminate();
    await engine.remove();
  };
  void engine.server.lost.then(() => (isDiscarded = true));
  const database = openEmbeddedDatabase(
    { ...engine.server, stop: async () => undefined, terminate: discardEngine },
    silentLog,
  );
  return {
    database,
    release: async () => {
      await database.close();
      if (!isDiscarded) idleEngines[kind].push(engine);
    },
  };
}

/** An idle engine whose snapshot could be restored. */
async function takeIdleEngine(kind: TemplateKind): Promise<PooledEngine | undefined> {
  for (let engine = idleEngines[kind].pop(); engine !== undefined; engine = idleEngines[kind].pop()) {
    if (await withPool(engine.server, engine.snapshot, restoreSnapshot)) return engine;
    await engine.server.stop();
    await engine.remove();
  }
  return undefined;
}

async function newEngine(kind: TemplateKind): Promise<PooledEngine> {
  const { dataDir, remove } = await embeddedTestLocation(kind);
  const server = await startEmbeddedServer({ dataDir, durable: false, log: silentLog });
  return { server, remove, snapshot: await withPool(server, undefined, takeSnapshot) };
}

async function withPool<Given, Result>(
  server: EmbeddedServer,
  given: Given,
  work: (pool: ReturnType<typeof embeddedPool>, given: Given) => Promise<Result>,
): Promise<Result> {
  const pool = embeddedPool(server);
  try {
    return await work(pool, given);
  } finally {
    await pool.end();
  }
}
