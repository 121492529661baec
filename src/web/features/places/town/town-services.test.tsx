import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import type { TownService } from "#domain/route-graph/route-graph.ts";
import { facts } from "#messages/en/components/facts.ts";
import { town } from "#messages/en/places/town.ts";
import { TownServices } from "./town-services.tsx";

const said = (services: readonly TownService[]) =>
  renderToString(
    <IntlProvider locale="en" messages={{ facts, town } as never} timeZone="UTC">
      <TownServices services={services} />
    </IntlProvider>,
  );

it("says that one or several unknown services may exist", () => {
  expect(said(["groceries", "restaurant", "pharmacy", "medical", "bank", "bus"])).toContain("It may still exist.");
  expect(said(["groceries"])).toContain("They may still exist.");
});
