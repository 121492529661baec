export interface WantedImport<Module> {
  /** Requests the module; may be called repeatedly. @returns whether it could be fetched */
  readonly want: () => Promise<boolean>;
  /** The module, once it is requested and loaded. A failed module is fetched again on the next request, and when the network is back. */
  readonly fetched: Promise<Module>;
}

const isBrowser = typeof window !== "undefined";

/** A module that is only fetched on request. */
export function wantedImport<Module>(load: () => Promise<Module>): WantedImport<Module> {
  let keep: (module: Module) => void = () => undefined;
  const fetched = new Promise<Module>((resolve) => {
    keep = resolve;
  });
  let attempt: Promise<boolean> | undefined;
  const tryOnce = () =>
    load().then(
      (module) => {
        keep(module);
        return true;
      },
      () => {
        attempt = undefined;
        if (isBrowser) window.addEventListener("online", () => void want(), { once: true });
        return false;
      },
    );
  const want = () => (attempt ??= tryOnce());
  return { want, fetched };
}
