import { keptDatabaseName } from "./addresses.ts";

const version = 3;
/** What is kept, by the field that names it. */
const stores = { plans: "uuid", planners: "address" } as const;
export type KeptStore = keyof typeof stores;

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The browser keeps nothing.")));
  });
}

let opened: Promise<IDBDatabase> | null = null;

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(keptDatabaseName, version);
  request.addEventListener("upgradeneeded", () => {
    const { result } = request;
    for (const [store, keyPath] of Object.entries(stores)) {
      if (!result.objectStoreNames.contains(store)) result.createObjectStore(store, { keyPath });
    }
  });
  const database = await answerOf(request);
  const forget = () => (opened = null);
  database.addEventListener("close", forget);
  database.addEventListener("versionchange", () => {
    database.close();
    forget();
  });
  return database;
}

async function inStore<Result>(
  store: KeptStore,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  const transaction = (await opened).transaction(store, mode);
  const finished = new Promise<void>((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("Nothing was kept.")));
  });
  // Both at once, so that no failure goes unheard.
  const [result] = await Promise.all([answerOf(use(transaction.objectStore(store))), finished]);
  return result;
}

/** A store whose values are all of one kind: the browser itself does not check them. Rejects where browsers keep nothing. */
export function keptStore<Value>(store: KeptStore) {
  return {
    list: () => inStore<Value[]>(store, "readonly", (values) => values.getAll()),
    read: async (key: string) =>
      (await inStore<Value | undefined>(store, "readonly", (values) => values.get(key))) ?? null,
    put: async (value: Value) => void (await inStore(store, "readwrite", (values) => values.put(value))),
    remove: async (key: string) => void (await inStore(store, "readwrite", (values) => values.delete(key))),
  };
}
