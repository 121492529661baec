import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { path } from "#messages/en/administration/path.ts";
import { FiguresTable } from "./figures-table.tsx";

it("does not count an unknown climb as none", () => {
  const totals = { distanceM: 10_000, ascentM: null, descentM: 200 };
  const preview = { matchedTowns: [], lengthM: 10_000, ascentM: 286, descentM: 300 };
  const page = renderToString(
    <IntlProvider locale="en" messages={{ path, shell: {} } as never} timeZone="UTC">
      <FiguresTable now={totals} after={{ ...totals, ascentM: 286, descentM: 300 }} towns={2} preview={preview} />
    </IntlProvider>,
  );
  expect(page).toContain("+100");
  expect(page).not.toContain("+286");
});
