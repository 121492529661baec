import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

import { compiledMessages } from "./tools/compiled-messages.ts";
import { ownChunkFailures } from "./tools/own-chunk-failures.ts";

/**
 * In the built site, leaves the layers below the pages and the keys of the request context out of the server bundle: Node
 * loads them itself, so that pages, API and server share one copy of every module and of what it keeps in memory.
 */
function sharedModules(): Plugin {
  const shared = /^#(?:contract|database|use-cases)\/|^#web\/app-context\.ts$/;
  return {
    name: "shared-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    resolveId: (id) => (shared.test(id) ? { id, external: true } : null),
  };
}

/**
 * Fewer and larger files of scripts: what every page loads in one, what many pages share in another. Dozens of tiny
 * files compress badly, and the router's manifest names each of them at every page.
 */
const sharedScripts = {
  groups: [
    {
      name: "framework",
      test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs)[\\/]/,
      priority: 2,
    },
    {
      name: "shared",
      test: /[\\/]src[\\/]web[\\/](?:ui|facts|favourites|[\w.-]+$)|node_modules[\\/]lucide-react/,
      minShareCount: 4,
      priority: 1,
    },
  ],
};

export default defineConfig({
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: sharedScripts } } } } },
  plugins: [sharedModules(), compiledMessages(), ownChunkFailures(), tailwindcss(), reactRouter()],
  // The content security policy allows no data: fonts or scripts; every asset is a file of its own.
  build: { assetsInlineLimit: 0 },
  // Found late otherwise, and every late find reloads the page in development.
  optimizeDeps: { include: ["d3-shape", "downshift", "lucide-react", "use-intl"] },
});
