import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

import { retryChunkImports } from "./tools/vite/retry-chunk-imports.ts";
import { compileMessagesPlugin } from "./tools/vite/compile-messages.ts";
import { lightweightIcons } from "./tools/vite/lightweight-icons.ts";
import { sharedChunks } from "./tools/vite/shared-chunks.ts";
import { stripReact } from "./tools/vite/strip-react.ts";
import { chunkFailureEvent } from "./tools/vite/chunk-failure-event.ts";
import { thirdPartyLicences } from "./tools/vite/third-party-licences.ts";

/**
 * In the build, keeps the layers below the pages and the keys of the request context out of the server bundle: Node
 * loads them itself, so that pages, API and server share one copy of every module and its state.
 */
function sharedModules(): Plugin {
  const shared = /^#(?:contract|database|use-cases|messages\/(?:letters|sentences))\//;
  // However it is imported: a second copy would create other keys.
  const keys = /\/app-context\.ts$/;
  return {
    name: "shared-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    resolveId: (id) => {
      if (keys.test(id)) return { id: "#web/server/app-context.ts", external: true };
      return shared.test(id) ? { id, external: true } : null;
    },
  };
}

/** Every page names every file: one letter less in each name saves a quarter of a kilobyte. */
const names = { entryFileNames: "assets/[name]-[hash:7].js", chunkFileNames: "assets/[name]-[hash:7].js" };

export default defineConfig({
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: sharedChunks, ...names } } } } },
  plugins: [
    sharedModules(),
    compileMessagesPlugin(),
    lightweightIcons(),
    retryChunkImports(),
    stripReact(),
    chunkFailureEvent(),
    thirdPartyLicences(),
    tailwindcss(),
    reactRouter(),
  ],
  // The content security policy allows no data: fonts or scripts, so these become files; small images of style sheets
  // do not. The manifest tells which files pages need offline: see tools/build-site/offline-files.ts.
  build: {
    // `tools/build-site/preserve-previous-build.ts` does: the programs in the folder may run.
    emptyOutDir: false,
    assetsInlineLimit: (file) => file.endsWith(".svg"),
    manifest: true,
    // What every page has loaded need not be preloaded again.
    modulePreload: {
      resolveDependencies: (asked, files) =>
        // Nobody waits for the first, and the second is in the offline cache.
        /\/(?:offline-sync|start-app)-/.test(asked)
          ? []
          : files.filter(
              (file) => !/\/(?:framework|shell|rolldown-runtime|controls|facts|planning|outbox|drafts)-/.test(file),
            ),
    },
  },
  // Otherwise discovered late, and each discovery reloads the page in development.
  optimizeDeps: { include: ["d3-shape", "downshift", "lucide-react", "use-intl"] },
});
