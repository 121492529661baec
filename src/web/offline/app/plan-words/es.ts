import { facts } from "#web/i18n/messages/es/facts.ts";
import { map } from "#web/i18n/messages/es/map.ts";
import { planner } from "#web/i18n/messages/es/planner.ts";
import { profile } from "#web/i18n/messages/es/profile.ts";

/** Words of plans and of the planner. */
export const words = { facts, map, planner, profile };
