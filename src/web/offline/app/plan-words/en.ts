import { facts } from "#web/i18n/messages/en/facts.ts";
import { map } from "#web/i18n/messages/en/map.ts";
import { planner } from "#web/i18n/messages/en/planner.ts";
import { profile } from "#web/i18n/messages/en/profile.ts";

/** Words of plans and of the planner. */
export const words = { facts, map, planner, profile };
