import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { PhotoPicture } from "./photo-picture.tsx";

it.each([
  ["en", "Un puente", 'alt="A bridge" width'],
  ["es", "Un puente", 'alt="Un puente" width'],
  ["es", null, 'alt="A bridge" lang="en" width'],
] as const)("describes a photo on pages in %s with %j in Spanish", (locale, altEs, attributes) => {
  const photo = { alt: "A bridge", altEs, width: 400, height: 300, blur: "", variants: [] };
  const html = renderToString(
    <IntlProvider locale={locale} messages={{}} timeZone="UTC">
      <PhotoPicture photo={photo} sizes="1rem" />
    </IntlProvider>,
  );
  expect(html).toContain(attributes);
});
