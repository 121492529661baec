export interface WantedImport<Module> {
  /** Says that the module is wanted; as often as one likes. @returns whether it could be fetched */
  readonly want: () => Promise<boolean>;
  /** The module, once it was wanted and is there. One that cannot be fetched is fetched again when it is wanted again. */
  readonly fetched: Promise<Module>;
}

/** A module that is fetched only once somebody wants it. */
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
        return false;
      },
    );
  return {
    want: () => (attempt ??= tryOnce()),
    fetched,
  };
}
