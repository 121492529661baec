import type { Import } from "./source-files.ts";

/** For each folder of src the folders it may import from. */
const mayImport: Record<string, readonly string[]> = {
  domain: ["domain"],
  contract: ["domain", "contract"],
  database: ["domain", "database"],
  mail: ["domain", "mail"],
  google: ["domain", "mail", "google"],
  photos: ["domain", "photos"],
  "use-cases": ["domain", "contract", "database", "mail", "google", "photos", "use-cases"],
  jobs: ["domain", "contract", "database", "mail", "google", "photos", "use-cases", "jobs"],
  api: ["domain", "contract", "use-cases", "api"],
  web: ["domain", "contract", "use-cases", "web"],
  server: ["domain", "contract", "database", "mail", "google", "photos", "use-cases", "jobs", "api", "web", "server"],
};

/** `src/web/features/route-map/x.ts` is of the layer web, the area features and the feature route-map. */
function placeOf(path: string): { layer: string | undefined; area: string | undefined; unit: string | undefined } {
  const [top, layer, area, unit] = path.split("/");
  return top === "src" ? { layer, area, unit } : { layer: undefined, area: undefined, unit: undefined };
}

function isRepositoryPath(path: string): boolean {
  return /^(?:src|tests|tools|benchmarks)\//.test(path);
}

/** The sentence of the rule that an import breaks, or `null` when it breaks none. */
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
  const { area } = importer;
  if (area === "ui" && (imported.area === "features" || imported.area === "routes")) {
    return "ui knows no feature and no route, so that everything can be built from it";
  }
  if (area === "features" && imported.area === "routes") return "features know no route: a route puts them together";
  if (area === "features" && imported.area === "features" && importer.unit !== imported.unit) {
    return "a feature knows no other feature: what two of them share belongs to ui or domain";
  }
  return null;
}
