import type { PastImport } from "./import-history.tsx";

/** The latest import that has not been undone; undefined when there is none. */
export function standingImport(imports: readonly PastImport[]): PastImport | undefined {
  let undone = 0;
  return imports.find(({ action }) => {
    if (action === "revert") undone += 1;
    else if (undone > 0) undone -= 1;
    else return true;
    return false;
  });
}
