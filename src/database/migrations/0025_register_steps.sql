CREATE TABLE "register_step" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"import_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"house_uuid" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"facts" jsonb NOT NULL,
	CONSTRAINT "register_step_kind" CHECK ("register_step"."kind" in ('add', 'change', 'drop', 'note'))
);
--> statement-breakpoint
ALTER TABLE "register_import" DROP CONSTRAINT "register_import_state";--> statement-breakpoint
ALTER TABLE "register_import" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "register_step" ADD CONSTRAINT "register_step_import_uuid_register_import_uuid_fk" FOREIGN KEY ("import_uuid") REFERENCES "public"."register_import"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "register_step_import_uuid_kind_index" ON "register_step" USING btree ("import_uuid","kind");--> statement-breakpoint
ALTER TABLE "register_import" ADD CONSTRAINT "register_import_state" CHECK ("register_import"."state" in ('mapping', 'waiting', 'comparing', 'ready', 'applying', 'applied', 'undoing', 'undone', 'cancelled', 'failed'));