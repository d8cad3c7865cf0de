CREATE TABLE "dispute_events" (
	"id" text PRIMARY KEY NOT NULL,
	"dispute_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"from_status" text,
	"to_status" text NOT NULL,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "dispute_funds" (
	"id" text PRIMARY KEY NOT NULL,
	"dispute_id" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"fee_minor" integer NOT NULL,
	"fee_currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"game_id" text NOT NULL,
	"participation_id" text,
	"booking" text NOT NULL,
	"intent_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"network_reason" text,
	"currency" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"respond_by" timestamp with time zone,
	"reminded" integer,
	"frozen_minor" integer DEFAULT 0 NOT NULL,
	"from_host_minor" integer DEFAULT 0 NOT NULL,
	"lost_minor" integer DEFAULT 0 NOT NULL,
	"evidence" jsonb,
	"submitted_at" timestamp with time zone,
	"submitted_by" text,
	"blocks_user_id" text NOT NULL,
	"joining_released_at" timestamp with time zone,
	"joining_released_by" text,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fraud_warnings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"game_id" text NOT NULL,
	"booking" text NOT NULL,
	"intent_id" text NOT NULL,
	"fraud_type" text NOT NULL,
	"actionable" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "agreed_language" text;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "agreed_text" text;--> statement-breakpoint
ALTER TABLE "dispute_events" ADD CONSTRAINT "dispute_events_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_funds" ADD CONSTRAINT "dispute_funds_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_warnings" ADD CONSTRAINT "fraud_warnings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_warnings" ADD CONSTRAINT "fraud_warnings_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_events_of" ON "dispute_events" USING btree ("dispute_id","at");--> statement-breakpoint
CREATE INDEX "dispute_funds_of" ON "dispute_funds" USING btree ("dispute_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_provider" ON "disputes" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "disputes_booking" ON "disputes" USING btree ("booking");--> statement-breakpoint
CREATE INDEX "disputes_user" ON "disputes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "disputes_blocks" ON "disputes" USING btree ("blocks_user_id");--> statement-breakpoint
CREATE INDEX "disputes_created" ON "disputes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "disputes_deadline" ON "disputes" USING btree ("respond_by","id");--> statement-breakpoint
CREATE INDEX "disputes_game" ON "disputes" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("status","respond_by") WHERE "disputes"."status" not in ('won', 'lost', 'closed');--> statement-breakpoint
CREATE INDEX "fraud_warnings_booking" ON "fraud_warnings" USING btree ("booking");--> statement-breakpoint
CREATE INDEX "fraud_warnings_user" ON "fraud_warnings" USING btree ("user_id");