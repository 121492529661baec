import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { route } from "#messages/en/routes/route.ts";
import { DataReliability } from "./data-reliability.tsx";

/** Renders a route whose line is straight and whose climb may be unknown. */
function said(isClimbKnown: boolean): string {
  const line = { surveyed: 0, coarse: 0, straight: 1 };
  const page = createMemoryRouter([
    { path: "/", element: <DataReliability line={line} isClimbKnown={isClimbKnown} /> },
  ]);
  return renderToString(
    <IntlProvider locale="en" messages={{ route } as never} timeZone="UTC">
      <RouterProvider router={page} />
    </IntlProvider>,
  );
}

it("says that an ascent is unknown, and only then", () => {
  expect(said(false)).toContain("The ascent of this route is unknown");
  expect(said(true)).not.toContain("is unknown");
});
