import { expect, it } from "vitest";

import { latestAppliedImport } from "./import-history.tsx";

function entries(actions: readonly string[]) {
  return actions.map((action, index) => ({
    uuid: String(index),
    at: "2026-11-21T10:00:00Z",
    by: null,
    action,
    arcs: 1,
    fileName: null,
  }));
}

it.each<[latestFirst: string[], standing: string | undefined]>([
  [[], undefined],
  [["import"], "0"],
  [["import", "import"], "0"],
  [["revert", "import"], undefined],
  [["revert", "import", "import"], "2"],
  [["revert", "revert", "import", "import", "import"], "4"],
  [["import", "revert", "import"], "0"],
])("finds in %j the import %s", (actions, standing) => {
  expect(latestAppliedImport(entries(actions))?.uuid).toBe(standing);
});
