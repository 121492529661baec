import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { path } from "#messages/en/administration/path.ts";
import { WarningSection } from "./preview-details.tsx";

const quiet = { outOfOrder: false, turned: false, strayPoints: 0, jumps: [], changes: { arcs: [1] }, gaps: [] };

const render = (preview: object) =>
  renderToString(
    <IntlProvider locale="en" messages={{ path } as never} timeZone="UTC">
      <WarningSection preview={{ ...quiet, ...preview } as never} />
    </IntlProvider>,
  );

it("shows no section without a finding, as gaps have their own", () => {
  expect(render({ gaps: [1] })).toBe("");
  expect(render({})).toContain(path.warnings.none);
  expect(render({ gaps: [1], turned: true })).toContain(path.warnings.turned);
});
