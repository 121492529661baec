import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as delay } from "node:timers/promises";
import { DataDirectoryInUseError, lockDataDirectory } from "#database/connection/embedded/data-directory-lock.ts";
import { fillTemplate, templateName, templatePrefix, type TemplateKind, type TestLocation } from "./template.ts";

const cache = fileURLToPath(new URL("../../../node_modules/.cache/test-databases", import.meta.url));

/** A new data directory with a copy of the template's database. */
export async function embeddedTestLocation(kind: TemplateKind): Promise<TestLocation> {
  const template = await embeddedTemplate(kind);
  const dataDir = await mkdtemp(join(tmpdir(), "vieira-test-"));
  // Synchronous, because copying a thousand small files with promises takes three times as long.
  cpSync(join(template, "database"), join(dataDir, "database"), { recursive: true });
  return { url: undefined, dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function embeddedTemplate(kind: TemplateKind): Promise<string> {
  const template = join(cache, templateName(kind));
  while (!existsSync(template)) {
    const unlock = tryLock(join(cache, `making-${kind}`));
    if (unlock === undefined) {
      await delay(100);
      continue;
    }
    try {
      if (!existsSync(template)) await makeTemplate(template, kind);
    } finally {
      unlock();
    }
  }
  return template;
}

async function makeTemplate(template: string, kind: TemplateKind): Promise<void> {
  for (const old of readdirSync(cache).filter((name) => name.startsWith(templatePrefix(kind)))) {
    rmSync(join(cache, old), { recursive: true, force: true });
  }
  const unfinished = `${template}.unfinished`;
  // An engine's first start takes longer than everything after it.
  if (kind === "seeded")
    cpSync(join(await embeddedTemplate("migrated"), "database"), join(unfinished, "database"), { recursive: true });
  await fillTemplate({ url: undefined, dataDir: unfinished }, kind);
  await rename(unfinished, template);
}

/** Undefined while another test process is making the same template. */
function tryLock(directory: string): (() => void) | undefined {
  mkdirSync(cache, { recursive: true });
  try {
    return lockDataDirectory(directory);
  } catch (error) {
    if (error instanceof DataDirectoryInUseError) return undefined;
    throw error;
  }
}
