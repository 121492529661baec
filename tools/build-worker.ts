import { build } from "vite";
import type { OfflineBuild } from "#web/offline/worker/build-files.ts";

/** Builds the service worker into the client's directory: one file, with the list of what it keeps written into it. */
export async function buildWorker(client: string, offline: OfflineBuild): Promise<void> {
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
