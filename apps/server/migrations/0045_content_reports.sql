CREATE TABLE "content_report_texts" (
	"report_id" text NOT NULL,
	"position" integer NOT NULL,
	"sender_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ready_id" text,
	"slots" jsonb,
	"text" text,
	"is_reported" boolean NOT NULL,
	CONSTRAINT "content_report_texts_report_id_position_pk" PRIMARY KEY("report_id","position")
);
--> statement-breakpoint
CREATE TABLE "content_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"game_id" text,
	"reporter_id" text NOT NULL,
	"reported_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"outcome" text,
	"removed" boolean DEFAULT false NOT NULL,
	"rule" text,
	"decision" text
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_report_texts" ADD CONSTRAINT "content_report_texts_report_id_content_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."content_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_report_texts" ADD CONSTRAINT "content_report_texts_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_report_texts_sender" ON "content_report_texts" USING btree ("sender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_reports_once" ON "content_reports" USING btree ("kind","subject_id","reporter_id");--> statement-breakpoint
CREATE INDEX "content_reports_reporter" ON "content_reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "content_reports_reported" ON "content_reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "content_reports_created" ON "content_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "content_reports_game" ON "content_reports" USING btree ("game_id");