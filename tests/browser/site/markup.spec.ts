import { expect } from "@playwright/test";
import { HtmlValidate } from "html-validate";

import { test } from "#tests/support/browser/browser-test.ts";
import { inSpanish, publicPages } from "#tests/support/browser/public-pages.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // Scripts and styles come from the site itself.
    "require-sri": "off",
    // Filters and options precede the heading of their results.
    "heading-level": ["error", { minInitialRank: "h2" }],
  },
});

/** Validation errors of a document with their positions. */
async function validationErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message} … ${html.slice(offset - 60, offset + 100)}`),
  );
}

for (const [language, pathOf] of Object.entries({ English: (path: string) => path, Spanish: inSpanish })) {
  test(`the HTML of every kind of public page is valid, ${language}`, async ({ request }) => {
    const faults: string[] = [];
    const { data: houses } = await (await request.get("/api/accommodations?perPage=1")).json();
    const pages = [...Object.values(publicPages).flat(), `/accommodation/${houses[0].uuid}/correction`];
    for (const path of pages.map(pathOf)) {
      const answer = await request.get(path);
      faults.push(...(await validationErrors(await answer.text())).map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
