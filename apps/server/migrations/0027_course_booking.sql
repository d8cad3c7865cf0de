CREATE TABLE "booking_evidence" (
	"game_id" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_bookings" (
	"game_id" text PRIMARY KEY NOT NULL,
	"via" text NOT NULL,
	"reference" text,
	"claim" text,
	"booked_players" integer,
	"names_due_at" timestamp with time zone,
	"free_changes_until" timestamp with time zone,
	"schedule" jsonb NOT NULL,
	"evidence" text DEFAULT 'none' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" text,
	"review_reason" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "booking_badge" text;--> statement-breakpoint
ALTER TABLE "booking_evidence" ADD CONSTRAINT "booking_evidence_game_id_course_bookings_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."course_bookings"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_bookings" ADD CONSTRAINT "course_bookings_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_bookings_claim" ON "course_bookings" USING btree ("claim");--> statement-breakpoint
CREATE INDEX "course_bookings_review" ON "course_bookings" USING btree ("evidence","updated_at");--> statement-breakpoint
CREATE INDEX "course_bookings_names_due" ON "course_bookings" USING btree ("names_due_at") WHERE "course_bookings"."names_due_at" is not null;