import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";

import type { ChangeReference } from "#contract/administration/audit.ts";
import { administration } from "#messages/en/administration/administration.ts";
import { facts } from "#messages/en/components/facts.ts";
import { people } from "#messages/en/administration/people.ts";
import { records } from "#messages/en/administration/records.ts";
import { ChangeList } from "./change-list.tsx";

const messages = { administration, facts, people, records } as never;

function htmlOf(
  resource: string,
  after: Record<string, unknown>,
  references: Record<string, ChangeReference> = {},
): string {
  const change = {
    uuid: "0192a0aa-0000-7000-8000-000000000000",
    at: "2026-05-01T10:00:00.000Z",
    by: null,
    byName: null,
    resource,
    resourceUuid: "1",
    action: "update",
    before: null,
    after,
    canRevert: false,
  };
  const router = createMemoryRouter([
    { path: "/", element: <ChangeList changes={[change]} references={references} /> },
  ]);
  return renderToString(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}

it.each([
  ["user", { roles: ["administrator"] }, "Roles", "Administrator"],
  ["correction-suggestion", { state: "refused" }, "State", "Refused"],
  ["correction-suggestion", { acceptedFields: ["priceFrom"] }, "Accepted fields", "Price from"],
  ["register-import", { left: 3 }, "Left, as they have changed since", "3"],
  ["photo", { alt: "A bridge" }, "Description", "A bridge"],
  ["town", { province: "Lugo" }, "Province", "Lugo"],
])("names fields and codes of a %s in plain words: %j", (resource, after, field, value) => {
  const html = htmlOf(resource, after);
  expect(html).toContain(`>${field}</th>`);
  expect(html).toContain(`>${value}</td>`);
});

it("names and links the records to which values refer", () => {
  const [town, segment, photo] = ["0192-town", "0192-segment", "0192-photo"];
  const subject = { resource: "towns", uuid: town, slug: "sarria", title: "Sarria" } as const;
  const html = htmlOf(
    "branch",
    { townUuid: town, segments: [segment, town], photos: [photo] },
    {
      [town]: { resource: "town", title: "Sarria", subject },
      [segment]: { resource: "trail-note", title: null, subject: null },
      [photo]: { resource: "photo", title: "A bridge", subject: null },
    },
  );
  expect(html.match(/<a [^>]*href="\/administration\/towns\/0192-town"[^>]*>Sarria<\/a>/g)).toHaveLength(2);
  expect(html).toContain("Trail note (no longer exists)");
  expect(html).toContain(">A bridge</td>");
  expect(html).not.toContain(">0192");
});
