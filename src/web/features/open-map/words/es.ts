import { facts } from "#web/messages/es/facts.ts";
import { openMap } from "#web/messages/es/open-map.ts";

/** What the interactive map says beyond the words of the page. */
export const words = { facts, openMap };
