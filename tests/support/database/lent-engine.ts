import { openEmbeddedDatabase, type Database } from "#database/connect.ts";
import { embeddedPool } from "#database/embedded/embedded-pool.ts";
import { type EmbeddedServer, startEmbeddedServer } from "#database/embedded/embedded-server.ts";
import { embeddedTestPlace } from "./embedded-template.ts";
import { firstState, restoreState, type FirstState } from "./first-state.ts";
import { silentLog } from "../silent-log.ts";
import type { TemplateKind } from "./template.ts";

/** An engine that files of tests use one after the other: to start one takes longer than most files. */
interface LentEngine {
  readonly server: EmbeddedServer;
  readonly first: FirstState;
  readonly remove: () => Promise<void>;
}

export interface LentDatabase {
  readonly database: Database;
  giveBack(): Promise<void>;
}

const resting: Record<TemplateKind, LentEngine[]> = { migrated: [], seeded: [] };

/** A database as it is in the template, on an engine of this process that nobody else has meanwhile. */
export async function lendDatabase(kind: TemplateKind): Promise<LentDatabase> {
  const engine = (await restedEngine(kind)) ?? (await newEngine(kind));
  let isLost = false;
  const loseEngine = async (): Promise<void> => {
    isLost = true;
    await engine.server.terminate();
    await engine.remove();
  };
  void engine.server.lost.then(() => (isLost = true));
  const database = openEmbeddedDatabase(
    { ...engine.server, stop: async () => undefined, terminate: loseEngine },
    silentLog,
  );
  return {
    database,
    giveBack: async () => {
      await database.close();
      if (!isLost) resting[kind].push(engine);
    },
  };
}

/** One that could be brought back to its first state. */
async function restedEngine(kind: TemplateKind): Promise<LentEngine | undefined> {
  for (let engine = resting[kind].pop(); engine !== undefined; engine = resting[kind].pop()) {
    if (await withPool(engine.server, engine.first, restoreState)) return engine;
    await engine.server.stop();
    await engine.remove();
  }
  return undefined;
}

async function newEngine(kind: TemplateKind): Promise<LentEngine> {
  const { dataDir, remove } = await embeddedTestPlace(kind);
  const server = await startEmbeddedServer({ dataDir, durable: false, log: silentLog });
  return { server, remove, first: await withPool(server, undefined, firstState) };
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
