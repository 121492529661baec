import { facts } from "#web/messages/es/facts.ts";
import { map } from "#web/messages/es/map.ts";
import { planner } from "#web/messages/es/planner.ts";
import { profile } from "#web/messages/es/profile.ts";

/** Words of plans and of the planner. */
export const words = { facts, map, planner, profile };
