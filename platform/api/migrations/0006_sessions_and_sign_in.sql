CREATE TABLE "known_clients" (
	"user_id" text NOT NULL,
	"client" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_clients_user_id_client_pk" PRIMARY KEY("user_id","client")
);
--> statement-breakpoint
ALTER TABLE "known_clients" ADD CONSTRAINT "known_clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD COLUMN "client" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_links" ALTER COLUMN "client" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD COLUMN "others_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_links" DROP CONSTRAINT "sign_in_links_pkey";--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_email_client_pk" PRIMARY KEY("email","client");--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "renewed_at" timestamp with time zone DEFAULT date_trunc('milliseconds', now()) NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "renewed_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "device" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_previousHash_unique" UNIQUE("previous_hash");--> statement-breakpoint
UPDATE "sessions" SET "expires_at" = least("expires_at", "created_at" + interval '90 days');--> statement-breakpoint
UPDATE "invites" SET "max_uses" = "usage_count" + (SELECT count(*) FROM "registrations" WHERE "kind" = 'poetry-night') WHERE "code" = 'EMBER-POETRY' AND "owner_id" IS NULL;
