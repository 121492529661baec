import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

import { carefulImports } from "./tools/careful-imports.ts";
import { compiledMessages } from "./tools/compiled-messages.ts";
import { drawnIcons } from "./tools/drawn-icons.ts";
import { sharedScripts } from "./tools/shared-scripts.ts";
import { leanReact } from "./tools/lean-react.ts";
import { ownChunkFailures } from "./tools/own-chunk-failures.ts";
import { thirdPartyLicences } from "./tools/third-party-licences.ts";

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
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: sharedScripts, ...names } } } } },
  plugins: [
    sharedModules(),
    compiledMessages(),
    drawnIcons(),
    carefulImports(),
    leanReact(),
    ownChunkFailures(),
    thirdPartyLicences(),
    tailwindcss(),
    reactRouter(),
  ],
  // The content security policy allows no data: fonts or scripts, so these become files; small images of style sheets
  // do not. The manifest tells which files pages need offline: see tools/offline-files.ts.
  build: {
    // `tools/put-build-aside.ts` does: the programs in the folder may run.
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
