import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { facts } from "#messages/es/components/facts.ts";
import { SightEntry } from "./sight-entry.tsx";
import type { SightFacts } from "./sight-facts.ts";

it.each([
  ["es", "en", ' lang="en"'],
  ["en", "en", ""],
  ["es", null, ""],
] as const)("says on pages in %s that a name is in %s", (locale, nameLanguage, attribute) => {
  const unknown = { description: null, descriptionEs: null, openingHours: null, photos: [], sources: {} };
  const sight: SightFacts = { slug: "roman-walls", nameLanguage, ...unknown };
  const html = renderToString(
    <IntlProvider locale={locale} messages={{ facts } as never} timeZone="UTC">
      <SightEntry name="Roman Walls" sight={sight}>
        {null}
      </SightEntry>
    </IntlProvider>,
  );
  expect(html).toContain(`<span class="font-medium"${attribute}>Roman Walls</span>`);
});
