CREATE TABLE "waiting_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"place" integer NOT NULL,
	"offer_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"participation_id" text,
	"currency" text NOT NULL,
	"price_minor" integer NOT NULL,
	"fee_minor" integer NOT NULL,
	"hold_minor" integer NOT NULL,
	"fee_percent" double precision NOT NULL,
	"window_hours" integer NOT NULL,
	"policy_version" text NOT NULL,
	"agreed_ip" text,
	"agreed_language" text,
	"agreed_text" text,
	"agreed_policy" text,
	"name_shared_at" timestamp with time zone,
	"clubs" text
);
--> statement-breakpoint
CREATE TABLE "waiting_events" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"from_status" text,
	"to_status" text NOT NULL,
	"details" text
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "seats_offered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_agreed_policy_policy_texts_id_fk" FOREIGN KEY ("agreed_policy") REFERENCES "public"."policy_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_events" ADD CONSTRAINT "waiting_events_entry_id_waiting_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waiting_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_one_open" ON "waiting_entries" USING btree ("game_id","guest_id") WHERE "waiting_entries"."status" in ('waiting', 'offered');--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_game" ON "waiting_entries" USING btree ("game_id","place");--> statement-breakpoint
CREATE INDEX "waiting_entries_guest" ON "waiting_entries" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "waiting_events_of" ON "waiting_events" USING btree ("entry_id","at");--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_seats_offered" CHECK ("games"."seats_offered" between 0 and "games"."slots" - "games"."seats_taken");