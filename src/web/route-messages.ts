import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

import type { Area } from "#messages/areas.ts";
import type { Locale } from "./i18n/language.ts";

/** The message areas of each group of pages; a group is a layout route around its pages. */
const groups = {
  account: ["account"],
  correction: ["correction", "facts", "house"],
  favourites: ["facts", "favourites", "map"],
  comparison: ["map", "planner", "profile"],
  finder: ["facts", "finder", "map"],
  home: ["home"],
  house: ["contacts", "facts", "house", "map", "profile"],
  planner: ["planner"],
  reference: ["data", "firstCamino"],
  route: ["facts", "map", "profile", "route"],
  search: ["facts", "search"],
  start: ["start"],
  text: ["credits", "guide", "legal"],
  town: ["facts", "map", "profile", "town", "trailNotes"],
} satisfies Record<string, readonly Area[]>;

export type MessageGroup = keyof typeof groups;

/** In the folder of each language. */
const fileOf = Object.fromEntries(
  [...readFileSync("src/messages/catalogue.ts", "utf8").matchAll(/\{ (\w+) \} from "\.\/en\/(.+)"/g)].map(
    ([, area, file]) => [area, file],
  ),
);

function imported(locale: Locale, areas: readonly string[]): string {
  const lines = areas.map((area) => `import { ${area} } from "#messages/${locale}/${fileOf[area]}";`);
  return `${lines.join("\n")}\n\nconst messages = { ${areas.join(", ")} };\n`;
}

const moduleOf = {
  group: (locale: Locale, group: MessageGroup) =>
    group === "planner"
      ? `import { PlannerSentences } from "#web/components/plan-sentences/planner-sentences.tsx";
import { MessagesProvider } from "#web/ui/messages-in-units.tsx";
import { plannerText } from "#messages/${locale}/sentences/planner.ts";
${imported(locale, groups[group])}
export default function Messages() {
  return (
    <PlannerSentences textIn={plannerText}>
      <MessagesProvider messages={messages} />
    </PlannerSentences>
  );
}
`
      : `import { MessagesProvider } from "#web/ui/messages-in-units.tsx";
${imported(locale, groups[group])}
export default function Messages() {
  return <MessagesProvider messages={messages} />;
}
`,
  layout: (locale: Locale) => `import { PublicError, PublicLayout } from "#web/pages/public/public-layout.tsx";
${imported(locale, ["shell"])}
export default function Layout() {
  return <PublicLayout locale="${locale}" messages={messages} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <PublicError locale="${locale}" messages={messages} error={error} />;
}
`,
  offline: (locale: Locale) => `import { OfflineDocument } from "#web/offline/pages/offline-document.tsx";
${imported(locale, ["offline", "shell"])}
export default function Offline() {
  return <OfflineDocument messages={messages} />;
}
`,
};

/**
 * Folder of the generated modules of these routes. A browser fetches the messages of a page together with it, in one
 * language; that takes one module per group and language, and as all are alike, they are generated.
 */
const folder = resolve("src/web/pages/generated");

function writeModule(name: string, text: string): string {
  const file = `${folder}/${name}.tsx`;
  mkdirSync(dirname(file), { recursive: true });
  // Rewriting an unchanged file would restart the development server.
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  return `pages/generated/${name}.tsx`;
}

/** The module of a route that provides the messages of a group in a language to its pages. */
export function messagesModule(locale: Locale, group: MessageGroup): string {
  return writeModule(`${locale}/${group}`, moduleOf.group(locale, group));
}

/** The module of the layout of public pages in a language. */
export function layoutModule(locale: Locale): string {
  return writeModule(`${locale}/layout`, moduleOf.layout(locale));
}

/** The module of the offline document in a language. */
export function offlineModule(locale: Locale): string {
  return writeModule(`${locale}/offline`, moduleOf.offline(locale));
}
