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

const inWeb = (...paths: string[]) => `src/web/(?:${paths.join("|")})`;

/** Modules of ours, and what of libraries they cannot do without, that no page goes without. */
const onEveryPage = new RegExp(
  [
    inWeb(
      "(?:root|entry\\.client|document-head|identity|language|paths|use-paths|theme|page-head|site-api)\\.",
      "routes/public/english\\.",
    ),
    inWeb(
      "offline/(?:addresses|offline-stage|is-network-failure|open-offline)\\.",
      "(?:api-client|settings|prefetch|timing|versions|favourites)/",
      "toasts/(?:notify|use-notify|toast)\\.",
    ),
    inWeb(
      "analytics/(?:use-configured-analytics|track|events)\\.",
      "features/shell/(?!consent-|member-|search/(?!search-opener))",
    ),
    inWeb("ui/(?:icon|link|button|button-look|icon-button|class-names|skip-link|segmented|formats|use-hydrated)\\."),
    "contract/(?:addresses|language)\\.",
    "rolldown/runtime|vite/preload-helper|lucide-react/dist/esm/(?!icons)",
  ].join("|"),
);

const onPagesOfPlaces = new RegExp(
  [
    inWeb(
      "features/(?:route-map|elevation-profile)/",
      "features/open-map/(?:open-map|load-panel|can-draw|use-way-cursor)",
      "facts/",
      "ui/(?:chip|figures|notice|tone|use-box-size|bottom-sheet|token|text-part)\\.",
    ),
    "src/domain/(?:map-projection|elevation-profile|route-geometry|route-graph|whereabouts|calendar)/",
    "lucide-react",
  ].join("|"),
);

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
    // What every page loads of our own.
    { name: "shell", test: onEveryPage, priority: 1 },
    // Drawings of the way and what else pages about routes, towns and houses share.
    { name: "places", test: onPagesOfPlaces, minShareCount: 3 },
  ],
};

export default defineConfig({
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: sharedScripts } } } } },
  plugins: [sharedModules(), compiledMessages(), ownChunkFailures(), tailwindcss(), reactRouter()],
  // The content security policy allows no data: fonts or scripts; every asset is a file of its own.
  // The manifest tells which files pages need without a network: see tools/offline-files.ts.
  build: { assetsInlineLimit: 0, manifest: true },
  // Found late otherwise, and every late find reloads the page in development.
  optimizeDeps: { include: ["d3-shape", "downshift", "lucide-react", "use-intl"] },
});
