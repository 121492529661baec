import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, ManifestChunk } from "vite";
import type { BuildFile, OfflineBuild } from "#web/offline/worker/build-files.ts";

/** Vite's list of what was built from which module, under the client's directory. */
export const viteManifest = ".vite/manifest.json";

const app = "src/web/offline/app";
const routeSuffix = "?__react-router-build-client-route";

/** Modules whose chunks the offline page starts with. */
const shell = [
  "src/web/entry.client.tsx",
  `src/web/root.tsx${routeSuffix}`,
  `src/web/offline/routes/english.tsx${routeSuffix}`,
  `src/web/offline/routes/spanish.tsx${routeSuffix}`,
  `${app}/start-app.tsx`,
  `${app}/words/en.ts`,
  `${app}/words/es.ts`,
];
/** Modules that it loads when a plan is opened, when its wishes are, and when the map is. */
const parts = {
  plan: [
    "src/web/offline/plan/plan-pages.tsx",
    `${app}/planner-page.tsx`,
    `${app}/plan-words/en.ts`,
    `${app}/plan-words/es.ts`,
  ],
  wishes: ["src/web/offline/wishes/wishes-page.tsx", `${app}/wish-words/en.ts`, `${app}/wish-words/es.ts`],
  map: [
    "src/web/offline/plan/here-panel.tsx",
    "src/web/components/open-map/map-dialog.tsx",
    "src/web/components/open-map/words/en.ts",
    "src/web/components/open-map/words/es.ts",
  ],
};

/** Letters that these pages hardly need, and slanted ones: the device's own fonts stand in for them. */
const spareFont = /-(?:cyrillic|cyrillic-ext|greek|greek-ext|latin-ext|vietnamese)-[^/]*\.woff2$|-italic-[^/]*\.woff2$/;

/** Every file that comes with some modules: their chunks, what those import at once, styles and pictures. */
export function filesWith(manifest: Manifest, modules: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string, chunk: ManifestChunk | undefined) => {
    if (!chunk) throw new Error(`The build has nothing of ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) {
      if (!spareFont.test(file)) files.add(file);
    }
    for (const imported of chunk.imports ?? []) visit(imported, manifest[imported]);
  };
  for (const module of modules) visit(module, manifest[module]);
  return files;
}

/** What the worker of a build keeps, and when. */
export async function offlineBuild(client: string, id: string): Promise<OfflineBuild> {
  const manifest = JSON.parse(await readFile(join(client, viteManifest), "utf8")) as Manifest;
  const known = filesWith(manifest, shell);
  known.add(`assets/manifest-${id}.js`);
  const measured = (files: Iterable<string>): Promise<BuildFile[]> =>
    Promise.all([...files].map(async (file) => ({ url: `/${file}`, bytes: (await stat(join(client, file))).size })));
  const added = (modules: readonly string[]) => {
    const files = [...filesWith(manifest, modules)].filter((file) => !known.has(file));
    for (const file of files) known.add(file);
    return files;
  };
  const shellFiles = [...known];
  const [plan, wishes, map] = [added(parts.plan), added(parts.wishes), added(parts.map)];
  return {
    id,
    shell: [...(await measured(shellFiles)), { url: "/favicon.svg", bytes: 0 }],
    parts: { plan: await measured(plan), wishes: await measured(wishes), map: await measured(map) },
  };
}
