CREATE TABLE "join_request_events" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"from_status" text,
	"to_status" text NOT NULL,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "join_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"participation_id" text,
	"blocked_at" timestamp with time zone,
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
ALTER TABLE "games" ADD COLUMN "joining" text DEFAULT 'instant' NOT NULL;--> statement-breakpoint
ALTER TABLE "join_request_events" ADD CONSTRAINT "join_request_events_request_id_join_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."join_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_agreed_policy_policy_texts_id_fk" FOREIGN KEY ("agreed_policy") REFERENCES "public"."policy_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "join_request_events_of" ON "join_request_events" USING btree ("request_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "join_requests_one_pending" ON "join_requests" USING btree ("game_id","guest_id") WHERE "join_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "join_requests_game" ON "join_requests" USING btree ("game_id","asked_at");--> statement-breakpoint
CREATE INDEX "join_requests_guest" ON "join_requests" USING btree ("guest_id","asked_at");