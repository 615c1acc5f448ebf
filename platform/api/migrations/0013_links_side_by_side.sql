ALTER TABLE "sign_in_links" DROP CONSTRAINT "sign_in_links_email_client_pk";--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD PRIMARY KEY ("secret_hash");--> statement-breakpoint
CREATE INDEX "sign_in_links_email" ON "sign_in_links" USING btree ("email");