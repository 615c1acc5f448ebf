CREATE TABLE "payment_outages" (
	"user_id" text PRIMARY KEY NOT NULL,
	"during" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deposits" ALTER COLUMN "paid_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
UPDATE "deposits" SET "started_at" = "paid_at";--> statement-breakpoint
ALTER TABLE "deposits" ALTER COLUMN "started_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_outages" ADD CONSTRAINT "payment_outages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;