CREATE TABLE "accommodation_owner" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"whatsapp" text,
	"web" text,
	"locale" text DEFAULT 'es' NOT NULL,
	"notes" text,
	"version" integer DEFAULT 1 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_by" uuid,
	CONSTRAINT "accommodation_owner_locale" CHECK ("accommodation_owner"."locale" in ('en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "correction_suggestion" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"accommodation_uuid" uuid NOT NULL,
	"origin" text DEFAULT 'visitor' NOT NULL,
	"changes" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"comment" text,
	"email" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"accepted_fields" text[] DEFAULT '{}'::text[] NOT NULL,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	CONSTRAINT "correction_suggestion_state" CHECK ("correction_suggestion"."state" in ('open', 'accepted', 'refused')),
	CONSTRAINT "correction_suggestion_origin" CHECK ("correction_suggestion"."origin" in ('visitor', 'owner')),
	CONSTRAINT "correction_suggestion_settled" CHECK (("correction_suggestion"."state" = 'open') = ("correction_suggestion"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "email_reply" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"email_uuid" uuid NOT NULL,
	"text" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"recorded_by" uuid
);
--> statement-breakpoint
CREATE TABLE "oauth2_attempt" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"verifier_sealed" text NOT NULL,
	"user_uuid" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth2_connection" (
	"provider" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"scopes" text[] DEFAULT '{}'::text[] NOT NULL,
	"refresh_token_sealed" text,
	"access_token_sealed" text,
	"access_expires_at" timestamp with time zone,
	"state" text DEFAULT 'connected' NOT NULL,
	"error" text,
	"connected_at" timestamp with time zone NOT NULL,
	"connected_by" uuid,
	CONSTRAINT "oauth2_connection_state" CHECK ("oauth2_connection"."state" in ('connected', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "owner_link" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" text NOT NULL,
	"accommodation_uuid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "owner_link_secretHash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "owner_link_purpose" CHECK ("owner_link"."purpose" in ('confirm', 'correct'))
);
--> statement-breakpoint
CREATE TABLE "path_proposal" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"route_uuid" uuid NOT NULL,
	"user_uuid" uuid NOT NULL,
	"file_name" text NOT NULL,
	"proposal" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"town_uuid" uuid,
	"accommodation_uuid" uuid,
	"point_of_interest_uuid" uuid,
	"alt" text NOT NULL,
	"licence" text NOT NULL,
	"author" text,
	"position" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"blur" text NOT NULL,
	"variants" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_by" uuid,
	CONSTRAINT "photo_subject" CHECK (num_nonnulls("photo"."town_uuid", "photo"."accommodation_uuid", "photo"."point_of_interest_uuid") = 1),
	CONSTRAINT "photo_size" CHECK ("photo"."width" > 0 and "photo"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "route_former_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"route_uuid" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accommodation" ADD COLUMN "owner_uuid" uuid;--> statement-breakpoint
ALTER TABLE "email" ADD COLUMN "accommodation_uuid" uuid;--> statement-breakpoint
ALTER TABLE "email" ADD COLUMN "sent_by" uuid;--> statement-breakpoint
ALTER TABLE "correction_suggestion" ADD CONSTRAINT "correction_suggestion_accommodation_uuid_accommodation_uuid_fk" FOREIGN KEY ("accommodation_uuid") REFERENCES "public"."accommodation"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_reply" ADD CONSTRAINT "email_reply_email_uuid_email_uuid_fk" FOREIGN KEY ("email_uuid") REFERENCES "public"."email"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth2_attempt" ADD CONSTRAINT "oauth2_attempt_user_uuid_user_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."user"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth2_connection" ADD CONSTRAINT "oauth2_connection_connected_by_user_uuid_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."user"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_link" ADD CONSTRAINT "owner_link_accommodation_uuid_accommodation_uuid_fk" FOREIGN KEY ("accommodation_uuid") REFERENCES "public"."accommodation"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_proposal" ADD CONSTRAINT "path_proposal_route_uuid_route_uuid_fk" FOREIGN KEY ("route_uuid") REFERENCES "public"."route"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_proposal" ADD CONSTRAINT "path_proposal_user_uuid_user_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."user"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_town_uuid_town_uuid_fk" FOREIGN KEY ("town_uuid") REFERENCES "public"."town"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_accommodation_uuid_accommodation_uuid_fk" FOREIGN KEY ("accommodation_uuid") REFERENCES "public"."accommodation"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_point_of_interest_uuid_point_of_interest_uuid_fk" FOREIGN KEY ("point_of_interest_uuid") REFERENCES "public"."point_of_interest"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_former_slug" ADD CONSTRAINT "route_former_slug_route_uuid_route_uuid_fk" FOREIGN KEY ("route_uuid") REFERENCES "public"."route"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accommodation_owner_name_index" ON "accommodation_owner" USING btree ("name");--> statement-breakpoint
CREATE INDEX "correction_suggestion_accommodation_uuid_index" ON "correction_suggestion" USING btree ("accommodation_uuid");--> statement-breakpoint
CREATE INDEX "correction_suggestion_state_created_at_index" ON "correction_suggestion" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "email_reply_email_uuid_index" ON "email_reply" USING btree ("email_uuid");--> statement-breakpoint
CREATE INDEX "owner_link_accommodation_uuid_index" ON "owner_link" USING btree ("accommodation_uuid");--> statement-breakpoint
CREATE INDEX "photo_town_uuid_index" ON "photo" USING btree ("town_uuid");--> statement-breakpoint
CREATE INDEX "photo_accommodation_uuid_index" ON "photo" USING btree ("accommodation_uuid");--> statement-breakpoint
CREATE INDEX "photo_point_of_interest_uuid_index" ON "photo" USING btree ("point_of_interest_uuid");--> statement-breakpoint
ALTER TABLE "accommodation" ADD CONSTRAINT "accommodation_owner_uuid_accommodation_owner_uuid_fk" FOREIGN KEY ("owner_uuid") REFERENCES "public"."accommodation_owner"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email" ADD CONSTRAINT "email_accommodation_uuid_accommodation_uuid_fk" FOREIGN KEY ("accommodation_uuid") REFERENCES "public"."accommodation"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accommodation_owner_uuid_index" ON "accommodation" USING btree ("owner_uuid");--> statement-breakpoint
CREATE INDEX "email_accommodation_uuid_index" ON "email" USING btree ("accommodation_uuid");--> statement-breakpoint
DO $$
DECLARE
  content_table text;
BEGIN
  FOREACH content_table IN ARRAY ARRAY['accommodation_owner', 'photo', 'route_former_slug'] LOOP
    EXECUTE format(
      'CREATE TRIGGER bump_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION bump_content_revision()',
      content_table
    );
  END LOOP;
END
$$;
