CREATE TABLE "check_in_scans" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"participation_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"code_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone,
	"result" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"rater_id" text NOT NULL,
	"ratee_id" text NOT NULL,
	"stars" integer NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_by" text,
	"hidden_reason" text
);
--> statement-breakpoint
ALTER TABLE "game_reports" ALTER COLUMN "game_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "game_reports" ADD COLUMN "strike_id" text;--> statement-breakpoint
ALTER TABLE "game_reports" ADD COLUMN "rating_id" text;--> statement-breakpoint
ALTER TABLE "game_reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "check_in_scans" ADD CONSTRAINT "check_in_scans_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_scans" ADD CONSTRAINT "check_in_scans_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_rater_id_users_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_ratee_id_users_id_fk" FOREIGN KEY ("ratee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_scans_of" ON "check_in_scans" USING btree ("participation_id","received_at");--> statement-breakpoint
CREATE INDEX "check_in_scans_game" ON "check_in_scans" USING btree ("game_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ratings_one_each" ON "ratings" USING btree ("game_id","rater_id","ratee_id");--> statement-breakpoint
CREATE INDEX "ratings_of" ON "ratings" USING btree ("ratee_id","shown_at");--> statement-breakpoint
CREATE INDEX "ratings_by" ON "ratings" USING btree ("rater_id");--> statement-breakpoint
CREATE INDEX "game_reports_reporter" ON "game_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_reports_one_appeal" ON "game_reports" USING btree ("reporter_id","game_id") WHERE "game_reports"."reason" = 'appeal' and "game_reports"."game_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "game_reports_one_appeal_strike" ON "game_reports" USING btree ("strike_id") WHERE "game_reports"."reason" = 'appeal' and "game_reports"."game_id" is null;