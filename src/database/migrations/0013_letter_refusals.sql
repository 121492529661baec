CREATE TABLE "letter_refusal" (
	"address" text PRIMARY KEY NOT NULL,
	"refused_at" timestamp with time zone NOT NULL
);
