import type { Import } from "./source-files.ts";

/** Imports between sibling folders, by parent folder. */
function imports(edges: readonly Import[]): Map<string, Map<string, Set<string>>> {
  const within = new Map<string, Map<string, Set<string>>>();
  for (const { from, to } of edges) {
    const [importer, imported] = [from.split("/"), to.split("/")];
    const depth = importer.findIndex((part, index) => part !== imported[index]);
    // Files beside a folder may import from it and be imported by it.
    if (depth < 0 || depth >= importer.length - 1 || depth >= imported.length - 1) continue;
    const parent = importer.slice(0, depth).join("/");
    const folders = within.get(parent) ?? new Map<string, Set<string>>();
    const targets = folders.get(importer[depth] ?? "") ?? new Set<string>();
    targets.add(imported[depth] ?? "");
    folders.set(importer[depth] ?? "", targets);
    within.set(parent, folders);
  }
  return within;
}

/** All folders reachable from a folder. */
function reached(folders: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const cycles = new Set<string>();
  const next = [...(folders.get(start) ?? [])];
  for (let folder = next.pop(); folder !== undefined; folder = next.pop()) {
    if (cycles.has(folder)) continue;
    cycles.add(folder);
    next.push(...(folders.get(folder) ?? []));
  }
  return cycles;
}

/** Cycles of imports between sibling folders, such as `src/x/{a,b}`; one entry for each parent. */
export function folderCycles(edges: readonly Import[]): string[] {
  return [...imports(edges)].flatMap(([parent, folders]) => {
    const knotted = [...folders.keys()].filter((folder) => reached(folders, folder).has(folder)).toSorted();
    return knotted.length === 0 ? [] : [`${parent}/{${knotted.join(",")}}`];
  });
}
