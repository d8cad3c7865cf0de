ALTER TABLE "email_changes" ADD COLUMN "started_by" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "resent_from" text;--> statement-breakpoint
CREATE INDEX "outbox_resent" ON "outbox" USING btree ("resent_from");