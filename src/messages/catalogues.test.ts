import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";

import { auditActions } from "#domain/accounts/audit-actions.ts";
import { languages as locales } from "#domain/text/language.ts";
import { letters } from "./letters/in-languages.ts";
import { sentences } from "./sentences/in-languages.ts";

type Tree = { readonly [key: string]: string | Tree };

const files = import.meta.glob<Tree>(["./*/*/*.ts", "!./*/{letters,sentences}/*.ts"], { eager: true });

function catalogueOf(language: string): Tree {
  const ours = Object.entries(files).filter(([file]) => file.startsWith(`./${language}/`));
  return Object.assign({}, ...ours.map(([, areas]) => areas)) as Tree;
}

/** Paths of all messages, functions included; lists may be of any length. */
function namesIn(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => namesIn(inner, `${path}.${key}`));
}

function flatten(tree: Tree, path = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const name = path ? `${path}.${key}` : key;
    if (typeof value === "string") flat.set(name, value);
    else for (const [inner, text] of flatten(value, name)) flat.set(inner, text);
  }
  return flat;
}

/** Arguments of a message, as in `{title}` and `{count, plural, …}`, without the text after `one` and `other`. */
function argumentsOf(message: string): string[] {
  return [
    ...new Set(
      [...message.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other)\s*)\{\s*(\w+)\s*[,}]/g)].map(
        (match) => match[1] ?? "",
      ),
    ),
  ].toSorted();
}

const messagesIn = new Map(locales.map((locale) => [locale, flatten(catalogueOf(locale))] as const));
const english = messagesIn.get("en") ?? new Map<string, string>();
const others = locales.filter((locale) => locale !== "en");

describe("message catalogues", () => {
  it.each(others)("have the same messages and arguments in English and %s", (locale) => {
    const said = messagesIn.get(locale);
    expect([...(said?.keys() ?? [])].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, message] of english)
      expect([key, argumentsOf(said?.get(key) ?? "")]).toEqual([key, argumentsOf(message)]);
  });

  it.each(locales)("quote in the guide only labels that exist, in %s", (locale) => {
    const said = messagesIn.get(locale) ?? english;
    const steps = [...said].filter(([key]) => /^guide\.steps\.\w+\.text$/.test(key)).map(([, text]) => text);
    const named = steps.flatMap((text) => [...text.matchAll(/[“«](.+?)[”»]/g)].map(([, label]) => label));
    expect(named.length).toBeGreaterThan(3);
    const labels = new Set(said.values());
    expect(named.filter((label) => !labels.has(label ?? ""))).toEqual([]);
  });

  it.each(locales)("have a name for everything in the change log, in %s", (locale) => {
    const said = messagesIn.get(locale);
    for (const action of auditActions)
      expect([action, said?.get(`administration.audit.actions.${action}`)]).toEqual([action, expect.any(String)]);
  });

  it.each(locales)("use one name for each type of place in %s", (locale) => {
    const types = ["pension", "hotel", "casa_rural", "apartment", "camping", "gite"];
    const said = (key: string) => messagesIn.get(locale)?.get(key);
    for (const type of types)
      expect(said(`planner.beds.groups.${type === "casa_rural" ? "casaRural" : type}`)).toBe(
        said(`facts.houseTypes.${type}`),
      );
  });

  it.each(others)("have every sentence and letter of English in %s", (locale) => {
    expect(namesIn(sentences[locale]).toSorted()).toEqual(namesIn(sentences.en).toSorted());
    expect(namesIn(letters[locale]).toSorted()).toEqual(namesIn(letters.en).toSorted());
  });

  it("contain no empty message and no invalid ICU syntax", () => {
    for (const [locale, messages] of messagesIn) {
      for (const [key, message] of messages) {
        expect(message.trim(), `${locale} ${key}`).not.toBe("");
        const facts = Object.fromEntries(argumentsOf(message).map((name) => [name, 2]));
        const tags = Object.fromEntries(
          [...message.matchAll(/<(\w+)>/g)].map((tag) => [tag[1] ?? "", (inner: string) => inner]),
        );
        const translate = createTranslator({
          locale,
          messages: { message },
          onError: (error) => {
            throw error;
          },
        });
        expect(translate.markup("message", { ...facts, ...tags }), `${locale} ${key}`).toBeTypeOf("string");
      }
    }
  });
});
