import { z } from "zod";

const names = z.record(z.string(), z.string()).default({});

const lockedPackage = z.object({
  version: z.string().default(""),
  /** SPDX expression; absent if the package has none. */
  license: z.string().optional(),
  /** Hash in the format of subresource integrity, such as `sha512-…`. */
  integrity: z.string().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});
type LockedPackage = z.infer<typeof lockedPackage>;

export const lockfile = z.object({ packages: z.record(z.string(), lockedPackage) });
type Lockfile = z.infer<typeof lockfile>;

export interface RuntimePackage extends Pick<LockedPackage, "version" | "license" | "integrity"> {
  readonly name: string;
  /** Locations of its dependencies. */
  readonly needs: readonly string[];
}

function needsOf({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockedPackage): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** Resolves a package from the location of another, as Node does: next to it, or further up. */
function placeOf(name: string, from: string, { packages }: Lockfile): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const place = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === "") return undefined;
  }
}

/**
 * The program, at the location `""`, and all its runtime dependencies, by location. npm's own list is not usable: when
 * it omits development dependencies it also omits everything that is a development dependency of any package, including
 * React.
 */
export function runtimePackages(lock: Lockfile): ReadonlyMap<string, RuntimePackage> {
  const packages = new Map<string, RuntimePackage>();
  const places = [""];
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const locked = lock.packages[place];
    if (!locked || packages.has(place)) continue;
    const { version, license, integrity } = locked;
    const from = place;
    const needs = needsOf(locked).flatMap((needed) => placeOf(needed, from, lock) ?? []);
    const name = place.split("node_modules/").at(-1) ?? "";
    packages.set(place, { name, version, license, integrity, needs });
    places.push(...needs);
  }
  return packages;
}
