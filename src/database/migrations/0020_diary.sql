CREATE TABLE "plan_diary" (
	"plan_uuid" uuid NOT NULL,
	"date" date NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"stamps" integer,
	"walked_m" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_diary_plan_uuid_date_pk" PRIMARY KEY("plan_uuid","date"),
	CONSTRAINT "plan_diary_numbers" CHECK ("plan_diary"."stamps" >= 0 and "plan_diary"."walked_m" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plan_photo" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"plan_uuid" uuid NOT NULL,
	"date" date NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"blur" text NOT NULL,
	"variants" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "share_diary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "share_photos" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "share_today" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "share_until" date;--> statement-breakpoint
ALTER TABLE "plan_diary" ADD CONSTRAINT "plan_diary_plan_uuid_plan_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."plan"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_photo" ADD CONSTRAINT "plan_photo_plan_uuid_plan_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."plan"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_photo_plan_uuid_date_index" ON "plan_photo" USING btree ("plan_uuid","date");