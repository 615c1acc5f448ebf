CREATE TABLE "payments" (
	"reference" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "payments" ("reference") SELECT "reference" FROM "deposits";--> statement-breakpoint
ALTER TABLE "passkeys" ALTER COLUMN "counter" SET DATA TYPE bigint;