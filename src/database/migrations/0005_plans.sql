CREATE TABLE "plan" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"owner_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"start_date" date,
	"legs" jsonb NOT NULL,
	"left_behind" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"share_token" text,
	"calendar_token" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_shareToken_unique" UNIQUE("share_token"),
	CONSTRAINT "plan_calendarToken_unique" UNIQUE("calendar_token")
);
--> statement-breakpoint
CREATE TABLE "plan_day" (
	"plan_uuid" uuid NOT NULL,
	"number" integer NOT NULL,
	"key" integer NOT NULL,
	"leg" integer NOT NULL,
	"kind" text NOT NULL,
	"from_town" text NOT NULL,
	"to_town" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"house_uuid" uuid,
	"house_state" text DEFAULT 'none' NOT NULL,
	"booking_reference" text DEFAULT '' NOT NULL,
	"price_cents" integer,
	"notes" text DEFAULT '' NOT NULL,
	"carry" text DEFAULT '' NOT NULL,
	CONSTRAINT "plan_day_plan_uuid_number_pk" PRIMARY KEY("plan_uuid","number"),
	CONSTRAINT "plan_day_planUuid_key_unique" UNIQUE("plan_uuid","key"),
	CONSTRAINT "plan_day_kind" CHECK ("plan_day"."kind" in ('walk', 'rest')),
	CONSTRAINT "plan_day_house_state" CHECK ("plan_day"."house_state" in ('none', 'walk_in', 'asked', 'booked')),
	CONSTRAINT "plan_day_number" CHECK ("plan_day"."number" >= 1),
	CONSTRAINT "plan_day_price" CHECK ("plan_day"."price_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_owner_uuid_user_uuid_fk" FOREIGN KEY ("owner_uuid") REFERENCES "public"."user"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_day" ADD CONSTRAINT "plan_day_plan_uuid_plan_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."plan"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_day" ADD CONSTRAINT "plan_day_house_uuid_accommodation_uuid_fk" FOREIGN KEY ("house_uuid") REFERENCES "public"."accommodation"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_owner_uuid_index" ON "plan" USING btree ("owner_uuid");--> statement-breakpoint
CREATE INDEX "plan_day_house_uuid_index" ON "plan_day" USING btree ("house_uuid");