CREATE TABLE "house_fact" (
	"accommodation_uuid" uuid NOT NULL,
	"field" text NOT NULL,
	"source" text NOT NULL,
	"date" text NOT NULL,
	"value" jsonb NOT NULL,
	"certainty" text,
	"licence" text NOT NULL,
	"import_uuid" uuid,
	CONSTRAINT "house_fact_accommodation_uuid_field_source_date_pk" PRIMARY KEY("accommodation_uuid","field","source","date")
);
--> statement-breakpoint
CREATE TABLE "register_file" (
	"import_uuid" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_import" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"state" text NOT NULL,
	"format" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"licence" text DEFAULT '' NOT NULL,
	"date" text NOT NULL,
	"header" jsonb NOT NULL,
	"sample" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"fault" text,
	"leased_until" timestamp with time zone,
	"applied_at" timestamp with time zone,
	"left" integer,
	CONSTRAINT "register_import_state" CHECK ("register_import"."state" in ('mapping', 'waiting', 'comparing', 'ready', 'applied', 'undone', 'cancelled', 'failed')),
	CONSTRAINT "register_import_rows" CHECK ("register_import"."rows" >= 0)
);
--> statement-breakpoint
CREATE TABLE "register_mapping" (
	"header" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"source" text NOT NULL,
	"licence" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_row" (
	"import_uuid" uuid NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"house_uuid" uuid,
	"town_uuid" uuid,
	"score" real,
	"date" text NOT NULL,
	"certainty" text NOT NULL,
	"changes" jsonb NOT NULL,
	"is_ticked" boolean NOT NULL,
	"fields" text[] NOT NULL,
	CONSTRAINT "register_row_import_uuid_line_pk" PRIMARY KEY("import_uuid","line"),
	CONSTRAINT "register_row_kind" CHECK ("register_row"."kind" in ('changed', 'doubtful', 'new', 'gone'))
);
--> statement-breakpoint
ALTER TABLE "house_fact" ADD CONSTRAINT "house_fact_accommodation_uuid_accommodation_uuid_fk" FOREIGN KEY ("accommodation_uuid") REFERENCES "public"."accommodation"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_fact" ADD CONSTRAINT "house_fact_import_uuid_register_import_uuid_fk" FOREIGN KEY ("import_uuid") REFERENCES "public"."register_import"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_file" ADD CONSTRAINT "register_file_import_uuid_register_import_uuid_fk" FOREIGN KEY ("import_uuid") REFERENCES "public"."register_import"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_row" ADD CONSTRAINT "register_row_import_uuid_register_import_uuid_fk" FOREIGN KEY ("import_uuid") REFERENCES "public"."register_import"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_row" ADD CONSTRAINT "register_row_house_uuid_accommodation_uuid_fk" FOREIGN KEY ("house_uuid") REFERENCES "public"."accommodation"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_row" ADD CONSTRAINT "register_row_town_uuid_town_uuid_fk" FOREIGN KEY ("town_uuid") REFERENCES "public"."town"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_fact_import_uuid_index" ON "house_fact" USING btree ("import_uuid");--> statement-breakpoint
CREATE INDEX "register_import_created_at_index" ON "register_import" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "register_import_state_index" ON "register_import" USING btree ("state");--> statement-breakpoint
CREATE INDEX "register_row_house_uuid_index" ON "register_row" USING btree ("house_uuid");--> statement-breakpoint
CREATE INDEX "register_row_town_uuid_index" ON "register_row" USING btree ("town_uuid");