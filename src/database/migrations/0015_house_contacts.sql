CREATE TABLE "accommodation_former_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"accommodation_uuid" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipped_row" (
	"resource" text NOT NULL,
	"key" text NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "shipped_row_resource_key_pk" PRIMARY KEY("resource","key")
);
--> statement-breakpoint
ALTER TABLE "accommodation" ADD COLUMN "other_names" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodation" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "accommodation" ADD COLUMN "register_number" text;--> statement-breakpoint
ALTER TABLE "accommodation" ADD COLUMN "second_phone" text;--> statement-breakpoint
ALTER TABLE "accommodation" ADD COLUMN "withheld" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodation_former_slug" ADD CONSTRAINT "accommodation_former_slug_accommodation_uuid_accommodation_uuid_fk" FOREIGN KEY ("accommodation_uuid") REFERENCES "public"."accommodation"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accommodation_former_slug_accommodation_uuid_index" ON "accommodation_former_slug" USING btree ("accommodation_uuid");