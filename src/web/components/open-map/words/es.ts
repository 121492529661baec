import { facts } from "#web/i18n/messages/es/facts.ts";
import { openMap } from "#web/i18n/messages/es/open-map.ts";

/** What the interactive map says beyond the words of the page. */
export const words = { facts, openMap };
