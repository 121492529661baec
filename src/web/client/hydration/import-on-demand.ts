interface ImportOnDemand<Module> {
  /** Requests the module; may be called repeatedly. @returns whether it could be fetched */
  readonly request: () => Promise<boolean>;
  /** The module, once it is requested and loaded. A failed module is fetched again on the next request, and when the network is back. */
  readonly loaded: Promise<Module>;
}

const isBrowser = typeof window !== "undefined";

/** A module that is only fetched on request. */
export function importOnDemand<Module>(load: () => Promise<Module>): ImportOnDemand<Module> {
  let resolveLoaded: (module: Module) => void = () => undefined;
  const loaded = new Promise<Module>((resolve) => {
    resolveLoaded = resolve;
  });
  let attempt: Promise<boolean> | undefined;
  const tryOnce = () =>
    load().then(
      (module) => {
        resolveLoaded(module);
        return true;
      },
      () => {
        attempt = undefined;
        if (isBrowser) window.addEventListener("online", () => void request(), { once: true });
        return false;
      },
    );
  const request = () => (attempt ??= tryOnce());
  return { request, loaded };
}
