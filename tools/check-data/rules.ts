import { checkContiguity, checkReach } from "./branches.ts";
import { checkArcLengths, checkTotals } from "./distances.ts";
import { checkFacts } from "./facts.ts";
import type { Rule } from "./rule.ts";
import { checkUniqueKeys } from "./keys.ts";
import { checkLines } from "./lines.ts";
import { checkPlaces } from "./places.ts";
import { checkPublishedStages } from "./published-stages.ts";
import { checkReferences } from "./references.ts";

/** Everything the data set must obey, in the order in which faults are easiest to mend. */
export const rules: readonly Rule[] = [
  checkUniqueKeys,
  checkReferences,
  checkFacts,
  checkPlaces,
  checkContiguity,
  checkReach,
  checkArcLengths,
  checkTotals,
  checkPublishedStages,
  checkLines,
];
