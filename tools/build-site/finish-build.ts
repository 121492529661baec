import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { aside, copyFilesOf, hashedFiles, idOfBuild, readRecords, records, writeBuildFiles } from "./build-history.ts";
import { compactRouteManifests } from "./compact-route-manifest.ts";
import { offlineBuild, viteManifest } from "./offline-files.ts";
import { build } from "vite";
import type { OfflineBuild } from "#web/offline/worker/build-files.ts";

/** Builds the service worker into the client's directory: one file that includes the list of files to cache. */
async function buildWorker(client: string, offline: OfflineBuild): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    define: { offlineBuild: JSON.stringify(offline) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2022",
      rolldownOptions: {
        input: "src/web/offline/worker/service-worker.ts",
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}

/** Number of earlier builds whose files are still served, so that open tabs keep working. */
const earlierBuilds = 1;

const compressible = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
/** Smaller files, in bytes, hardly benefit from compression. */
const worthCompressing = 400;

/** Writes `.br` and `.gz` next to every text file without them, at maximum compression, once per build. */
async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      if (existsSync(`${path}.br`)) return;
      const content = await readFile(path);
      if (content.byteLength < worthCompressing) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

/** Records this build, and restores the files of the previous one. */
async function rememberBuilds(): Promise<void> {
  const id = await idOfBuild("build/client");
  const files = await hashedFiles("build/client");
  const earlier = (await readRecords(`${aside}/${records}`))
    .filter((before) => before.id !== id)
    .slice(0, earlierBuilds);
  const current = { id, timestamp: new Date().toISOString(), files };
  await copyFilesOf(earlier, aside, "build/client");
  await rm(aside, { recursive: true, force: true });
  await writeBuildFiles("build/client", current, earlier);
  await writeFile(`build/${records}`, JSON.stringify([current, ...earlier]));
}

/** Builds the service worker, which needs the list of the build's files. */
async function addWorker(): Promise<void> {
  const id = await idOfBuild("build/client");
  await buildWorker("build/client", await offlineBuild("build/client", id));
  await rm(join("build/client", dirname(viteManifest)), { recursive: true });
}

await compactRouteManifests("build/client");
await addWorker();
await rememberBuilds();
await precompress("build/client");
// Tells `npm start` that the build is complete.
await writeFile("build/complete", "");
