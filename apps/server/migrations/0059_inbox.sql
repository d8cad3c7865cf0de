CREATE TABLE "reply_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text,
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
ALTER TABLE "request_events" ADD COLUMN "from_address" text;--> statement-breakpoint
ALTER TABLE "request_events" ADD COLUMN "dedupe_key" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reply_templates_kind" ON "reply_templates" USING btree ("kind");--> statement-breakpoint
CREATE UNIQUE INDEX "request_events_once" ON "request_events" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "requests_assignee" ON "requests" USING btree ("assignee_id","status");