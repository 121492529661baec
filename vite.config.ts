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
 * In the built site, leaves the layers below the pages and the keys of the request context out of the server bundle: Node
 * loads them itself, so that pages, API and server share one copy of every module and of what it keeps in memory.
 */
function sharedModules(): Plugin {
  const shared = /^#(?:contract|database|use-cases|messages\/(?:letters|sentences))\//;
  // By whatever path it is imported: a second copy would make other keys.
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

/** Every page names every file: one letter less of each is a quarter of a kilobyte. */
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
  // The content security policy allows no data: fonts or scripts; they are files of their own, the small drawings of styles are not.
  // The manifest tells which files pages need without a network: see tools/offline-files.ts.
  build: {
    assetsInlineLimit: (file) => file.endsWith(".svg"),
    manifest: true,
    // What every page has loaded need not be named wherever something is loaded later.
    modulePreload: {
      resolveDependencies: (asked, files) =>
        // Nobody waits for the one, and the other lies in the browser.
        /\/(?:offline-sync|start-app)-/.test(asked)
          ? []
          : files.filter(
              (file) => !/\/(?:framework|shell|rolldown-runtime|controls|facts|planning|outbox|drafts)-/.test(file),
            ),
    },
  },
  // Found late otherwise, and every late find reloads the page in development.
  optimizeDeps: { include: ["d3-shape", "downshift", "lucide-react", "use-intl"] },
});
