import { checkContiguity, checkReach } from "./branches.ts";
import { checkArcLengths, checkTotals, checkLines } from "./lines.ts";
import { checkBeds, checkContacts } from "./contacts.ts";
import { checkDescriptions } from "./descriptions.ts";
import { checkFacts } from "./facts.ts";
import { checkUniqueKeys, checkReferences } from "./references.ts";
import { checkNames } from "./names.ts";
import { checkPlaces } from "./places.ts";
import { checkPublishedStages } from "./published-stages.ts";
import { checkSameHouse } from "./same-house.ts";
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
  checkSameHouse,
  checkBeds,
  checkContiguity,
  checkReach,
  checkArcLengths,
  checkTotals,
  checkPublishedStages,
  checkLines,
];
