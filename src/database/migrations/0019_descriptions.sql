ALTER TABLE "point_of_interest" ADD COLUMN "description_es" text;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "summary_es" text;--> statement-breakpoint
ALTER TABLE "town" ADD COLUMN "description_es" text;