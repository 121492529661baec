import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";

import { locales } from "../language.ts";
import { catalogue as english } from "./en/catalogue.ts";
import { catalogue as spanish } from "./es/catalogue.ts";

type Tree = { readonly [key: string]: string | Tree };

function flatten(tree: Tree, path = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const name = path ? `${path}.${key}` : key;
    if (typeof value === "string") flat.set(name, value);
    else for (const [inner, text] of flatten(value, name)) flat.set(inner, text);
  }
  return flat;
}

/** Facts a message asks for, as `{title}` and `{count, plural, …}`; the words after `one` and `other` are none. */
function argumentsOf(message: string): string[] {
  return [
    ...new Set(
      [...message.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other)\s*)\{\s*(\w+)\s*[,}]/g)].map(
        (found) => found[1] ?? "",
      ),
    ),
  ].toSorted();
}

const languages = { en: flatten(english), es: flatten(spanish) };

describe("message catalogues", () => {
  it("say the same things in both languages", () => {
    expect([...languages.es.keys()].toSorted()).toEqual([...languages.en.keys()].toSorted());
  });

  it("ask for the same facts in both languages", () => {
    for (const [key, message] of languages.en)
      expect([key, argumentsOf(languages.es.get(key) ?? "")]).toEqual([key, argumentsOf(message)]);
  });

  it("leave no message empty and none with broken ICU syntax", () => {
    for (const locale of locales) {
      const messages = languages[locale];
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
