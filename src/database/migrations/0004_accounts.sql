CREATE TABLE "account_link" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" text NOT NULL,
	"user_uuid" uuid,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_link_secretHash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "account_link_purpose" CHECK ("account_link"."purpose" in ('confirm_email', 'change_email', 'reset_password', 'set_up')),
	CONSTRAINT "account_link_user" CHECK (("account_link"."user_uuid" is null) = ("account_link"."purpose" = 'set_up'))
);
--> statement-breakpoint
CREATE TABLE "api_token" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"user_uuid" uuid NOT NULL,
	"device_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "api_token_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid,
	"resource" text NOT NULL,
	"resource_uuid" text NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "email" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"template" text NOT NULL,
	"user_uuid" uuid,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "email_state" CHECK ("email"."state" in ('queued', 'sending', 'sent', 'kept', 'failed')),
	CONSTRAINT "email_attempts" CHECK ("email"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "favourite_accommodation" (
	"user_uuid" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"accommodation_uuid" uuid NOT NULL,
	CONSTRAINT "favourite_accommodation_user_uuid_accommodation_uuid_pk" PRIMARY KEY("user_uuid","accommodation_uuid")
);
--> statement-breakpoint
CREATE TABLE "favourite_town" (
	"user_uuid" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"town_uuid" uuid NOT NULL,
	CONSTRAINT "favourite_town_user_uuid_town_uuid_pk" PRIMARY KEY("user_uuid","town_uuid")
);
--> statement-breakpoint
CREATE TABLE "password_reset_request" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"user_uuid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"remember" boolean NOT NULL,
	CONSTRAINT "session_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"locale" text DEFAULT 'en' NOT NULL,
	"units" text DEFAULT 'metric' NOT NULL,
	"clock" text DEFAULT '24h' NOT NULL,
	"pace" jsonb,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"banned_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_email" CHECK ("user"."email" = lower(btrim("user"."email"))),
	CONSTRAINT "user_locale" CHECK ("user"."locale" in ('en', 'es')),
	CONSTRAINT "user_units" CHECK ("user"."units" in ('metric', 'imperial')),
	CONSTRAINT "user_clock" CHECK ("user"."clock" in ('24h', '12h')),
	CONSTRAINT "user_roles" CHECK ("user"."roles" <@ array['editor', 'administrator']::text[])
);
--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_user_uuid_user_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."user"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_uuid_user_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."user"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email" ADD CONSTRAINT "email_user_uuid_user_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."user"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_accommodation" ADD CONSTRAINT "favourite_accommodation_user_uuid_user_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."user"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_accommodation" ADD CONSTRAINT "favourite_accommodation_accommodation_uuid_accommodation_uuid_fk" FOREIGN KEY ("accommodation_uuid") REFERENCES "public"."accommodation"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_town" ADD CONSTRAINT "favourite_town_user_uuid_user_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."user"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_town" ADD CONSTRAINT "favourite_town_town_uuid_town_uuid_fk" FOREIGN KEY ("town_uuid") REFERENCES "public"."town"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_uuid_user_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."user"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_link_user_uuid_purpose_index" ON "account_link" USING btree ("user_uuid","purpose");--> statement-breakpoint
CREATE INDEX "api_token_user_uuid_index" ON "api_token" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "audit_log_resource_resource_uuid_index" ON "audit_log" USING btree ("resource","resource_uuid");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_by_index" ON "audit_log" USING btree ("by");--> statement-breakpoint
CREATE INDEX "email_next_attempt_at_index" ON "email" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "email_created_at_index" ON "email" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "favourite_accommodation_accommodation_uuid_index" ON "favourite_accommodation" USING btree ("accommodation_uuid");--> statement-breakpoint
CREATE INDEX "favourite_town_town_uuid_index" ON "favourite_town" USING btree ("town_uuid");--> statement-breakpoint
CREATE INDEX "rate_limit_resets_at_index" ON "rate_limit" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "session_user_uuid_index" ON "session" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");