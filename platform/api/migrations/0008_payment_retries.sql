ALTER TABLE "payment_outages" ALTER COLUMN "during" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_outages" ADD COLUMN "failed_starts" integer DEFAULT 0 NOT NULL;