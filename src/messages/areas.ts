import type * as catalogue from "./catalogue.ts";

/**
 * Every message of the pages, by area. They lie in the folders of `web/features`, `web/pages` or `web/components`
 * that show them. A new area is one file in each language and one line of `catalogue.ts`; pages get it from their group in
 * `web/route-messages.ts`.
 */
export type Catalogue = typeof catalogue;

/** A part of the messages of the pages, a file in the folder of each language. */
export type Area = keyof Catalogue;
