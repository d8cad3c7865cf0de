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
CREATE INDEX "requests_assignee" ON "requests" USING btree ("assignee_id","status");--> statement-breakpoint
-- a thread for each report and appeal that waits; the id of the record makes the reference
INSERT INTO "requests" ("id", "reference", "kind", "status", "user_id", "name", "email", "language", "fields", "body_hash", "created_at", "updated_at")
SELECT r."id", 'TG-' || upper(substr(r."id", 1, 6)), CASE r."reason" WHEN 'appeal' THEN 'appeal' ELSE 'report' END, 'received', u."id",
  coalesce(nullif(trim(concat_ws(' ', p."first_name", p."last_name")), ''), u."email"), u."email", u."language",
  jsonb_build_object('source', 'issue', 'reason', r."reason", 'message', r."message", 'gameId', r."game_id"), '', r."created_at", r."created_at"
FROM "game_reports" r JOIN "users" u ON u."id" = r."reporter_id" JOIN "profiles" p ON p."user_id" = u."id"
WHERE r."fixed_at" IS NULL AND u."deleted_at" IS NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "requests" ("id", "reference", "kind", "status", "user_id", "name", "email", "language", "fields", "body_hash", "created_at", "updated_at")
SELECT r."id", 'TG-' || upper(substr(r."id", 1, 6)), 'report', 'received', u."id",
  coalesce(nullif(trim(concat_ws(' ', p."first_name", p."last_name")), ''), u."email"), u."email", u."language",
  jsonb_build_object('source', 'content', 'reason', r."reason", 'message', r."note", 'gameId', r."game_id"), '', r."created_at", r."created_at"
FROM "content_reports" r JOIN "users" u ON u."id" = r."reporter_id" JOIN "profiles" p ON p."user_id" = u."id"
WHERE r."decided_at" IS NULL AND u."deleted_at" IS NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "request_events" ("id", "request_id", "at", "event", "to_status")
SELECT r."id", r."id", r."created_at", 'received', 'received' FROM "requests" r
WHERE r."kind" IN ('report', 'appeal')
ON CONFLICT DO NOTHING;
