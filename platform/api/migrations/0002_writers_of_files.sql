ALTER TABLE "loose_files" ADD COLUMN "writer" integer;--> statement-breakpoint
ALTER TABLE "loose_files" DROP COLUMN "expires_at";