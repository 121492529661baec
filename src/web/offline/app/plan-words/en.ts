import { facts } from "#web/messages/en/facts.ts";
import { map } from "#web/messages/en/map.ts";
import { planner } from "#web/messages/en/planner.ts";
import { profile } from "#web/messages/en/profile.ts";

/** Words of plans and of the planner. */
export const words = { facts, map, planner, profile };
