DROP INDEX "audit_log_resource_resource_uuid_index";--> statement-breakpoint
CREATE INDEX "audit_log_resource_uuid_resource_index" ON "audit_log" USING btree ("resource_uuid","resource");--> statement-breakpoint
CREATE INDEX "branch_leaves_waypoint_uuid_index" ON "branch" USING btree ("leaves_waypoint_uuid");--> statement-breakpoint
CREATE INDEX "branch_rejoins_waypoint_uuid_index" ON "branch" USING btree ("rejoins_waypoint_uuid");--> statement-breakpoint
CREATE INDEX "email_user_uuid_index" ON "email" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "path_proposal_route_uuid_index" ON "path_proposal" USING btree ("route_uuid");--> statement-breakpoint
CREATE INDEX "path_proposal_user_uuid_index" ON "path_proposal" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "published_stage_end_town_uuid_index" ON "published_stage" USING btree ("end_town_uuid");--> statement-breakpoint
CREATE INDEX "route_start_town_uuid_index" ON "route" USING btree ("start_town_uuid");--> statement-breakpoint
CREATE INDEX "route_end_town_uuid_index" ON "route" USING btree ("end_town_uuid");--> statement-breakpoint
CREATE INDEX "route_former_slug_route_uuid_index" ON "route_former_slug" USING btree ("route_uuid");