import type { Page } from "../pages.ts";
import type { SignedInPerson } from "../signed-in-person.ts";
import type { Chance } from "./chance.ts";
import type { Draft, DraftBody, Field } from "./draft.ts";
import { hostileText } from "./hostile-values.ts";
import { argumentsOf, type Ingredients } from "./operation-drafts.ts";
import type { PageForms } from "./page-forms.ts";
import { sampleFile } from "./sample-files.ts";

/** What of a page is asked for: the document, the data of a navigation, or an answer to a form sent either way. */
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

/** A request for a page that could be meant well. */
export function pageDraftOf(
  page: Page,
  asked: PageRequest,
  ingredients: Ingredients & { readonly forms: PageForms },
  person: SignedInPerson | null,
  chance: Chance,
): Draft {
  const isForm = asked === "form" || asked === "form by script";
  const path = pagePath(page.path, ingredients, person, chance).split("/");
  if (asked === "data" || asked === "form by script") path.push(`${path.pop() || "_root"}.data`);
  return {
    method: isForm ? "POST" : "GET",
    path,
    query: searchOf(ingredients, person, chance),
    headers: {},
    body: isForm ? formOf(page, ingredients, chance) : undefined,
  };
}

/** The address of a page with things that are there, without the slash it begins with. */
export function pagePath(
  pattern: string,
  ingredients: Ingredients,
  person: SignedInPerson | null,
  chance: Chance,
): string {
  const resource = chance.of(chance.is(0.7) ? resources : moreResources);
  const place = chance.of(places);
  const parts: Readonly<Record<string, () => string>> = {
    resource: () => resource,
    key: () => chance.of([...ingredients.known.at(`/administration/${resource}`), "camino-ingles"]),
    routeSlug: () => place[0],
    townSlug: () => place[1],
    accommodationSlug: () => place[2],
    file: () => chance.of(["vieira.png", "camino-frances.png", "camino-ingles.es.png", "x.png"]),
    token: () => chance.of(tokensOf(pattern, ingredients)),
    uuid: () =>
      chance.of(
        argumentsOf(pattern.replace(":resource", resource).replace(/^\/(es\/)?/, "/"), "uuid", ingredients, person),
      ),
    day: () => chance.of(["1", "2", "40"]),
    slug: () => chance.of(["camino-ingles", "camino-portugues"]),
  };
  return pattern
    .slice(1)
    .replaceAll(/:(\w+)\??/g, (_, name: string) => parts[name]?.() ?? "x")
    .replace("*", () => chance.of(["nowhere", "a/b/c/d", "wp-login.php"]));
}

function tokensOf(pattern: string, { links }: Ingredients): readonly string[] {
  const purpose = /([\w-]+)\/:token/.exec(pattern)?.[1]?.replace("-", "_") ?? "";
  return links[purpose] ?? ["x"];
}

function searchOf(
  { known, forms }: Ingredients & { readonly forms: PageForms },
  person: SignedInPerson | null,
  chance: Chance,
): Field[] {
  return Array.from({ length: chance.of([0, 0, 1, 2, 5]) }, (): Field => {
    const name = chance.of(forms.queryNames);
    if (name === "share" && person && chance.is(0.7)) return [name, person.share];
    const sensible = known.byName(name);
    return [
      name,
      sensible.length > 0 && chance.is(0.5) ? chance.of(sensible) : chance.of(["1", "2", "x", hostileText(chance)]),
    ];
  });
}

function formOf(page: Page, { forms, known }: Ingredients & { readonly forms: PageForms }, chance: Chance): DraftBody {
  const found = forms.of(page.id);
  const fields = found.length > 0 && chance.is(0.8) ? [...chance.of(found)] : [];
  while (fields.length === 0 || chance.is(0.3)) fields.push([chance.of(forms.fieldNames), "1"]);
  const filled = fields.map(([name, value]): Field => {
    const sensible = known.byName(name);
    return [name, value === "" && sensible.length > 0 ? chance.of(sensible) : value];
  });
  const file = chance.is(0.2) ? sampleFile(page.path, chance) : undefined;
  return file ? { as: "multipart", fields: filled, file } : { as: "form", fields: filled };
}
