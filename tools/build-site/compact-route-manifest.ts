import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

const begin = "window.__reactRouterManifest=";

interface ListedRoute {
  readonly id: string;
  readonly imports: readonly string[];
  readonly css: readonly string[];
  readonly [field: string]: unknown;
}

interface Manifest {
  readonly routes: Readonly<Record<string, ListedRoute>>;
}

const isNothing = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0);

/**
 * The router's manifest without redundant entries: files loaded by the frame of all pages, missing properties, and the
 * id of a page, which is its key.
 *
 * @param text of the script written by React Router
 * @throws Error if it has another form
 */
export function compactRouteManifest(text: string): string {
  if (!text.startsWith(begin))
    throw new Error("React Router lists pages in another way now: see tools/build-site/compact-route-manifest.ts.");
  const manifest = JSON.parse(text.slice(begin.length).replace(/;\s*$/, "")) as Manifest;
  const everywhere = new Set([...(manifest.routes["root"]?.imports ?? []), ...(manifest.routes["root"]?.css ?? [])]);
  const own = (files: readonly string[]) => files.filter((file) => !everywhere.has(file));
  const slim = ({ id, imports, css, ...rest }: ListedRoute) => {
    const files = id === "root" ? { imports, css } : { imports: own(imports), css: own(css) };
    return Object.fromEntries(Object.entries({ ...rest, ...files }).filter(([, value]) => !isNothing(value)));
  };
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, slim(route)]));
  return `${begin}${JSON.stringify({ ...manifest, routes })};for(const[i,r]of Object.entries(__reactRouterManifest.routes))r.id=i`;
}

/** @param directory of the built site */
export async function compactRouteManifests(directory: string): Promise<void> {
  for (const path of globSync(`${directory}/assets/manifest-*.js`))
    await writeFile(path, compactRouteManifest(await readFile(path, "utf8")));
}
