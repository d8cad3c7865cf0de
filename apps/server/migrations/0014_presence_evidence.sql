CREATE TABLE "presence_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"game_id" text NOT NULL,
	"user_id" text NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence_locations" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"nearness" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence_review_events" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"from_status" text,
	"to_status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"host_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer_until" timestamp with time zone,
	"statement" text,
	"statement_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "game_reports" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "free_exit_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "agreed_tee_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "presence_answers" ADD CONSTRAINT "presence_answers_review_id_presence_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."presence_reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence_locations" ADD CONSTRAINT "presence_locations_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence_review_events" ADD CONSTRAINT "presence_review_events_review_id_presence_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."presence_reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence_reviews" ADD CONSTRAINT "presence_reviews_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "presence_answers_one_each" ON "presence_answers" USING btree ("review_id","user_id");--> statement-breakpoint
CREATE INDEX "presence_answers_user" ON "presence_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presence_answers_game" ON "presence_answers" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "presence_locations_game" ON "presence_locations" USING btree ("game_id","user_id","at");--> statement-breakpoint
CREATE INDEX "presence_locations_user" ON "presence_locations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presence_review_events_of" ON "presence_review_events" USING btree ("review_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "presence_reviews_one_open" ON "presence_reviews" USING btree ("game_id") WHERE "presence_reviews"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "presence_reviews_game" ON "presence_reviews" USING btree ("game_id","created_at");--> statement-breakpoint
CREATE INDEX "presence_reviews_due" ON "presence_reviews" USING btree ("answer_until") WHERE "presence_reviews"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "presence_reviews_host" ON "presence_reviews" USING btree ("host_id","kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "participations_one_seat_each" ON "participations" USING btree ("game_id","guest_id") WHERE "participations"."status" not in ('declined','left','left_late','seat_released','game_cancelled','force_cancelled');