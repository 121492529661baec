import { facts } from "#web/messages/en/facts.ts";
import { openMap } from "#web/messages/en/open-map.ts";

/** What the interactive map says beyond the words of the page. */
export const words = { facts, openMap };
