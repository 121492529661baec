import type { Page } from "../pages.ts";
import type { SignedInPerson } from "../signed-in-person.ts";
import type { Random } from "./random-choices.ts";
import type { Draft, DraftBody, Field } from "./draft.ts";
import { hostileText } from "./hostile-values.ts";
import { argumentsOf, type Corpus } from "./operation-drafts.ts";
import type { PageForms } from "./page-forms.ts";
import { sampleFile } from "./sample-files.ts";

/** Kinds of page requests: document, data of a client-side navigation, or a form with or without JavaScript. */
export type PageRequest = "document" | "data" | "form" | "form by script";

const resources = [
  "towns",
  "routes",
  "accommodations",
  "accommodation-owners",
  "points-of-interest",
  "waypoints",
  "arcs",
];
const moreResources = ["segments", "branches", "closures", "distances", "constructor"];
const places: readonly (readonly [string, string, string])[] = [
  ["camino-ingles", "betanzos", "x"],
  ["camino-frances", "zariquiegui", "albergue-san-andres-zariquiegui"],
  ["camino-frances", "orisson", "auberge-borda-orisson"],
  ["camino-de-le-puy", "cahors", "x"],
];

/** A valid request for a page. */
export function pageDraftOf(
  page: Page,
  asked: PageRequest,
  ingredients: Corpus & { readonly forms: PageForms },
  person: SignedInPerson | null,
  random: Random,
): Draft {
  const isForm = asked === "form" || asked === "form by script";
  const path = pagePath(page.path, ingredients, person, random).split("/");
  if (asked === "data" || asked === "form by script") path.push(`${path.pop() || "_"}.data`);
  return {
    method: isForm ? "POST" : "GET",
    path,
    query: searchOf(ingredients, person, random),
    headers: {},
    body: isForm ? formOf(page, ingredients, random) : undefined,
  };
}

/** The path of a page with existing records, without the leading slash. */
export function pagePath(pattern: string, ingredients: Corpus, person: SignedInPerson | null, random: Random): string {
  const resource = random.of(random.is(0.7) ? resources : moreResources);
  const place = random.of(places);
  const parts: Readonly<Record<string, () => string>> = {
    resource: () => resource,
    key: () => random.of([...ingredients.known.at(`/administration/${resource}`), "camino-ingles"]),
    routeSlug: () => place[0],
    townSlug: () => place[1],
    accommodationSlug: () => place[2],
    file: () => random.of(["vieira.png", "camino-frances.png", "camino-ingles.es.png", "x.png"]),
    token: () => random.of(tokensOf(pattern, ingredients)),
    uuid: () =>
      random.of(
        argumentsOf(pattern.replace(":resource", resource).replace(/^\/(es\/)?/, "/"), "uuid", ingredients, person),
      ),
    day: () => random.of(["1", "2", "40"]),
    slug: () => random.of(["camino-ingles", "camino-portugues"]),
  };
  return pattern
    .slice(1)
    .replaceAll(/:(\w+)\??/g, (_, name: string) => parts[name]?.() ?? "x")
    .replace("*", () => random.of(["nowhere", "a/b/c/d", "wp-login.php"]));
}

function tokensOf(pattern: string, { links }: Corpus): readonly string[] {
  const purpose = /([\w-]+)\/:token/.exec(pattern)?.[1]?.replace("-", "_") ?? "";
  return links[purpose] ?? ["x"];
}

function searchOf(
  { known, forms }: Corpus & { readonly forms: PageForms },
  person: SignedInPerson | null,
  random: Random,
): Field[] {
  return Array.from({ length: random.of([0, 0, 1, 2, 5]) }, (): Field => {
    const name = random.of(forms.queryNames);
    if (name === "share" && person && random.is(0.7)) return [name, person.share];
    const sensible = known.byName(name);
    return [
      name,
      sensible.length > 0 && random.is(0.5) ? random.of(sensible) : random.of(["1", "2", "x", hostileText(random)]),
    ];
  });
}

function formOf(page: Page, { forms, known }: Corpus & { readonly forms: PageForms }, random: Random): DraftBody {
  const formsOfPage = forms.of(page.id);
  const fields = formsOfPage.length > 0 && random.is(0.8) ? [...random.of(formsOfPage)] : [];
  while (fields.length === 0 || random.is(0.3)) fields.push([random.of(forms.fieldNames), "1"]);
  const filled = fields.map(([name, value]): Field => {
    const sensible = known.byName(name);
    return [name, value === "" && sensible.length > 0 ? random.of(sensible) : value];
  });
  const file = random.is(0.2) ? sampleFile(page.path, random) : undefined;
  return file ? { as: "multipart", fields: filled, file } : { as: "form", fields: filled };
}
