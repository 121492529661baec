import { checkContiguity, checkReach } from "./routes/branches.ts";
import { checkArcLengths, checkTotals, checkLines } from "./routes/lines.ts";
import { checkBeds, checkContacts } from "./places/contacts.ts";
import { checkDescriptions } from "./descriptions.ts";
import { checkFacts } from "./facts.ts";
import { checkUniqueKeys, checkReferences } from "./references.ts";
import { checkNames, checkSightNames } from "./names.ts";
import { checkPlaces } from "./places/places.ts";
import { checkPublishedStages } from "./routes/published-stages.ts";
import { checkSameHouse } from "./places/same-house.ts";
import type { DataSet } from "#database/seeds/data-set.ts";

/** A check of the data set: one message for each error. */
export type Rule = (data: DataSet) => string[];

/** All rules of the data set, in the order in which errors are easiest to fix. */
export const rules: readonly Rule[] = [
  checkUniqueKeys,
  checkReferences,
  checkFacts,
  checkContacts,
  checkDescriptions,
  checkPlaces,
  checkNames,
  checkSightNames,
  checkSameHouse,
  checkBeds,
  checkContiguity,
  checkReach,
  checkArcLengths,
  checkTotals,
  checkPublishedStages,
  checkLines,
];
