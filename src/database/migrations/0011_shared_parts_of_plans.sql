ALTER TABLE "plan" ADD COLUMN "share_notes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "share_prices" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "share_carry" boolean DEFAULT false NOT NULL;