ALTER TABLE "accommodation" DROP CONSTRAINT "accommodation_owner_uuid_accommodation_owner_uuid_fk";
--> statement-breakpoint
ALTER TABLE "accommodation" ADD CONSTRAINT "accommodation_owner_uuid_accommodation_owner_uuid_fk" FOREIGN KEY ("owner_uuid") REFERENCES "public"."accommodation_owner"("uuid") ON DELETE no action ON UPDATE no action;