CREATE TABLE "published_stage" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"route_uuid" uuid NOT NULL,
	"number" integer NOT NULL,
	"end_town_uuid" uuid NOT NULL,
	"distance_m" integer NOT NULL,
	"ascent_m" integer,
	"descent_m" integer,
	"sources" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_by" uuid,
	CONSTRAINT "published_stage_routeUuid_number_unique" UNIQUE("route_uuid","number"),
	CONSTRAINT "published_stage_number" CHECK ("published_stage"."number" >= 1),
	CONSTRAINT "published_stage_distance" CHECK ("published_stage"."distance_m" > 0),
	CONSTRAINT "published_stage_climb" CHECK ("published_stage"."ascent_m" >= 0 and "published_stage"."descent_m" >= 0)
);
--> statement-breakpoint
ALTER TABLE "published_stage" ADD CONSTRAINT "published_stage_route_uuid_route_uuid_fk" FOREIGN KEY ("route_uuid") REFERENCES "public"."route"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_stage" ADD CONSTRAINT "published_stage_end_town_uuid_town_uuid_fk" FOREIGN KEY ("end_town_uuid") REFERENCES "public"."town"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER bump_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON published_stage
FOR EACH STATEMENT EXECUTE FUNCTION bump_content_revision();
