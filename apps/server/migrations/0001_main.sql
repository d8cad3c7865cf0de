CREATE TABLE "account_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"hash" text NOT NULL,
	"user_id" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"first_name" text,
	"last_name" text,
	"contact_number" text,
	"gender" text,
	"birth_date" text,
	"country" text,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"skill_level" text,
	"handicap" double precision,
	"playing_frequency" text,
	"years_playing" integer,
	"favorite_courses" text,
	"golf_goals" text,
	"golf_experience_type" text,
	"experience_level" text,
	"partner_preferences" text,
	"golf_pet_peeves" text,
	"photo_id" text,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"time_zone" text,
	"updated_at" timestamp with time zone NOT NULL,
	"rating" double precision,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"games_hosted" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_agent" text,
	"ip" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text,
	"password_hash" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"theme" text DEFAULT 'dark' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"email_verified_at" timestamp with time zone,
	"host_terms_accepted_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"totp_secret" text,
	"totp_enrolled_at" timestamp with time zone,
	"totp_last_step" integer,
	"totp_failures" integer DEFAULT 0 NOT NULL,
	"totp_failed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"suspended_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"user_id" text,
	"properties" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_customers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"funding" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ja" text NOT NULL,
	"name_romaji" text NOT NULL,
	"prefecture" text NOT NULL,
	"prefecture_ja" text NOT NULL,
	"region" text NOT NULL,
	"municipality" text NOT NULL,
	"municipality_ja" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"holes" integer,
	"terrain" text NOT NULL,
	"terrain_known" boolean DEFAULT false NOT NULL,
	"weekday_price_jpy" integer,
	"weekend_price_jpy" integer,
	"price_year" integer,
	"price_note" text,
	"price_source_url" text,
	"visitors_welcome" text,
	"architect" text,
	"opened_year" integer,
	"par" integer,
	"access" text,
	"website" text,
	"events" text,
	"hidden_at" timestamp with time zone,
	"merged_into" text,
	"corrected_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_events" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"from_status" text,
	"to_status" text,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" text PRIMARY KEY NOT NULL,
	"host_id" text NOT NULL,
	"course_id" text,
	"course_name" text NOT NULL,
	"course_name_ja" text,
	"tee_time" timestamp with time zone NOT NULL,
	"location" text NOT NULL,
	"prefecture" text,
	"municipality" text,
	"region" text,
	"price_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"slots" integer NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"skill_level" text NOT NULL,
	"notes" text,
	"course_type" text NOT NULL,
	"meal_included" boolean NOT NULL,
	"meal_package_type" text NOT NULL,
	"caddie_included" boolean NOT NULL,
	"play_through" boolean NOT NULL,
	"transportation_provided" boolean NOT NULL,
	"transportation_details" text,
	"cart_system" text NOT NULL,
	"two_some_guarantee" boolean NOT NULL,
	"course_terrain" text NOT NULL,
	"dress_code_level" text NOT NULL,
	"extras" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"settled_at" timestamp with time zone,
	"qr_opened_at" timestamp with time zone,
	"search_text" text NOT NULL,
	CONSTRAINT "games_seats" CHECK ("games"."seats_taken" between 0 and "games"."slots")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"reply_to" text,
	"user_id" text,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"off" text[] DEFAULT '{}' NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders_sent" (
	"game_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"tee_time" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_sent_game_id_user_id_kind_tee_time_pk" PRIMARY KEY("game_id","user_id","kind","tee_time")
);
--> statement-breakpoint
CREATE TABLE "charge_events" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"game_id" text NOT NULL,
	"participation_id" text,
	"hold_id" text,
	"cause" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"fee_minor" integer NOT NULL,
	"basis" text NOT NULL,
	"policy_version" text NOT NULL,
	"card_id" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"off_session" boolean DEFAULT true NOT NULL,
	"intent_id" text,
	"client_secret" text,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refund_events" (
	"id" text PRIMARY KEY NOT NULL,
	"refund_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"game_id" text NOT NULL,
	"participation_id" text,
	"booking" text NOT NULL,
	"intent_id" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"from_host_minor" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"problem" text,
	"given_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "captures" (
	"id" text PRIMARY KEY NOT NULL,
	"hold_id" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"basis" text NOT NULL,
	"policy_version" text NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"game_id" text NOT NULL,
	"participation_id" text,
	"hold_id" text,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "check_in_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"nonce" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "check_in_failures" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"fixed_at" timestamp with time zone,
	"fixed_by" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "hold_events" (
	"id" text PRIMARY KEY NOT NULL,
	"hold_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" text PRIMARY KEY NOT NULL,
	"participation_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"card_id" text NOT NULL,
	"status" text NOT NULL,
	"goal" text DEFAULT 'keep' NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"fee_minor" integer NOT NULL,
	"place_at" timestamp with time zone NOT NULL,
	"give_up_at" timestamp with time zone,
	"attempt" integer DEFAULT 1 NOT NULL,
	"off_session" boolean NOT NULL,
	"intent_id" text,
	"client_secret" text,
	"capture_before" timestamp with time zone,
	"authorised_at" timestamp with time zone,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"booking" text NOT NULL,
	"account" text NOT NULL,
	"party_id" text,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"capture_id" text,
	"game_id" text,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participation_events" (
	"id" text PRIMARY KEY NOT NULL,
	"participation_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"from_status" text,
	"to_status" text NOT NULL,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "participations" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"price_minor" integer NOT NULL,
	"fee_minor" integer NOT NULL,
	"hold_minor" integer NOT NULL,
	"fee_percent" double precision NOT NULL,
	"window_hours" integer NOT NULL,
	"policy_version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"agreed_ip" text,
	"free_exit" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"checked_in_at" timestamp with time zone,
	"check_in_by" text,
	"missing_at" timestamp with time zone,
	"statement_until" timestamp with time zone,
	"statement" text,
	"statement_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" integer,
	"currency" text,
	"game_id" text,
	"participation_id" text,
	"hold_id" text,
	"counterpart_id" text,
	"card" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"booking" text
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text,
	"intent_id" text,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "request_events" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"operator_id" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"fields" jsonb NOT NULL,
	"request_key" text,
	"body_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text,
	"before" text,
	"after" text,
	"ip" text
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "strikes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"game_id" text,
	"given_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" text,
	"removal_reason" text
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"given_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" text,
	"lift_reason" text
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_customers" ADD CONSTRAINT "card_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_events" ADD CONSTRAINT "game_events_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_hash_sessions_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders_sent" ADD CONSTRAINT "reminders_sent_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_events" ADD CONSTRAINT "charge_events_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_hold_id_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_events" ADD CONSTRAINT "refund_events_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_hold_id_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_codes" ADD CONSTRAINT "check_in_codes_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_reports" ADD CONSTRAINT "game_reports_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold_events" ADD CONSTRAINT "hold_events_hold_id_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participation_events" ADD CONSTRAINT "participation_events_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_tokens_hash" ON "account_tokens" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "photos_user" ON "photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ((lower(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("contact_number", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username")) WHERE "users"."username" is not null;--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("suspended_until") WHERE "users"."suspended_until" is not null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ((lower("email" || ' ' || coalesce("username", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "analytics_events_name" ON "analytics_events" USING btree ("name","at");--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "analytics_events_user" ON "analytics_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cards_user" ON "cards" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_provider" ON "cards" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_one_default" ON "cards" USING btree ("user_id") WHERE "cards"."is_default" and "cards"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "courses_search" ON "courses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "courses_name" ON "courses" USING btree ("name_en");--> statement-breakpoint
CREATE INDEX "courses_place" ON "courses" USING btree ("region","prefecture");--> statement-breakpoint
CREATE INDEX "game_events_game" ON "game_events" USING btree ("game_id","at");--> statement-breakpoint
CREATE INDEX "games_upcoming" ON "games" USING btree ("tee_time","id") WHERE "games"."status" in ('scheduled', 'active');--> statement-breakpoint
CREATE INDEX "games_upcoming_region" ON "games" USING btree ("region","tee_time") WHERE "games"."status" in ('scheduled', 'active');--> statement-breakpoint
CREATE INDEX "games_tee" ON "games" USING btree ("tee_time","id");--> statement-breakpoint
CREATE INDEX "games_created" ON "games" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "games_status" ON "games" USING btree ("status","tee_time");--> statement-breakpoint
CREATE INDEX "games_host" ON "games" USING btree ("host_id","tee_time");--> statement-breakpoint
CREATE INDEX "games_course" ON "games" USING btree ("course_id","tee_time");--> statement-breakpoint
CREATE INDEX "games_search" ON "games" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_to" ON "outbox" USING btree ("to_address","created_at");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "reminders_sent_user" ON "reminders_sent" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminders_sent_tee" ON "reminders_sent" USING btree ("tee_time");--> statement-breakpoint
CREATE INDEX "charge_events_of" ON "charge_events" USING btree ("charge_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_one_a_hold" ON "charges" USING btree ("hold_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_one_penalty" ON "charges" USING btree ("game_id") WHERE "charges"."cause" = 'host_absent';--> statement-breakpoint
CREATE INDEX "charges_user" ON "charges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "charges_intent" ON "charges" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "charges_open" ON "charges" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "refund_events_of" ON "refund_events" USING btree ("refund_id","at");--> statement-breakpoint
CREATE INDEX "refunds_booking" ON "refunds" USING btree ("booking");--> statement-breakpoint
CREATE INDEX "refunds_user" ON "refunds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "captures_one_each" ON "captures" USING btree ("hold_id") WHERE "captures"."status" <> 'failed';--> statement-breakpoint
CREATE INDEX "cases_open" ON "cases" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "cases_game" ON "cases" USING btree ("game_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_one_absent_host" ON "cases" USING btree ("game_id") WHERE "cases"."kind" = 'host_absent';--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_codes_live" ON "check_in_codes" USING btree ("game_id") WHERE "check_in_codes"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "check_in_failures_game" ON "check_in_failures" USING btree ("game_id","at");--> statement-breakpoint
CREATE INDEX "check_in_failures_user" ON "check_in_failures" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "game_reports_game" ON "game_reports" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "game_reports_created" ON "game_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "hold_events_of" ON "hold_events" USING btree ("hold_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_one_each" ON "holds" USING btree ("participation_id");--> statement-breakpoint
CREATE INDEX "holds_intent" ON "holds" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "holds_card" ON "holds" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "holds_lapsing" ON "holds" USING btree ("status","capture_before");--> statement-breakpoint
CREATE INDEX "holds_guest" ON "holds" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "ledger_booking" ON "ledger_entries" USING btree ("booking");--> statement-breakpoint
CREATE INDEX "ledger_account" ON "ledger_entries" USING btree ("account","party_id");--> statement-breakpoint
CREATE INDEX "ledger_time" ON "ledger_entries" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "participation_events_of" ON "participation_events" USING btree ("participation_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "participations_one_seat" ON "participations" USING btree ("game_id","guest_id") WHERE "participations"."status" in ('reserved','confirmed','checked_in','missing','disputed','no_show','host_absent');--> statement-breakpoint
CREATE INDEX "participations_guest" ON "participations" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "participations_game" ON "participations" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "transactions_booking" ON "transactions" USING btree ("booking");--> statement-breakpoint
CREATE INDEX "transactions_user" ON "transactions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "transactions_created" ON "transactions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_hold" ON "transactions" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "webhook_events_open" ON "webhook_events" USING btree ("received_at") WHERE "webhook_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "request_events_request" ON "request_events" USING btree ("request_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "requests_reference" ON "requests" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "requests_key" ON "requests" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "requests_user" ON "requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "requests_email" ON "requests" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "requests_status" ON "requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "strikes_user" ON "strikes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "suspensions_user" ON "suspensions" USING btree ("user_id");