import { readdirSync, readFileSync } from "node:fs";
import type { Field } from "./draft.ts";

const form = /<form[^>]*method="post"[^>]*>([\s\S]*?)<\/form>/gi;
const control = /<(?:input|select|textarea|button)\s([^>]*?)\/?>/gi;
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
  "&#x27;": "'",
};

/** Form fields found in pages, and names of parameters and fields that pages read. */
export class PageForms {
  readonly #forms = new Map<string, Field[][]>();
  readonly queryNames: string[];
  readonly fieldNames: string[];

  /** @param queryNames further query parameters */
  constructor(queryNames: readonly string[]) {
    const read = namesReadByPages();
    this.queryNames = [...new Set([...queryNames, ...read])];
    this.fieldNames = [...new Set([...read, "_method", "file"])];
  }

  of(pageId: string): readonly (readonly Field[])[] {
    return this.#forms.get(pageId.replace(/^es\//, "en/")) ?? [];
  }

  /** Adds the forms of a rendered page. */
  learn(pageId: string, html: string): void {
    const names = this.#forms.get(pageId) ?? [];
    for (const [, inside = ""] of html.matchAll(form)) {
      const fields = fieldsIn(inside);
      if (fields.length > 0 && names.length < 12) names.push(fields);
      addNames(this.fieldNames, fields);
    }
    this.#forms.set(pageId, names);
    addNames(this.queryNames, fieldsIn(html.replaceAll(form, "")));
  }
}

function fieldsIn(html: string): Field[] {
  return [...html.matchAll(control)].flatMap(([, attributes = ""]): Field[] => {
    const name = attribute(attributes, "name");
    return name === undefined ? [] : [[name, attribute(attributes, "value") ?? ""]];
  });
}

function addNames(names: string[], fields: readonly Field[]): void {
  for (const [name] of fields) if (!names.includes(name)) names.push(name);
}

function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return value?.replaceAll(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** Names of parameters and fields read by the built pages. */
function namesReadByPages(): string[] {
  const folder = "build/server";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const names = files.flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, "utf8").matchAll(/\.(?:get|getAll|has)\("([a-z][\w.]{0,30})"\)/g)].map(
      ([, result = ""]) => result,
    ),
  );
  return [...new Set(names)];
}
