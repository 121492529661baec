import { type DBSchema, type IDBPDatabase, openDB } from "idb";

import { offlineDatabaseName } from "./addresses.ts";
import type { OfflinePlan, OfflinePlanner } from "./offline-plan.ts";

/** Stores by their key field. A new store needs a new version; those of earlier versions stay as they are. */
interface OfflineSchema extends DBSchema {
  plans: { key: string; value: OfflinePlan };
  planners: { key: string; value: OfflinePlanner };
  /** Photos of diaries that are not sent yet. */
  diaryPhotos: { key: string; value: { readonly uuid: string; readonly picture: Blob } };
}
const version = 4;
const keyPaths = { plans: "uuid", planners: "address", diaryPhotos: "uuid" } as const;

let openedDatabase: Promise<IDBPDatabase<OfflineSchema>> | null = null;
const forget = () => (openedDatabase = null);

/** The database of this browser, opened once. Rejects if storage is unavailable. */
export function offlineDatabase(): Promise<IDBPDatabase<OfflineSchema>> {
  openedDatabase ??= openDB<OfflineSchema>(offlineDatabaseName, version, {
    upgrade(database) {
      for (const store of ["plans", "planners", "diaryPhotos"] as const) {
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { keyPath: keyPaths[store] });
      }
    },
    // A newer build in another tab needs it closed.
    blocking: async () => {
      const database = await openedDatabase;
      forget();
      database?.close();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return openedDatabase;
}
