import { tmpdir } from "node:os";
import { join } from "node:path";
import { noMapTiles } from "#map-tiles/open-map-tiles.ts";
import { folderStorage } from "#photos/folder-storage.ts";
import { ThreadPool } from "#server/workers/thread-pool.ts";
import type { AccountSettings, UseCaseContext } from "#use-cases/context.ts";
import { silentLog } from "../silent-log.ts";

/** Account settings of tests. */
export const testSettings: AccountSettings = {
  origin: "http://localhost:3000",
  hasFixedOrigin: false,
  session: { lifetimeMs: 43_200_000, rememberedMs: 5_184_000_000 },
  secret: "a secret for tests, which is no secret",
  secondFactorFor: [],
  hasMailServer: false,
};

/** No Google, worker threads shared by all tests of a process, and a photo folder that no test writes to. */
export const testServices: Pick<UseCaseContext, "google" | "photos" | "mapTiles" | "workers"> = {
  google: null,
  photos: folderStorage(join(tmpdir(), "vieira-no-photos")),
  mapTiles: noMapTiles,
  workers: new ThreadPool({ log: silentLog }),
};
