import type { Import } from "./source-files.ts";

/** For each folder of src the folders it may import from. */
const mayImport: Record<string, readonly string[]> = {
  domain: ["domain"],
  messages: ["domain", "messages"],
  contract: ["domain", "messages", "contract"],
  database: ["domain", "database"],
  mail: ["domain", "messages", "mail"],
  google: ["domain", "messages", "mail", "google"],
  photos: ["domain", "photos"],
  "map-tiles": ["domain", "map-tiles"],
  "use-cases": ["domain", "messages", "contract", "database", "mail", "google", "photos", "map-tiles", "use-cases"],
  jobs: ["domain", "messages", "contract", "database", "mail", "google", "photos", "use-cases", "jobs"],
  api: ["domain", "messages", "contract", "use-cases", "api"],
  web: ["domain", "messages", "contract", "use-cases", "web"],
  server: [
    "domain",
    "messages",
    "contract",
    "database",
    "mail",
    "google",
    "photos",
    "map-tiles",
    "use-cases",
    "jobs",
    "api",
    "web",
    "server",
  ],
};

/**
 * The layers of src/web from the lowest to the highest: a folder may import from its own layer and from lower ones. Folders of
 * one layer must not import each other.
 */
const floors: readonly (readonly string[])[] = [
  ["styles", "i18n"],
  ["client"],
  ["ui"],
  ["components"],
  ["features"],
  ["server"],
  ["pages", "offline"],
  ["route-messages.ts"],
  ["root.tsx", "routes.ts", "entry.client.tsx", "entry.server.tsx"],
];

/** Folders of src/web/components: each may import from those before it. */
const components: readonly string[] = [
  "profile",
  "route-map",
  "interactive-map",
  "editing-map",
  "favourites",
  "facts",
  "trail-notes",
  "conflict",
  "diary",
  "share",
  "plan-sentences",
  "plan-fields",
  "plan-edits",
  "plan-form",
  "plan-sync",
  "visitor-plans",
  "plan-map",
  "walk-comparison",
  "further-walks",
  "seo",
];

/** Folders of src/web and src/web/components that are missing from the lists above. */
export function foldersWithoutLayer(paths: readonly string[]): string[] {
  const known = new Set([...floors.flat(), ...components.map((name) => `components/${name}`)]);
  const places = paths.flatMap((path) => {
    const [top, layer, area = "", unit = ""] = path.split("/");
    if (top !== "src" || layer !== "web") return [];
    return area === "components" ? [`components/${unit}`] : [area];
  });
  return [...new Set(places)].filter((place) => !known.has(place));
}

/** `src/web/features/planner/x.ts` has the layer `web`, the area `features` and the unit `planner`. */
function placeOf(path: string): { layer: string | undefined; area: string | undefined; unit: string | undefined } {
  const [top, layer, area, unit] = path.split("/");
  return top === "src" ? { layer, area, unit } : { layer: undefined, area: undefined, unit: undefined };
}

function isRepositoryPath(path: string): boolean {
  return /^(?:src|tests|tools|benchmarks)\//.test(path);
}

/** The rule that an import breaks, or `null`. */
export function brokenRule({ from, to }: Import): string | null {
  const importer = placeOf(from);
  if (importer.layer === undefined) return null;
  if (!isRepositoryPath(to)) {
    const isPure = importer.layer === "domain";
    return isPure ? "domain imports no package, so that it runs the same in browser, server and benchmark" : null;
  }
  const imported = placeOf(to);
  if (imported.layer === undefined) return "nothing in src needs tests, tools or benchmarks to run";
  if (!mayImport[importer.layer]?.includes(imported.layer)) {
    return `${importer.layer} may import from ${mayImport[importer.layer]?.join(", ")} only`;
  }
  return importer.layer === "web" && imported.layer === "web" ? brokenWebRule(importer, imported) : null;
}

type Place = ReturnType<typeof placeOf>;

function brokenWebRule(importer: Place, imported: Place): string | null {
  const [from, to] = [importer, imported].map(({ area = "" }) => floors.findIndex((floor) => floor.includes(area)));
  if (from === undefined || to === undefined || from < to) {
    return `${importer.area} is below ${imported.area}: imports go down only`;
  }
  if (importer.area !== imported.area) {
    return from === to ? `${importer.area} and ${imported.area} stand on one floor and do not know each other` : null;
  }
  if (importer.area === "features" && importer.unit !== imported.unit) {
    return "a feature knows no other feature: what two of them share belongs to components, ui, client or domain";
  }
  if (importer.area === "components") {
    const [upper, lower] = [importer, imported].map(({ unit = "" }) => components.indexOf(unit));
    return (upper ?? -1) < (lower ?? -1) ? `the component ${importer.unit} may not import ${imported.unit}` : null;
  }
  return null;
}
