ALTER TABLE "outbox" DROP CONSTRAINT "outbox_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "to" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "group_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "event" jsonb;--> statement-breakpoint
-- Questions are still asked. Everything else that waits is on the page of its member.
UPDATE "outbox" SET "to" = "seats"."user_id", "group_id" = "seats"."group_id", "event" = '{"kind":"asked","isMoved":false}'
FROM "seats" WHERE "seats"."user_id" = "outbox"."user_id" AND "seats"."state" = 'asked' AND "outbox"."notice"::text LIKE '%answer=coming%';--> statement-breakpoint
DELETE FROM "outbox" WHERE "to" IS NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "to" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "event" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "notice";
