import type { DataSet } from "#database/seeds/data-set.ts";

/** A check of the data set: one sentence for each fault, none when all is well. */
export type Rule = (data: DataSet) => string[];
