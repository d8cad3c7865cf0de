CREATE TABLE "substitute_link_events" (
	"id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"from_status" text,
	"to_status" text NOT NULL,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "substitute_links" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"participation_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"taken_by" text
);
--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "substitute_for" text;--> statement-breakpoint
ALTER TABLE "substitute_link_events" ADD CONSTRAINT "substitute_link_events_link_id_substitute_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."substitute_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitute_links" ADD CONSTRAINT "substitute_links_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitute_links" ADD CONSTRAINT "substitute_links_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitute_links" ADD CONSTRAINT "substitute_links_taken_by_participations_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "substitute_link_events_of" ON "substitute_link_events" USING btree ("link_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "substitute_links_one_open" ON "substitute_links" USING btree ("participation_id") WHERE "substitute_links"."status" in ('open', 'taking');--> statement-breakpoint
CREATE INDEX "substitute_links_game" ON "substitute_links" USING btree ("game_id","created_at");--> statement-breakpoint
CREATE INDEX "substitute_links_guest" ON "substitute_links" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "participations_one_substitute" ON "participations" USING btree ("substitute_for") WHERE "participations"."status" <> 'declined';