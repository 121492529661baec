ALTER TABLE "plan" ADD COLUMN "routine" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "goal_nights" integer DEFAULT 1 NOT NULL;