import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";

import { administration } from "#messages/en/administration/administration.ts";
import { emails } from "#messages/en/administration/emails.ts";
import { facts } from "#messages/en/components/facts.ts";
import { people } from "#messages/en/administration/people.ts";
import { records } from "#messages/en/administration/records.ts";
import { ChangeList } from "./change-list.tsx";
import type { ChangeReferences } from "./change-table.tsx";

const messages = { administration, emails, facts, people, records } as never;

function htmlOf(
  resource: string,
  after: Record<string, unknown>,
  {
    before = null,
    references = {},
    address = "/",
    action = "update",
  }: { before?: Record<string, unknown> | null; references?: ChangeReferences; address?: string; action?: string } = {},
): string {
  const change = {
    uuid: "0192a0aa-0000-7000-8000-000000000000",
    at: "2026-05-01T10:00:00.000Z",
    by: null,
    byName: null,
    resource,
    resourceUuid: "1",
    action,
    before,
    after,
    canRevert: true,
  };
  const element = <ChangeList changes={[change]} references={references} />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
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
  ["photo", { accommodationUuid: "0192" }, "Place to stay", "0192"],
  ["accommodation", { template: "confirm" }, "Template", emails.write.templates.confirm],
  ["town", { province: "Lugo" }, "Province", "Lugo"],
  [
    "arc",
    {
      path: [
        [43.1, -8.2, null],
        [43.2, -8.2, 5],
      ],
    },
    "Line on the map",
    "2 points",
  ],
  [
    "route-path",
    {
      arcs: [
        { id: 1, distanceM: 7_600 },
        { id: 2, distanceM: 400 },
      ],
    },
    "Arcs",
    "2 entries, 8.0\u00a0km",
  ],
])("names fields and codes of a %s in plain words: %j", (resource, after, field, value) => {
  const html = htmlOf(resource, after);
  expect(html).toContain(`>${field}</th>`);
  expect(html).toContain(`>${value}</td>`);
});

it.each([
  ["update", "The program"],
  ["confirm", "Somebody with the link of an e-mail"],
])("says who without an account has done: %s", (action, who) => {
  expect(htmlOf("accommodation", {}, { action })).toContain(`<bdi>${who}</bdi>`);
});

it("leaves out fields that are empty before and after", () => {
  const html = htmlOf("photo", { alt: "A bridge", author: null, words: [] }, { before: { author: "" } });
  expect(html).toContain(">1 field<");
  expect(html.match(/scope="row"/g)).toHaveLength(1);
});

it.each([
  ["/administration/audit?resource=town", "/administration/audit?resource=town"],
  ["/administration/towns/1?after=saved", "/administration/audit"],
])("undoes a change from %s at %s", (address, action) => {
  expect(htmlOf("town", {}, { address })).toContain(`action="${action}"`);
});

it("names and links the records to which values refer", () => {
  const [town, segment, photo] = ["0192-town", "0192-segment", "0192-photo"];
  const subject = { resource: "towns", uuid: town, slug: "sarria", title: "Sarria" } as const;
  const html = htmlOf(
    "branch",
    { townUuid: town, segments: [segment, town], photos: [photo] },
    {
      references: {
        [town]: { resource: "town", title: "Sarria", subject },
        [segment]: { resource: "trail-note", title: null, subject: null },
        [photo]: { resource: "photo", title: "A bridge", subject: null },
      },
    },
  );
  expect(html.match(/<a [^>]*href="\/administration\/towns\/0192-town"[^>]*>Sarria<\/a>/g)).toHaveLength(2);
  expect(html).toContain("Trail note (no longer exists)");
  expect(html).toContain(">A bridge</td>");
  expect(html).not.toContain(">0192");
});

it("writes only the sources that have changed, in words", () => {
  const source = { source: "vieira-editor", date: "2026-11-29", certainty: "high" };
  const html = htmlOf(
    "town",
    { sources: { name: source, province: source } },
    { before: { sources: { name: source, province: { ...source, date: "2023", certainty: "medium" } } } },
  );
  expect(html.match(/Province(?:<!-- -->)?: /g)).toHaveLength(2);
  expect(html).toContain("2023");
  expect(html).not.toMatch(/certainty|Name/);
});
