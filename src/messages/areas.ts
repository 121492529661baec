import type { catalogue } from "./en/catalogue.ts";

/** A part of the messages of the pages, a file in the folder of each language. */
export type Area = keyof typeof catalogue;
