import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { iconCollection, type IconCollection } from "#contract/places/icons.ts";

/** Available collections, each with its npm package. */
const collections = { lucide: "@iconify-json/lucide", "fa6-brands": "@iconify-json/fa6-brands" } as const;

const loading = new Map<string, Promise<IconCollection>>();

async function readCollection(packageName: string): Promise<IconCollection> {
  const path = createRequire(import.meta.url).resolve(`${packageName}/icons.json`);
  return iconCollection.parse(JSON.parse(await readFile(path, "utf8")));
}

function isKnown(prefix: string): prefix is keyof typeof collections {
  return Object.hasOwn(collections, prefix);
}

/**
 * Icons of a collection by name, including aliases.
 *
 * @returns `null` for an unknown collection
 */
export async function showIcons(prefix: string, names: readonly string[]): Promise<IconCollection | null> {
  if (!isKnown(prefix)) return null;
  // Collections are large and rarely requested, so each is loaded on first use.
  let collection = loading.get(prefix);
  if (!collection) loading.set(prefix, (collection = readCollection(collections[prefix])));
  return pickIcons(await collection, names);
}

/** The part of a collection with these names. */
export function pickIcons(collection: IconCollection, names: readonly string[]): IconCollection {
  const { icons, aliases = {}, not_found: _, ...facts } = collection;
  const picked: IconCollection["icons"] = {};
  const pickedAliases: NonNullable<IconCollection["aliases"]> = {};
  const missing: string[] = [];
  for (const requestedName of names) {
    const chain: string[] = [];
    let name = requestedName;
    while (Object.hasOwn(aliases, name) && !chain.includes(name)) {
      chain.push(name);
      name = aliases[name]?.parent ?? name;
    }
    const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
    if (!icon) missing.push(requestedName);
    else {
      picked[name] = icon;
      for (const alias of chain) pickedAliases[alias] = aliases[alias] ?? { parent: name };
    }
  }
  return {
    ...facts,
    icons: picked,
    ...(Object.keys(pickedAliases).length > 0 && { aliases: pickedAliases }),
    ...(missing.length > 0 && { not_found: missing }),
  };
}
