CREATE TABLE "groups" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"experience" text NOT NULL,
	"place" text NOT NULL,
	"size" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"meeting_name" text NOT NULL,
	"meeting_address" text NOT NULL,
	"host" text NOT NULL,
	"word" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stands_at" timestamp with time zone,
	"called_off_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"secret_hash" text NOT NULL,
	"reminded_days" timestamp with time zone,
	"reminded_hours" timestamp with time zone,
	CONSTRAINT "seats_group_id_user_id_pk" PRIMARY KEY("group_id","user_id"),
	CONSTRAINT "seats_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"email" text PRIMARY KEY NOT NULL,
	"id" text DEFAULT gen_random_uuid() NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "staff_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_passkey" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "groups_starts" ON "groups" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "seats_user" ON "seats" USING btree ("user_id");