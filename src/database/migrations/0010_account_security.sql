CREATE TABLE "recovery_code" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"code_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"user_uuid" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"session_uuid" uuid,
	"last_step" integer
);
--> statement-breakpoint
ALTER TABLE "account_link" DROP CONSTRAINT "account_link_purpose";--> statement-breakpoint
ALTER TABLE "account_link" ADD COLUMN "session_uuid" uuid;--> statement-breakpoint
ALTER TABLE "api_token" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '90 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_token" ADD COLUMN "scopes" text[] DEFAULT '{read,plans,editing,administration}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "api_token" ADD COLUMN "last_seen_by" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "is_to_renew" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "former_secret_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "former_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_uuid_user_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."user"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_uuid_user_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."user"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_code_user_uuid_index" ON "recovery_code" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "api_token_expires_at_index" ON "api_token" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_formerSecretHash_unique" UNIQUE("former_secret_hash");--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_purpose" CHECK ("account_link"."purpose" in ('confirm_email', 'change_email', 'stop_email_change', 'reset_password', 'set_up'));--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_scopes" CHECK ("api_token"."scopes" <@ array['read', 'plans', 'editing', 'administration']::text[]);