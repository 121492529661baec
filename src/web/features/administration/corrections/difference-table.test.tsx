import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { administration } from "#messages/es/administration/administration.ts";
import { corrections } from "#messages/es/administration/corrections.ts";
import { facts } from "#messages/es/components/facts.ts";
import { records } from "#messages/es/administration/records.ts";
import { DifferenceTable } from "./difference-table.tsx";

const messages = { administration, corrections, facts, records } as never;

it.each([
  ["status", "temporarily_closed", "Cerrado temporalmente"],
  ["type", "casa_rural", "Casa rural"],
  ["priceFrom", 12.5, "12,5"],
  ["donation", true, "Sí"],
  ["amenities", ["wifi", "dinner"], "Wifi; Cena"],
  ["beds", null, "sin datos"],
  ["web", "https://example.org", "https://example.org"],
] as const)("formats the %s %j in the page's language", (field, suggested, words) => {
  const change = { field, now: null, before: null, suggested, accepted: false };
  const html = renderToString(
    <IntlProvider locale="es" messages={messages} timeZone="UTC">
      <DifferenceTable changes={[change]} form={null} resource={{ fields: {} } as never} />
    </IntlProvider>,
  );
  expect(html).toContain(`font-medium">${words}</td>`);
});
