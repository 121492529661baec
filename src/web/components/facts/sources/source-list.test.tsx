import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { facts } from "#messages/en/components/facts.ts";
import { SourceList, type Sources } from "./source-list.tsx";

const drawn = (sources: Sources, unconfirmed: readonly string[]) =>
  renderToString(
    <IntlProvider locale="en" messages={{ facts } as never} timeZone="UTC">
      <SourceList sources={sources} names={{ status: "Open or closed" }} summary="Sources" unconfirmed={unconfirmed} />
    </IntlProvider>,
  );

it("names a source that is also that of the line once", () => {
  const measured = {
    status: { source: "openstreetmap; line: openstreetmap", date: null, certainty: "medium" },
  } as const;
  expect(drawn(measured, [])).toContain(">likely, OpenStreetMap, date unknown<");
});

it("marks unconfirmed facts as unconfirmed", () => {
  expect(drawn({}, ["status"])).toMatch(/Open or closed<\/dt><dd[^>]*>not confirmed</);
  const told = { status: { source: "vieira-editor", date: "2026-11-01", certainty: "high" } } as const;
  expect(drawn(told, [])).toMatch(/Open or closed<\/dt><dd[^>]*>reliable, /);
});
