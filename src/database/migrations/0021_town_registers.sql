ALTER TABLE "town" ADD COLUMN "population" integer;--> statement-breakpoint
ALTER TABLE "town" ADD COLUMN "ine_code" text;--> statement-breakpoint
ALTER TABLE "town" ADD COLUMN "feasts" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "town" ADD CONSTRAINT "town_population" CHECK ("town"."population" > 0);