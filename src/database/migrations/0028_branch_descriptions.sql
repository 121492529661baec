ALTER TABLE "branch" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "branch" ADD COLUMN "description_es" text;