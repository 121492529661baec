import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

import { compiledMessages } from "./tools/compiled-messages.ts";
import { drawnIcons } from "./tools/drawn-icons.ts";
import { ownChunkFailures } from "./tools/own-chunk-failures.ts";
import { thirdPartyLicences } from "./tools/third-party-licences.ts";

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
    inWeb("(?:root|entry\\.client|document-head|identity|language|paths|use-paths|theme|page-head|site-api)\\."),
    inWeb(
      "offline/(?:addresses|begin|offline-stage|is-network-failure|open-offline)\\.",
      "(?:settings|prefetch|timing|versions)/",
      "(?:api-client/(?!send|recover)|favourites/(?!account-))",
      "toasts/(?:notify|use-notify|toast)\\.",
    ),
    inWeb(
      "analytics/(?:use-configured-analytics|own-document|track|events)\\.",
      "features/shell/(?!consent-|member-|site-footer|.*-choice|search/(?!search-opener))",
    ),
    inWeb(
      "ui/(?:icon|drawn-icon|link|button|button-look|icon-button|class-names|skip-link|formats|figures|text-width|use-hydrated|later|lazy-part|hold-clicks|sleeping-parts|wanted-import)\\.",
    ),
    "contract/(?:addresses|language)\\.",
    // The style of all maps, which the small ones on cards share with the large ones.
    "src/domain/elevation-profile/thin-out\\.",
    inWeb("features/(?:route-map/route-map|open-map/open-map)\\.css"),
    "vite/preload-helper|lucide-react/dist/esm/createLucideIcon|lucide-react/dist/esm/icons/(?:chevron-down|download|x|check)\\.",
  ].join("|"),
);

/** Map and profile of a way. What they are drawn with comes along. */
const ofWays = new RegExp(
  [
    inWeb(
      "features/(?:route-map|elevation-profile)/(?!route-thumbnail|hero-profile).*\\.tsx?$",
      "features/open-map/(?:open-map|map-opener|load-map|load-panel-words|can-draw)\\.ts",
      "features/route-guide/(?:use-way-cursor|unpack-way)",
      "facts/(?:use-fact-names|service-mark|sleeping-sprite)",
      "(?:json-ld|breadcrumb-json-ld)\\.",
      "features/town-guide/side-card\\.",
      "ui/(?:breadcrumbs|chip|notice)\\.",
    ),
    "src/domain/route-graph/route-graph\\.",
    "src/contract/route-file-formats\\.",
  ].join("|"),
);

/** What walks are planned with, in the planner and in kept plans. */
const ofWishes = new RegExp(
  [
    inWeb(
      "features/planner/(?:[a-z-]+-field|[a-z-]+-presets|planner-search|search-values|lodging-groups|length-ranges)\\.",
      "features/planner/(?:match-towns|use-lengths|written-tuples|use-fetched|use-reason-sentence|planner-sentences|packed-lines|complete-wish|variant-choices)\\.",
      "kept-plan/browser-plan",
      "offline/(?:route-content|kept-planners|kept-database|keep-opened-planner|worker-door)",
    ),
    "src/contract/reason-text/(?:reason-sentence|write-facts)\\.",
    "src/domain/elevation-profile/(?:summits|walked-arcs|build-profile)\\.|src/domain/route-graph/main-way\\.",
  ].join("|"),
);

/** What editors and administrators work with. */
const ofDesks =
  "features/(?:administration|audit|corrections-desk|google-connection|outbox|resource-admin|[a-z-]+-desk)/";

/** Signs and small parts that many pages show. */
const ofFacts = new RegExp(
  [
    inWeb("facts/", "ui/(?:tone|bottom-sheet|token|text-part)\\."),
    "src/domain/(?:calendar|lodging)/",
    "lucide-react",
  ].join("|"),
);

const sharedWords = /src\/web\/messages\/(en|es)\/(?:facts|map|profile|shell)\.ts$/;

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
    { name: (id: string) => `words-${sharedWords.exec(id)?.[1]}`, test: sharedWords, priority: 1 },
    { name: "ways", test: ofWays, priority: 1 },
    { name: "drafts", test: new RegExp(inWeb("drafts/(?:use-draft|kept-draft|draft-fields)\\.")), priority: 2 },
    // What pages with forms have in common; the list of a search field brings a library, and comes by itself.
    {
      name: "controls",
      test: new RegExp(inWeb("ui/(?!searching-combobox|later)", "forms/")),
      minShareCount: 2,
      priority: 1,
    },
    { name: "desk", test: new RegExp(inWeb(ofDesks)), minShareCount: 2 },
    // What the planner, the wishes of a plan and the editor of days have in common.
    { name: "wishes", test: ofWishes, minShareCount: 2, priority: 1 },
    { name: "facts", test: ofFacts, minShareCount: 3, priority: 1 },
  ],
};

export default defineConfig({
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: sharedScripts } } } } },
  plugins: [
    sharedModules(),
    compiledMessages(),
    drawnIcons(),
    ownChunkFailures(),
    thirdPartyLicences(),
    tailwindcss(),
    reactRouter(),
  ],
  // The content security policy allows no data: fonts or scripts; every asset is a file of its own.
  // The manifest tells which files pages need without a network: see tools/offline-files.ts.
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    // What every page has loaded need not be named wherever something is loaded later.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !/\/(?:framework|shell|rolldown-runtime)-/.test(file)),
    },
  },
  // Found late otherwise, and every late find reloads the page in development.
  optimizeDeps: { include: ["d3-shape", "downshift", "lucide-react", "use-intl"] },
});
