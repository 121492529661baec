ALTER TABLE "closure" DROP CONSTRAINT "closure_route_uuid_route_uuid_fk";
--> statement-breakpoint
ALTER TABLE "branch" DROP CONSTRAINT "branch_route_uuid_route_uuid_fk";
--> statement-breakpoint
ALTER TABLE "closure" ADD CONSTRAINT "closure_route_uuid_route_uuid_fk" FOREIGN KEY ("route_uuid") REFERENCES "public"."route"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch" ADD CONSTRAINT "branch_route_uuid_route_uuid_fk" FOREIGN KEY ("route_uuid") REFERENCES "public"."route"("uuid") ON DELETE no action ON UPDATE no action;