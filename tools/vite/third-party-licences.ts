import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const packageOfModule = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** Folders of the packages that modules come from, without duplicates. */
export function packageFolders(moduleIds: Iterable<string>): readonly string[] {
  const folders = [...moduleIds].flatMap((id) => packageOfModule.exec(id.replace(/^\0/, ""))?.[1] ?? []);
  return [...new Set(folders)].toSorted();
}

async function noticeOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license?: string;
  };
  const files = (await readdir(folder)).filter((file) => licenceFile.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return [`${name} ${version} (${license ?? "see below"})`, ...texts.map((text) => text.trim())].join("\n\n");
}

/** The concatenated licences of packages, as required for redistribution. */
export async function licencesOf(folders: readonly string[]): Promise<string> {
  const notices = await Promise.all(folders.map(noticeOf));
  return `${notices.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** Included in the styles, but not as a module. */
const ofStyles = fileURLToPath(new URL("../../node_modules/tailwindcss/preflight.css", import.meta.url));

/** Writes the licences of everything delivered to browsers to the site's file `third-party-licences.txt`. */
export function thirdPartyLicences(): Plugin {
  return {
    name: "third-party-licences",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async generateBundle() {
      const source = await licencesOf(packageFolders([...this.getModuleIds(), ofStyles]));
      this.emitFile({ type: "asset", fileName: "third-party-licences.txt", source });
    },
  };
}
