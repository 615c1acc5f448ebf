ALTER TABLE "payments" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute" text;--> statement-breakpoint
UPDATE "payments" SET "refund" = 'succeeded' WHERE "refunded_at" IS NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "provider" = "deposits"."provider" FROM "deposits" WHERE "deposits"."reference" = "payments"."reference";
