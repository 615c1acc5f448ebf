CREATE TABLE "waitlist" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"place" text NOT NULL,
	"idea" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "public_id" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "recorded_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "amount_cents" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "experiences" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "waitlist_email" ON "waitlist" USING btree ("email","role");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_publicId_unique" UNIQUE("public_id");--> statement-breakpoint
UPDATE "payments" SET "amount_cents" = "deposits"."amount_cents", "recorded_at" = "deposits"."started_at", "refunded_at" = "deposits"."refunded_at" FROM "deposits" WHERE "deposits"."reference" = "payments"."reference" AND "deposits"."paid_at" IS NOT NULL;
