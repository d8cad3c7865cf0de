ALTER TABLE "outbox" ADD COLUMN "message_references" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "request_events" ADD COLUMN "message_id" text;