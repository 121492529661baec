import { checkContiguity, checkReach } from "./branches.ts";
import { checkArcLengths, checkTotals } from "./distances.ts";
import { checkBeds } from "./beds.ts";
import { checkContacts } from "./contacts.ts";
import { checkDescriptions } from "./descriptions.ts";
import { checkFacts } from "./facts.ts";
import type { Rule } from "./rule.ts";
import { checkUniqueKeys } from "./keys.ts";
import { checkLines } from "./lines.ts";
import { checkNames } from "./names.ts";
import { checkPlaces } from "./places.ts";
import { checkPublishedStages } from "./published-stages.ts";
import { checkReferences } from "./references.ts";
import { checkSameHouse } from "./same-house.ts";

/** Everything the data set must obey, in the order in which faults are easiest to mend. */
export const rules: readonly Rule[] = [
  checkUniqueKeys,
  checkReferences,
  checkFacts,
  checkContacts,
  checkDescriptions,
  checkPlaces,
  checkNames,
  checkSameHouse,
  checkBeds,
  checkContiguity,
  checkReach,
  checkArcLengths,
  checkTotals,
  checkPublishedStages,
  checkLines,
];
