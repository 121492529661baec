import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { shell as en } from "#messages/en/shell/shell.ts";
import { shell as es } from "#messages/es/shell/shell.ts";

import { ErrorPage } from "./error-page.tsx";

/** Status and title of the page of a failure. */
function shown(locale: "en" | "es", error: unknown): string {
  const router = createMemoryRouter([{ path: "/", element: <ErrorPage error={error} /> }]);
  const html = renderToString(
    <IntlProvider locale={locale} messages={{ shell: locale === "en" ? en : es } as never} timeZone="UTC">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  const [, status, title] = /<p [^>]*>(\d+)<\/p><h1[^>]*>([^<]*)<\/h1>/.exec(html) ?? [];
  return `${status} ${title}`;
}

const answered = (status: number) => ({ status, statusText: "", internal: false, data: null });

it.each([
  [404, "Page Not Found", "Página no encontrada"],
  [400, "Request refused", "Petición rechazada"],
  [403, "Request refused", "Petición rechazada"],
  [405, "Request refused", "Petición rechazada"],
  [413, "Too large", "Demasiado grande"],
  [429, "Too many requests", "Demasiadas peticiones"],
  [500, "Internal Server Error", "Error interno del servidor"],
  [502, "Internal Server Error", "Error interno del servidor"],
  [503, "Not available at the moment", "No disponible en este momento"],
])("calls %i %s", (status, inEnglish, inSpanish) => {
  expect(shown("en", answered(status))).toBe(`${status} ${inEnglish}`);
  expect(shown("es", answered(status))).toBe(`${status} ${inSpanish}`);
});

it("calls an unexpected failure an internal error, without its details", () => {
  expect(shown("en", new Error("secret"))).toBe("500 Internal Server Error");
});
