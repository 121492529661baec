DROP INDEX "plan_owner_uuid_index";--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_ownerUuid_idempotencyKey_unique" UNIQUE("owner_uuid","idempotency_key");