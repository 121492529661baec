import { globSync } from "node:fs";

/** Expands a pattern with alternatives in braces. */
function alternatives(pattern: string): string[] {
  const [braces, names] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (!braces || names === undefined) return [pattern];
  return names.split(",").flatMap((name) => alternatives(pattern.replace(braces, name)));
}

/** Our modules, by patterns of paths below src/web. An unmatched pattern fails the build. */
function ofWeb(patterns: readonly string[]): (id: string) => boolean {
  const files = patterns.flatMap(alternatives).flatMap((pattern) => {
    const paths = globSync(`src/web/${pattern}`);
    if (paths.length === 0) throw new Error(`tools/vite/shared-chunks.ts names src/web/${pattern}, which is nothing.`);
    return paths;
  });
  return (id) => files.some((file) => id.split("?")[0]?.endsWith(`/${file}`));
}

/** Our modules, and the parts of libraries they need, that every page loads. */
const everyPage = ofWeb([
  "{root,entry.client}.tsx",
  "client/{newer-build,prefetch-queue,when-idle}.ts",
  "client/analytics/track.ts",
  "client/api/!(send|recover-session|confirm-session|use-fetched|fetch-json).*",
  "client/favourites/!(account-favourites).ts",
  "client/hydration/pre-hydration-input.ts",
  "client/offline/{addresses,support}.ts",
  "client/settings/!(recent-choices).*",
  "client/storage/{browser-storage,create-store}.ts",
  "components/favourites/!(static-heart).*",
  "components/plan-sync/open-offline.ts",
  "components/seo/page-head.tsx",
  "pages/public/public-layout.tsx",
  // Styles of all maps, shared by small ones on cards and large ones, and of profiles, whose scripts may load later.
  "components/{route-map/route-map,interactive-map/open-map,profile/elevation-profile}.css",
  "features/shell/{document-head,error-page,fallback-error-page}.tsx",
  "features/shell/use-chunk-failures.ts",
  "features/shell/{header/logo,header/site-header,page-layout,page-change,site-footer,start-offline-sync,units-and-clock,version-note}.*",
  "features/shell/search/search-opener.tsx",
  "i18n/{language,paths}.ts",
  "ui/!(unsaved-notice|use-media|use-focus-kept|use-lost-focus).ts*",
  "ui/hydration/!(lazy-hydrate|lazy-messages|use-preloaded-parts).ts*",
  "ui/controls/{button,link}.*",
  "ui/icons/{svg-icon,icon}.*",
  "ui/layout/notice.tsx",
  "ui/static-html/*",
  "ui/text/{figures,formats,tone}.*",
  "ui/toasts/use-notify.ts",
]);
const withEveryPage =
  /\/src\/(?:contract\/http\/addresses|domain\/text\/language)\.|\/src\/domain\/(?:calendar\/iso-date|places\/place-search\/fold-text|route-graph\/name-in)\.|vite\/preload-helper|lucide-react\/dist\/esm\/createLucideIcon|lucide-react\/dist\/esm\/icons\/(?:check|chevron-down|circle-check|download|info|minus|octagon-exclamation-point|plus|triangle-exclamation-point|x)\./;

/** Map and profile of a way, hydrated later in most pages, with their drawing code. */
const ways = ofWeb([
  "components/profile/!(hero-profile).ts*",
  "components/route-map/*.ts*",
  "components/interactive-map/{load-panel-messages,map-opener,open-map}.ts*",
  "ui/text/text-width.ts",
]);
const withWays = /\/src\/domain\/geography\/elevation-profile\/thin-out\./;

/** Other content of pages about ways and places. */
const places = ofWeb([
  "components/facts/{use-fact-names,service-icons/service-icons,sources/{attributed-text,write-partial-date}}.*",
  "components/seo/json-ld.*",
  "features/places/town/side-card.tsx",
  "features/routes/route-page/way/{unpack-way,use-way-cursor}.ts",
  "ui/controls/map-app-link.tsx",
  "ui/hydration/lazy-hydrate.tsx",
  "ui/layout/{breadcrumbs,chip}.tsx",
]);
const withPlaces =
  /\/src\/domain\/(?:text\/text-in|geography\/route-geometry\/polyline|geography\/elevation-profile\/walked-line|route-graph\/route-graph)\.|\/src\/contract\/(?:routes\/)?route-file-formats\./;

/** Planning code of the planner and of saved plans. */
const planning = ofWeb([
  "client/api/use-fetched.ts",
  "client/visitor-plans/visitor-plans.ts",
  "components/plan-fields/use-lengths.ts",
  "components/plan-sentences/planner-sentences.tsx",
  "components/visitor-plans/visitor-plan-list.tsx",
]);
const withPlanning =
  /\/src\/messages\/sentences\/planner(?:-facts)?\.|\/src\/domain\/planner\/options\/(?!merge-options|plan-options|options-of-legs|lodging-groups|variant-choices)|\/src\/domain\/(?:planner\/solution\/stop-instead|planner\/stage-planner\/(?:effort|plan)|walking-time\/walking-time)\./;

/** Controls of the options, which phones show in a sheet. */
const options = ofWeb(["components/plan-fields/*-{field,fields}.*"]);
const withOptions = /\/src\/domain\/planner\/options\/lodging-groups\./;

/** Code to draw walks on maps and as profiles. */
const picture = ofWeb(["components/plan-map/{line-of-arcs,walk-of-days,encoded-walk}.ts"]);
const withPicture =
  /\/src\/domain\/(?:geography\/elevation-profile\/(?:summits|walked-arcs|build-profile)|route-graph\/walks\/(?:main-way|walk-totals))\./;

/** Offline storage, loaded by pages when idle. */
const offline = ofWeb(["client/offline/{offline-database,offline-planner-store,route-cache,service-worker-client}.ts"]);
const withOffline = /node_modules[\\/]idb[\\/]/;

/** Queued changes. */
const outbox = ofWeb(["client/sync/{draft-slot,outbox}.ts", "components/plan-sync/options-outbox.ts"]);

const drafts = ofWeb(["client/storage/form-draft.ts"]);

/** Common parts of pages with forms; the list of a search field needs a library, and is loaded separately. */
const controls = ofWeb([
  "ui/controls/*.ts*",
  "ui/controls/combobox/!(searching-combobox).ts*",
  "ui/forms/!(password-field).ts*",
  "ui/icons/!(brand-icon).ts*",
  "ui/layout/*.ts*",
  "ui/text/!(soft-hyphens).ts*",
]);

/** Comparison of two versions: otherwise it is bundled with editor code, which pages of plans would load. */
const conflict = ofWeb(["components/conflict/*"]);

/** Pages of editors and administrators. */
const administration = ofWeb(["features/administration/**/*.tsx"]);

/** Initially visible parts of the planner, and of other pages about plans and houses. */
const signs = ofWeb(["ui/controls/range-slider.tsx", "ui/layout/skeleton.tsx"]);
const withSigns =
  /lucide-react\/dist\/esm\/icons\/(?:bookmark|bookmark-check|calendar-days|coffee|mountain|sliders-horizontal)\./;

/** Sharing a page. */
const sharing = ofWeb(["components/share/share-bar.tsx"]);
const withSharing = /lucide-react\/dist\/esm\/icons\/(?:link|share-2)\./;

/** Icons and small parts used by many pages. */
const facts = ofWeb([
  "components/facts/!(photo-picture|missing-number).*",
  "components/facts/{houses/!(house-contacts),service-icons/*,sources/*}.*",
  "ui/layout/bottom-sheet.tsx",
  "ui/text/{token,tone}.*",
]);
/** Contacts of a house are only shown on pages of houses and of nights. */
const reach =
  /\/components\/facts\/houses\/house-contacts\.|lucide-react\/dist\/esm\/icons\/(?:globe|mail|message-circle|message-square|phone|search)\./;
/** Holidays are only used in plans. */
const withFacts =
  /\/src\/domain\/(?:calendar\/(?!easter|public-holidays|local-feasts)|places\/lodging\/)|lucide-react(?!\/dist\/esm\/icons\/(?:globe|locate-fixed|mail|message-circle|message-square|phone|search)\.)/;

/** Messages of the frame of every page, and of pages about ways and places. */
const frameWords = /\/src\/messages\/(\w+)\/shell\/shell\.ts$/;
const sharedWords = /\/src\/messages\/(\w+)\/components\/(?:facts|map|profile)\.ts$/;
const houseWords = /\/src\/messages\/(\w+)\/(?:places\/house|components\/contacts)\.ts$/;

/**
 * Fewer and larger script files: one for everything that every page loads, others for parts shared by many pages.
 * Dozens of tiny files compress badly, and the router's manifest lists each of them on every page.
 */
export const sharedChunks = {
  groups: [
    {
      name: "framework",
      test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs)[\\/]/,
      priority: 2,
    },
    { name: "shell", test: (id: string) => everyPage(id) || withEveryPage.test(id), priority: 1 },
    { name: (id: string) => `frame-${frameWords.exec(id)?.[1]}`, test: frameWords, priority: 1 },
    { name: (id: string) => `words-${sharedWords.exec(id)?.[1]}`, test: sharedWords, priority: 1 },
    { name: (id: string) => `house-words-${houseWords.exec(id)?.[1]}`, test: houseWords, priority: 1 },
    { name: "places", test: (id: string) => places(id) || withPlaces.test(id), priority: 1 },
    { name: "ways", test: (id: string) => ways(id) || withWays.test(id), priority: 1 },
    { name: "offline-storage", test: (id: string) => offline(id) || withOffline.test(id), priority: 1 },
    { name: "outbox", test: outbox, priority: 1 },
    // It imports nothing of the other files: pages that are hydrated later would wait for those.
    { name: "drafts", test: drafts, priority: 2 },
    { name: "signs", test: (id: string) => signs(id) || withSigns.test(id), minShareCount: 2, priority: 1 },
    { name: "sharing", test: (id: string) => sharing(id) || withSharing.test(id), priority: 1 },
    { name: "controls", test: controls, minShareCount: 2, priority: 1 },
    { name: "conflict", test: conflict, priority: 0.5 },
    { name: "administration", test: administration, minShareCount: 2 },
    {
      name: "planning",
      test: (id: string) => planning(id) || withPlanning.test(id),
      minShareCount: 2,
      priority: 1,
    },
    { name: "options", test: (id: string) => options(id) || withOptions.test(id), minShareCount: 2, priority: 1 },
    { name: "picture", test: (id: string) => picture(id) || withPicture.test(id), minShareCount: 2, priority: 1 },
    { name: "reach", test: reach, minShareCount: 2, priority: 1 },
    { name: "facts", test: (id: string) => facts(id) || withFacts.test(id), minShareCount: 3, priority: 1 },
  ],
};
