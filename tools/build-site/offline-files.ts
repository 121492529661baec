import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { languages } from "#domain/text/language.ts";
import type { Manifest, ManifestChunk } from "vite";
import type { BuildFile, OfflineBuild } from "#web/offline/worker/build-files.ts";

/** Vite's manifest of chunks by module, under the client's directory. */
export const viteManifest = ".vite/manifest.json";

const app = "src/web/offline/app";
const routeSuffix = "?__react-router-build-client-route";

/** The messages of some areas in every language. */
function messages(...areas: readonly string[]): string[] {
  return languages.flatMap((language) => areas.map((area) => `src/messages/${language}/${area}.ts`));
}

/** Modules whose chunks are needed to start the offline page. */
const shell = [
  "src/web/entry.client.tsx",
  `src/web/root.tsx${routeSuffix}`,
  ...languages.map((language) => `src/web/pages/generated/${language}/offline.tsx${routeSuffix}`),
  `${app}/start-app.tsx`,
  `${app}/saved-page.tsx`,
  ...messages("offline/offline", "offline/offline-copy", "shell/shell"),
];
/** Modules loaded when a plan, its options or the map are opened. */
const parts = {
  plan: [
    `${app}/today.tsx`,
    `${app}/plan-pages.tsx`,
    `${app}/planner-page.tsx`,
    `${app}/comparison-page.tsx`,
    // Signing out explains that it needs a connection.
    `src/web/pages/account/logout.tsx${routeSuffix}`,
    ...languages.flatMap((language) =>
      ["layout", "account"].map((name) => `src/web/pages/generated/${language}/${name}.tsx${routeSuffix}`),
    ),
    "src/web/client/api/send.ts",
    "src/web/components/visitor-plans/visitor-plans.tsx",
    "src/web/components/trail-notes/note-writer.tsx",
    "src/web/features/plans/days/end/end-change.tsx",
    "src/web/features/plans/overview/further-section.tsx",
    "src/web/features/plans/today/read-visitor-today.ts",
    "src/web/features/planner/days-curve/curve-card.tsx",
    "src/web/features/planner/days/day-detail.tsx",
    "src/web/features/planner/further/further-walks.tsx",
    "src/web/features/planner/further/find-further-walks-offline.ts",
    "src/web/features/planner/further/plan-further.ts",
    "src/web/features/planner/notices/no-days.tsx",
    "src/web/features/planner/notices/other-starts.tsx",
    "src/web/features/planner/options/options-form.tsx",
    "src/web/features/planner/options/options-sheet.tsx",
    "src/web/features/planner/map/planner-map.tsx",
    "src/web/features/planner/worker/planner-tasks.ts",
    "src/web/features/planner/notices/refusal-notice.tsx",
    "src/web/features/planner/notices/holiday-notice.tsx",
    "src/web/features/planner/notices/warning-notice.tsx",
    "src/web/ui/controls/combobox/searching-combobox.tsx",
    "src/web/ui/toasts/toast-stage.tsx",
    ...messages(
      "components/comparison",
      "components/day-choices",
      "components/diary",
      "components/facts",
      "components/further-walks",
      "components/map",
      "components/profile",
      "components/holidays",
      "components/trail-notes",
      "components/visitor-plans",
      "planner/no-plan",
      "planner/planner",
      "plans/plan-days",
      "plans/plans",
      "plans/today",
    ),
  ],
  wishes: [
    `${app}/edit-plan.tsx`,
    "src/web/components/plan-fields/recorded-walk/recorded-walk.tsx",
    "src/web/components/plan-fields/walker-list.tsx",
    ...messages("components/recorded-walk", "components/walkers", "plans/plan-form"),
  ],
  map: [
    "src/web/components/plan-map/here-panel.tsx",
    "src/web/components/interactive-map/map-dialog.tsx",
    "src/web/components/interactive-map/layers/tile-layers.ts",
    ...messages("components/facts", "components/open-map"),
  ],
};

/** Modules that offline pages could load later, but which are useless offline or too large. */
const needsNetwork = [
  "src/web/client/api/recover-session.ts",
  "src/web/client/favourites/account-favourites.ts",
  "src/web/components/editing-map/",
  "src/web/components/plan-sync/sync-options.ts",
  "src/web/features/shell/",
];

/** Messages used by many pages are in one file per language: see `tools/vite/shared-chunks.ts`. */
function chunkOf(manifest: Manifest, module: string): ManifestChunk | undefined {
  const [, language, area] = /^src\/messages\/(\w+)\/(.+)\.ts$/.exec(module) ?? [];
  const shared = `${area === "shell/shell" ? "frame" : "words"}-${language}`;
  return manifest[module] ?? Object.values(manifest).find(({ name }) => language && name === shared);
}

/** Chunks through which offline pages load messages bundled with others, which have no module of their own. */
function pathsToMessages(manifest: Manifest): string[] {
  const names: readonly string[] = languages;
  const loaded = manifest[`${app}/start-app.tsx`]?.dynamicImports ?? [];
  return [
    ...loaded.filter((key) => key.startsWith("_")),
    ...Object.keys(manifest).filter((key) => names.includes(manifest[key]?.name ?? "")),
  ];
}

/** Fonts these pages hardly need: system fonts are the fallback. Files of the older format are never requested. */
const spareFont = /-(?:cyrillic|cyrillic-ext|greek|greek-ext|latin-ext|vietnamese)-[^/]*\.woff2$|\.woff$/;

/**
 * All files needed by some modules: their chunks, static imports, styles and pictures.
 *
 * @param onLater is called with the modules that they may load later
 */
export function filesWith(
  manifest: Manifest,
  modules: readonly string[],
  onLater: (module: string) => void = () => undefined,
): Set<string> {
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
    for (const later of chunk.dynamicImports ?? []) onLater(later);
  };
  for (const module of modules) visit(module, chunkOf(manifest, module));
  return files;
}

/** The files that the service worker of a build caches, and when. */
export async function offlineBuild(client: string, id: string): Promise<OfflineBuild> {
  const manifest = JSON.parse(await readFile(join(client, viteManifest), "utf8")) as Manifest;
  const later = new Set<string>();
  const known = filesWith(manifest, [...shell, ...pathsToMessages(manifest)], (module) => later.add(module));
  known.add(`assets/manifest-${id}.js`);
  const measured = (files: Iterable<string>): Promise<BuildFile[]> =>
    Promise.all([...files].map(async (file) => ({ url: `/${file}`, bytes: (await stat(join(client, file))).size })));
  const added = (modules: readonly string[]) => {
    const files = [...filesWith(manifest, modules, (module) => later.add(module))].filter((file) => !known.has(file));
    for (const file of files) known.add(file);
    return files;
  };
  const shellFiles = [...known];
  const [plan, wishes, map] = [added(parts.plan), added(parts.wishes), added(parts.map)];
  for (const module of later) {
    // Packages may be outside the site: then module names begin with the package.
    const name = module.slice(Math.max(0, module.lastIndexOf("node_modules/")));
    if (known.has(manifest[module]?.file ?? "") || needsNetwork.some((start) => name.startsWith(start))) continue;
    throw new Error(
      `tools/build-site/offline-files.ts: ${module} is loaded by pages without a network, and is not kept for them.`,
    );
  }
  return {
    id,
    shell: [...(await measured(shellFiles)), { url: "/favicon.svg", bytes: 0 }],
    parts: { plan: await measured(plan), wishes: await measured(wishes), map: await measured(map) },
  };
}
