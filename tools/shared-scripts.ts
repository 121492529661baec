import { globSync } from "node:fs";

/** What a pattern with names in braces means, one pattern for each of them. */
function alternatives(pattern: string): string[] {
  const [braces, names] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (!braces || names === undefined) return [pattern];
  return names.split(",").flatMap((name) => alternatives(pattern.replace(braces, name)));
}

/** Modules of ours by patterns of paths below src/web. A name that is nothing any more ends the build. */
function ofWeb(patterns: readonly string[]): (id: string) => boolean {
  const files = patterns.flatMap(alternatives).flatMap((pattern) => {
    const found = globSync(`src/web/${pattern}`);
    if (found.length === 0) throw new Error(`tools/shared-scripts.ts names src/web/${pattern}, which is nothing.`);
    return found;
  });
  return (id) => files.some((file) => id.split("?")[0]?.endsWith(`/${file}`));
}

/** Modules of ours, and what of libraries they cannot do without, that no page goes without. */
const everyPage = ofWeb([
  "{root,entry.client}.tsx",
  "client/{newer-build,prefetch-queue,when-idle}.ts",
  "client/analytics/track.ts",
  "client/api/!(send|recover-session|confirm-session|use-fetched).*",
  "client/favourites/!(account-favourites).ts",
  "client/hydration/pre-hydration-input.ts",
  "client/offline/{addresses,support,is-network-failure}.ts",
  "client/settings/!(recent-choices).*",
  "client/storage/create-store.ts",
  "components/favourites/!(static-heart).*",
  "components/plan-sync/open-offline.ts",
  "components/seo/page-head.tsx",
  "pages/public/public-layout.tsx",
  // The style of all maps, which the small ones on cards share with the large ones, and of profiles, whose scripts may sleep.
  "components/{route-map/route-map,open-map/open-map,profile/elevation-profile}.css",
  "features/shell/{document-head,error-page,last-resort}.tsx",
  "features/shell/use-chunk-failures.ts",
  "features/shell/{measure-choice,page-layout,page-change,scallop,site-footer,site-header,start-offline-sync,version-note}.*",
  "features/shell/search/search-opener.tsx",
  "i18n/{language,paths}.ts",
  "ui/!(lazy-hydrate|lazy-messages|unsaved-notice|use-comes-with|use-media|use-reduced-motion).ts*",
  "ui/controls/{button,icon-button,link}.*",
  "ui/icons/{drawn-icon,icon}.*",
  "ui/layout/notice.tsx",
  "ui/static-html/*",
  "ui/text/{figures,formats,tone}.*",
  "ui/toasts/use-notify.ts",
]);
const withEveryPage =
  /\/src\/(?:contract\/http\/addresses|domain\/language)\.|\/src\/domain\/(?:calendar\/iso-date|place-search\/fold-text|route-graph\/name-in)\.|vite\/preload-helper|lucide-react\/dist\/esm\/createLucideIcon|lucide-react\/dist\/esm\/icons\/(?:check|chevron-down|circle-check|download|info|minus|octagon-exclamation-point|plus|triangle-exclamation-point|x)\./;

/** Map and profile of a way, which sleep in most pages. What they are drawn with comes along. */
const ways = ofWeb([
  "components/profile/!(hero-profile).ts*",
  "components/route-map/!(route-thumbnail).ts*",
  "components/open-map/{load-panel-messages,map-opener,open-map}.ts*",
  "ui/text/text-width.ts",
]);
const withWays = /\/src\/domain\/elevation-profile\/thin-out\./;

/** What pages of ways and places say beside them. */
const places = ofWeb([
  "components/facts/{own-words,service-marks,use-fact-names,write-partial-date}.*",
  "components/seo/json-ld.*",
  "features/places/town/side-card.tsx",
  "features/routes/route-page/{unpack-way,use-way-cursor}.ts",
  "ui/controls/map-app-link.tsx",
  "ui/layout/{breadcrumbs,chip}.tsx",
]);
const withPlaces =
  /\/src\/domain\/(?:text-in|route-geometry\/polyline|elevation-profile\/(?:elevation-at|walked-line)|route-graph\/route-graph)\.|\/src\/contract\/(?:routes\/)?route-file-formats\./;

/** What walks are planned with, in the planner and in saved plans. */
const planning = ofWeb([
  "client/api/use-fetched.ts",
  "client/visitor-plans/visitor-plans.ts",
  "components/plan-fields/{length-ranges,use-lengths,use-reason-sentence}.ts",
  "components/plan-fields/planner-sentences.tsx",
  "components/plan-sync/visitor-plan-list.tsx",
]);
const withPlanning =
  /\/src\/messages\/sentences\/(?:reason-sentence|planner-facts)\.|\/src\/domain\/planner-options\/(?!merge-options|plan-options|changed-options|options-of-legs|lodging-groups|variant-choices)|\/src\/domain\/(?:planner-solution\/stop-instead|stage-planner\/(?:effort|plan)|walking-time\/walking-time)\./;

/** Controls of the options: phones have them in a sheet. */
const options = ofWeb(["components/plan-fields/*-{field,fields}.*"]);
const withOptions = /\/src\/domain\/planner-options\/lodging-groups\./;

/** What walks are drawn from, on maps and from the side. */
const picture = ofWeb([
  "components/plan-picture/{line-of-arcs,packed-lines,walk-of-days,written-tuples,written-walk}.ts",
]);
const withPicture =
  /\/src\/domain\/(?:elevation-profile\/(?:summits|walked-arcs|build-profile)|route-geometry\/straight-stretch|route-graph\/(?:main-way|walk-totals))\./;

/** What is stored for days without a network: pages ask for it when they are idle. */
const offline = ofWeb(["client/offline/{offline-database,offline-planner-store,route-cache,service-worker-client}.ts"]);
const withOffline = /node_modules[\\/]idb[\\/]/;

/** What waits to be sent. */
const outbox = ofWeb(["client/sync/{draft-slot,outbox}.ts", "components/plan-sync/options-outbox.ts"]);

const drafts = ofWeb(["client/storage/form-draft.ts"]);

/** What pages with forms have in common; the list of a search field brings a library, and comes by itself. */
const controls = ofWeb([
  "ui/controls/!(searching-combobox).ts*",
  "ui/forms/!(password-field).ts*",
  "ui/icons/!(brand-icon).ts*",
  "ui/layout/*.ts*",
  "ui/text/!(soft-hyphens).ts*",
]);

/** Two versions side by side: without a file of its own it lay with what editors work with, which pages of plans fetched then. */
const conflict = ofWeb(["components/conflict/*"]);

/** What editors and administrators work with. */
const administration = ofWeb(["features/administration/**/*.tsx"]);

/** What the planner shows from the start, and other pages of it and of houses. */
const signs = ofWeb(["ui/controls/range-slider.tsx", "ui/layout/skeleton.tsx"]);
const withSigns = /lucide-react\/dist\/esm\/icons\/(?:bookmark|calendar-days|coffee|mountain|sliders-horizontal)\./;

/** What hands a page on. */
const sharing = ofWeb(["components/share/share-bar.tsx"]);
const withSharing = /lucide-react\/dist\/esm\/icons\/(?:link|share-2)\./;

/** Signs and small parts that many pages show. */
const facts = ofWeb([
  "components/facts/!(house-contacts|photo-picture|missing-number).*",
  "ui/layout/bottom-sheet.tsx",
  "ui/text/{token,tone}.*",
]);
/** How a house is reached is shown on pages of houses and of nights alone. */
const reach =
  /\/components\/facts\/house-contacts\.|lucide-react\/dist\/esm\/icons\/(?:globe|mail|message-circle|message-square|phone|search)\./;
/** Holidays are for plans alone. */
const withFacts =
  /\/src\/domain\/(?:calendar\/(?!easter|public-holidays|local-feasts)|lodging\/)|lucide-react(?!\/dist\/esm\/icons\/(?:globe|locate-fixed|mail|message-circle|message-square|phone|search)\.)/;

/** What the frame of every page says, and what pages of ways and places do. */
const frameWords = /\/src\/messages\/(\w+)\/shell\.ts$/;
const sharedWords = /\/src\/messages\/(\w+)\/(?:facts|map|profile)\.ts$/;

/**
 * Fewer and larger files of scripts: what every page loads in one, what many pages share in another. Dozens of tiny
 * files compress badly, and the router's manifest names each of them at every page.
 */
export const sharedScripts = {
  groups: [
    {
      name: "framework",
      test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs)[\\/]/,
      priority: 2,
    },
    { name: "shell", test: (id: string) => everyPage(id) || withEveryPage.test(id), priority: 1 },
    { name: (id: string) => `frame-${frameWords.exec(id)?.[1]}`, test: frameWords, priority: 1 },
    { name: (id: string) => `words-${sharedWords.exec(id)?.[1]}`, test: sharedWords, priority: 1 },
    { name: "places", test: (id: string) => places(id) || withPlaces.test(id), priority: 1 },
    { name: "ways", test: (id: string) => ways(id) || withWays.test(id), priority: 1 },
    { name: "offline-storage", test: (id: string) => offline(id) || withOffline.test(id), priority: 1 },
    { name: "outbox", test: outbox, priority: 1 },
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
