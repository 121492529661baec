CREATE TABLE "trail_note" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"author_uuid" uuid NOT NULL,
	"route_uuid" uuid NOT NULL,
	"town_uuid" uuid NOT NULL,
	"past_m" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"reports_of_members" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	CONSTRAINT "trail_note_kind" CHECK ("trail_note"."kind" in ('water-dry', 'closed', 'full', 'blocked', 'other')),
	CONSTRAINT "trail_note_past" CHECK ("trail_note"."past_m" >= 0)
);
--> statement-breakpoint
CREATE TABLE "trail_note_report" (
	"note_uuid" uuid NOT NULL,
	"reporter_hash" text NOT NULL,
	"is_member" boolean NOT NULL,
	CONSTRAINT "trail_note_report_note_uuid_reporter_hash_pk" PRIMARY KEY("note_uuid","reporter_hash")
);
--> statement-breakpoint
ALTER TABLE "trail_note" ADD CONSTRAINT "trail_note_author_uuid_user_uuid_fk" FOREIGN KEY ("author_uuid") REFERENCES "public"."user"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trail_note" ADD CONSTRAINT "trail_note_route_uuid_route_uuid_fk" FOREIGN KEY ("route_uuid") REFERENCES "public"."route"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trail_note" ADD CONSTRAINT "trail_note_town_uuid_town_uuid_fk" FOREIGN KEY ("town_uuid") REFERENCES "public"."town"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trail_note_report" ADD CONSTRAINT "trail_note_report_note_uuid_trail_note_uuid_fk" FOREIGN KEY ("note_uuid") REFERENCES "public"."trail_note"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trail_note_town_uuid_at_index" ON "trail_note" USING btree ("town_uuid","at");--> statement-breakpoint
CREATE INDEX "trail_note_route_uuid_at_index" ON "trail_note" USING btree ("route_uuid","at");--> statement-breakpoint
CREATE INDEX "trail_note_at_index" ON "trail_note" USING btree ("at");--> statement-breakpoint
CREATE INDEX "trail_note_author_uuid_index" ON "trail_note" USING btree ("author_uuid");