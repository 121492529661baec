import { sql } from "drizzle-orm";
import { route } from "./route.ts";

/**
 * Whether everybody sees a route: it is published, and so is a way to walk on its main branch. Editors may publish a
 * route before its way. For queries that name the table by its own name.
 */
export const isPublicRoute = sql<boolean>`(${route.published} AND EXISTS (
  SELECT FROM branch AS main_branch
  JOIN branch_segment AS main_part ON main_part.branch_uuid = main_branch.uuid
  JOIN segment AS main_segment ON main_segment.uuid = main_part.segment_uuid AND main_segment.published
  JOIN segment_arc AS main_step ON main_step.segment_uuid = main_segment.uuid
  JOIN arc AS main_arc ON main_arc.id = main_step.arc_id AND main_arc.published AND main_arc.mode = 'walk'
  WHERE main_branch.route_uuid = "route"."uuid" AND main_branch.kind = 'main' AND main_branch.published))`;
