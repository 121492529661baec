export interface ImportOnDemand<Module> {
  /** Requests the module; may be called repeatedly. @returns whether it could be fetched */
  readonly request: () => Promise<boolean>;
  /** The module, once it is requested and loaded. A failed module is fetched again on the next request. */
  readonly loaded: Promise<Module>;
}

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
        return false;
      },
    );
  return {
    request: () => (attempt ??= tryOnce()),
    loaded,
  };
}
