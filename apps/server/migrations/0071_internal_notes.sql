CREATE TABLE "internal_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"game_id" text,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"request_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "assignee_id" text;--> statement-breakpoint
CREATE INDEX "internal_notes_subject" ON "internal_notes" USING btree ("kind","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "internal_notes_created" ON "internal_notes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "internal_notes_once" ON "internal_notes" USING btree ("author_id","request_key");--> statement-breakpoint
CREATE INDEX "cases_assignee" ON "cases" USING btree ("assignee_id","status");