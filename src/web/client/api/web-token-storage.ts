import type { TokenStorage } from "./options.ts";

/** Keeps the token in a storage of the browser, such as `localStorage`, under a name. */
export function webTokenStorage(storage: Storage, name: string): TokenStorage {
  return {
    get: () => storage.getItem(name),
    set: (token) => storage.setItem(name, token),
    remove: () => storage.removeItem(name),
  };
}
