ALTER TABLE "plan_diary" RENAME COLUMN "stamps" TO "stamps_counted";--> statement-breakpoint
ALTER TABLE "plan_diary" DROP CONSTRAINT "plan_diary_numbers";--> statement-breakpoint
ALTER TABLE "plan_diary" ADD COLUMN "stamps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "plan_diary" SET "stamps" = (
	SELECT jsonb_agg(jsonb_build_object('id', 'counted-' || number, 'place', '')) FROM generate_series(1, "stamps_counted") AS number
) WHERE "stamps_counted" > 0;--> statement-breakpoint
ALTER TABLE "plan_diary" DROP COLUMN "stamps_counted";--> statement-breakpoint
ALTER TABLE "plan_diary" ADD CONSTRAINT "plan_diary_numbers" CHECK ("plan_diary"."walked_m" >= 0);
